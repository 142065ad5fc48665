/**
 * The dispute sheet in an address: a record's link with its ruling as another parameter,
 * `…/record/?ruling=kap&slagen=7&table=…&sum=…`; of a case of several parts the query of its record.
 * Everything is in the query, since an edition has one such page.
 */
import { pageAt, pathOf } from './pages.ts';
import { partsRecordIn } from './parts-record.ts';
import { withQuery } from './with-query.ts';

/** The name that the ruling has in the sheet's address; no fact may have it as its id. */
export const RULING = 'ruling';

/** The contents of a sheet's address: the ruling, and the record's own query. */
export interface SheetAddress {
  readonly ruling: string;
  /** Answers and marks, without question mark. */
  readonly query: string;
}

/** Reads the sheet's query, with or without its question mark; undefined where it names no ruling. */
export function sheetAddressIn(query: string): SheetAddress | undefined {
  const ruling = new URLSearchParams(query).getAll(RULING).at(-1);
  if (ruling === undefined) return undefined;
  const pairs = query.replace(/^\?/, '').split('&');
  const rest = pairs.filter((pair) => pair !== '' && pair.split('=', 1)[0] !== RULING);
  return { ruling, query: rest.join('&') };
}

/** The sheet's query for a record. */
export function sheetQuery({ ruling, query }: SheetAddress): string {
  return [`${RULING}=${encodeURIComponent(ruling)}`, ...(query === '' ? [] : [query])].join('&');
}

/**
 * The sheet of a ruling, from the address of its page in the same edition.
 * @param page the path of the ruling's page, `/nl/troefcall/2020-2021/rulings/kap/`
 */
export function sheetOfRuling(page: string, ruling: string, query: string): string {
  const edition = page.slice(0, page.length - pathOf('ruling', ruling).length);
  return `${edition}${pathOf('record')}?${sheetQuery({ ruling, query })}`;
}

/**
 * The sheet for a link, which may be the sheet's own, a ruling's or that of a case of several parts; of such
 * a case without a record, which has no sheet, its own page. Undefined if it is no address of these on this
 * site.
 * @param here an address of the site, for its host
 * @param root the site's root, `/arbiter/`
 */
export function sheetOfLink(text: string, here: string, root: string): string | undefined {
  const url = urlIn(text, here);
  if (!url || url.origin !== new URL(here).origin || !url.pathname.startsWith(root)) return undefined;
  const parts = url.pathname.split('/');
  // The page's path follows language and book, and possibly an edition.
  for (const from of [3, 4].map((each) => each + root.split('/').length - 2)) {
    const page = pageAt('edition', parts.slice(from).join('/'));
    if (page?.kind === 'record' && url.search !== '') return url.pathname + url.search;
    if (page?.kind === 'ruling' && page.id !== undefined)
      return sheetOfRuling(url.pathname, page.id, url.search.replace(/^\?/, ''));
    if (page?.kind === 'together' && url.search !== '') {
      const edition = url.pathname.slice(0, url.pathname.length - pathOf('together').length);
      return withQuery(
        partsRecordIn(url.search) ? edition + pathOf('record') : url.pathname,
        url.search.replace(/^\?/, ''),
      );
    }
  }
  return undefined;
}

/** The address in a typed text; undefined if there is none. */
function urlIn(text: string, here: string): URL | undefined {
  const trimmed = text.trim();
  // A code of eight signs would be a path.
  if (!trimmed.includes('/')) return undefined;
  try {
    return new URL(trimmed, here);
  } catch {
    return undefined;
  }
}
