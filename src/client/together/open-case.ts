/** The case of several parts that is open in this tab: a ruling on another page can be added to it. */
import { queryOfParts, partsOf, type CasePart } from '#addresses/parts.ts';
import { withQuery } from '#addresses/with-query.ts';
import { tab } from '#client/storage.ts';

const KEY = 'arbiter:together';

/** The parts of the case that is open at this address (without its query); none where no case is open. */
export function openParts(path: string): readonly CasePart[] {
  const [at, query = ''] = (tab.read(KEY) ?? '').split('?');
  return at === path ? partsOf(query) : [];
}

/** Those of the case that is open there with this one, which is not told again where it is among them. */
export function openPartsWith(path: string, part: CasePart): readonly CasePart[] {
  const parts = openParts(path);
  const isTold = parts.some(({ situation, query }) => situation === part.situation && query === part.query);
  return isTold ? parts : [...parts, part];
}

/** Keeps the case open; without parts none is. */
export function keepOpen(path: string, parts: readonly CasePart[]): void {
  tab.write(KEY, parts.length === 0 ? undefined : withQuery(path, queryOfParts(parts)));
}
