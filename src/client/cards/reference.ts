/**
 * Which addresses are references: a rule, a clause, a term or a law article, of the current edition or a
 * dated one.
 */
import { pageAt, PAGES, reservedWords, type HitKind } from '#addresses/pages.ts';

export interface Reference {
  readonly kind: 'rule' | 'clause' | 'term' | 'article';
  /** Path of its page, from the root of the host. */
  readonly page: string;
  /** Its id there; empty for a whole rule. */
  readonly id: string;
}

/**
 * What a link refers to; undefined if it leads to something else.
 *
 * An edition's own address (`/nl/keezen/reglement/`) looks like a rule's: loading the page shows that it is
 * not.
 * @param href the link as an absolute address
 * @param site the address of the site's start page: `https://example.org/arbiter/`
 */
export function referenceOf(href: string, site: string): Reference | undefined {
  if (!URL.canParse(href)) return undefined;
  const { origin, pathname, hash } = new URL(href);
  const start = new URL(site);
  if (origin !== start.origin || !pathname.startsWith(start.pathname) || !pathname.endsWith('/')) return undefined;
  const [, book = '', ...inBook] = pathname.slice(start.pathname.length).split('/').slice(0, -1);
  if (reservedWords('language').includes(book)) return undefined;
  const at = pageIn(inBook) ?? (inBook.length > 1 ? pageIn(inBook.slice(1)) : undefined);
  const page = at && PAGES[at.kind];
  const kind = hash.length > 1 ? page?.finds?.part : page?.finds?.whole;
  return page?.card && isShown(kind) ? { kind, page: pathname, id: hash.slice(1) } : undefined;
}

function pageIn(words: readonly string[]) {
  return pageAt('edition', words.map((word) => `${word}/`).join(''));
}

function isShown(kind: HitKind | undefined): kind is Reference['kind'] {
  return kind === 'rule' || kind === 'clause' || kind === 'term' || kind === 'article';
}
