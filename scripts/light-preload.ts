/**
 * What stands before every dynamic import in a build: it asks for the files that the imported one needs along with it,
 * so that they do not come one after the other. Vite's own does the same and more (stylesheets, nonces, its own event),
 * which nothing here uses; every page would pay 0.7 kB for it before anybody touches the page.
 */
import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { readonly name: string }>;

/** The module that Vite imports its `__vitePreload` from. */
const HELPER = /vite\/preload-helper\.js$/;

/** Replaces Vite's helper. */
export function lightPreload(): VitePlugin {
  let base = '/';
  return {
    name: 'light-preload',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transform: { order: 'post', filter: { id: HELPER }, handler: () => ({ code: helper(base), map: null }) },
  };
}

function helper(base: string): string {
  return `
const asked = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    asked[file] ??= document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }),
    );
  return load();
};`;
}
