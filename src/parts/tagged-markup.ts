/**
 * Renders language tags in texts (model/language-tags.ts) as elements with `lang`, in the build and in the
 * browser. It hooks into Preact's element creation, so that no component has to handle tags.
 */
import { Fragment, h, options, type ComponentChild, type ComponentChildren, type VNode } from 'preact';
import type { Language } from '#model/language.ts';
import { hasTags, piecesOf, replaceTags, untagged } from '#model/language-tags.ts';

/** Elements that cannot contain other elements. */
const TEXT_ONLY: readonly unknown[] = ['option', 'title', 'textarea'];

let marks = false;

/** Installs the hook. */
export function markLanguages(): void {
  if (marks) return;
  marks = true;
  const before = options.vnode;
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string' || vnode.type === Fragment) vnode.props = markedProps(vnode);
    before?.(vnode);
  };
}

type Props = Readonly<Record<string, unknown>>;

function markedProps({ type, props }: VNode): VNode['props'] {
  const given = props as Props;
  const marked = Object.entries(given).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (key === 'children') return childrenOf(type, given['lang'], value as ComponentChildren);
    if (key === 'dangerouslySetInnerHTML') return [[key, htmlOf(value as { readonly __html: string })]];
    return typeof value === 'string' && hasTags(value) ? [[key, untagged(value)]] : [];
  });
  return marked.length === 0 ? props : ({ ...given, ...Object.fromEntries(marked) } as VNode['props']);
}

/** The children, and the element's own language if one tag covers all of its text. */
function childrenOf(type: unknown, lang: unknown, children: ComponentChildren) {
  if (!isTagged(children)) return [];
  if (typeof children === 'string') {
    const [only, ...others] = piecesOf(children);
    const whole = typeof type === 'string' && only?.lang !== undefined && (lang === undefined || lang === only.lang);
    if (whole && (others.length === 0 || TEXT_ONLY.includes(type))) {
      return [['children', untagged(children)] as const, ['lang', only.lang] as const];
    }
  }
  return [['children', TEXT_ONLY.includes(type) ? plain(children) : inPieces(children)] as const];
}

function isTagged(children: ComponentChildren): boolean {
  if (Array.isArray(children)) return children.some(isTagged);
  return typeof children === 'string' && hasTags(children);
}

function inPieces(children: ComponentChildren): ComponentChildren {
  if (Array.isArray(children)) return children.map(inPieces);
  if (typeof children !== 'string' || !hasTags(children)) return children;
  return piecesOf(children).map(({ text, lang }): ComponentChild =>
    lang === undefined ? text : h('span', { lang }, text),
  );
}

function plain(children: ComponentChildren): ComponentChildren {
  if (Array.isArray(children)) return children.map(plain);
  return typeof children === 'string' ? untagged(children) : children;
}

/** HTML that the build made of one text: its tags nest as its elements do. */
function htmlOf({ __html: html }: { readonly __html: string }): { readonly __html: string } {
  return { __html: hasTags(html) ? replaceTags(html, span) : html };
}

function span(begins: Language | undefined): string {
  return begins === undefined ? '</span>' : `<span lang="${begins}">`;
}
