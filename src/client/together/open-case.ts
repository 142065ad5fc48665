/** The case of several parts that is open in this tab: a ruling on another page can be added to it. */
import { queryOfParts, type CasePart } from '#addresses/parts.ts';
import { withQuery } from '#addresses/with-query.ts';
import { tab } from '#client/storage.ts';

const KEY = 'arbiter:together';

/** The query of the case that is open at this address (without its query); empty where no case is open. */
export function openQuery(path: string): string {
  const [at, query = ''] = (tab.read(KEY) ?? '').split('?');
  return at === path ? query : '';
}

/** The same with this part, which is not told again where it is among them. */
export function openQueryWith(path: string, part: CasePart): string {
  const [query, added] = [openQuery(path), queryOfParts([part])];
  const pairs = query.split('&');
  return pairs.includes(added) ? query : [...pairs, added].filter((pair) => pair !== '').join('&');
}

/** Keeps the case open; without parts none is. */
export function keepOpen(path: string, query: string): void {
  tab.write(KEY, query === '' ? undefined : withQuery(path, query));
}
