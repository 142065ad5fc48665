/** Which addresses are references: a rule, a clause, a term or a law article, of the current edition or a dated one. */

export interface Reference {
  readonly kind: 'rule' | 'clause' | 'term' | 'article';
  /** Path of the page that it stands on, from the root of the host. */
  readonly page: string;
  /** The id that it has there; of a whole rule, the empty text. */
  readonly id: string;
}

/**
 * What a link refers to; undefined if it leads to something else.
 *
 * An edition's own address (`/nl/keezen/reglement/`) looks like a rule's: who opens the page sees that it is none.
 * @param href the link as an absolute address
 * @param site the address of the site's start page: `https://example.org/arbiter/`
 */
export function referenceOf(href: string, site: string): Reference | undefined {
  if (!URL.canParse(href)) return undefined;
  const { origin, pathname, hash } = new URL(href);
  const start = new URL(site);
  if (origin !== start.origin || !pathname.startsWith(start.pathname) || !pathname.endsWith('/')) return undefined;
  const [, book, ...inBook] = pathname.slice(start.pathname.length).split('/').slice(0, -1);
  const [edition, name] = inBook.length === 1 ? [undefined, inBook[0]] : inBook;
  if (book === 'concepts' || inBook.length > 2 || name === undefined) return undefined;
  if (edition !== undefined && OWN_PAGES.has(edition)) return undefined;
  const kind = kindOf(name, hash.length > 1);
  return kind && { kind, page: pathname, id: hash.slice(1) };
}

/** Pages and folders below a book that are neither rules nor editions. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  'situations',
  'rulings',
  'calculators',
  'penalties',
  'gaps',
  'terms',
  'laws',
]);

function kindOf(name: string, hasId: boolean): Reference['kind'] | undefined {
  if (name === 'terms') return hasId ? 'term' : undefined;
  if (name === 'laws') return hasId ? 'article' : undefined;
  if (OWN_PAGES.has(name)) return undefined;
  return hasId ? 'clause' : 'rule';
}
