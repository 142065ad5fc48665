/**
 * Names the bends of each drawing anew. dagre counts them through all drawings, so that no two of them have a name in common: V8 puts
 * each of those names among what lives long, and every list that it stands in gets a form that nothing else has. Where each drawing
 * counts from 1, as if it were the first, its places are the same and it takes two thirds of the time.
 */
import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { readonly name: string }>;

const DAGRE = '@dagrejs/dagre';

/** Rewrites dagre where pages are made; a drawing made elsewhere is the same. */
export function namesInDrawings(): VitePlugin {
  return {
    name: 'names-in-drawings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'prerender',
    config: () => ({ environments: { prerender: { resolve: { noExternal: [DAGRE] } } } }),
    transform: (code, id) => (id.includes(`/node_modules/${DAGRE}/`) ? withNamesAnew(code) : undefined),
  };
}

/** How dagre makes a name: `var at=0;function $(e){let n=++at;return e+(""+n)}`. */
const COUNTER =
  /var (?<count>[\w$]+)=0;function [\w$]+\((?<kind>\w+)\)\{let (?<now>\w+)=\+\+\k<count>;return \k<kind>\+\(""\+\k<now>\)\}/g;
/** How it gives out what places a drawing: `export{T as Graph,Oe as layout,…}`. */
const LAYOUT = /(?<=\bexport\{(?:[^}]*,)?)(?<own>[\w$]+) as layout\b/g;

/**
 * dagre with a `layout` that begins to count anew. It is done before it returns, so that no two of them count at the same time.
 * @throws where this dagre does not count, or give out `layout`, in the same words.
 */
export function withNamesAnew(code: string): string {
  const [counter, ...more] = code.matchAll(COUNTER);
  const [layout, ...others] = code.matchAll(LAYOUT);
  const [count, own] = [counter?.groups?.['count'], layout?.groups?.['own']];
  if (count === undefined || own === undefined || more.length + others.length > 0)
    throw new Error(`${DAGRE} no longer names what it draws as it did: see scripts/names-in-drawings.ts`);
  return `${code.replace(LAYOUT, 'layoutAnew as layout')}\nfunction layoutAnew(...all){${count}=0;return ${own}(...all)}\n`;
}
