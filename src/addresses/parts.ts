/**
 * A case of several parts in an address: `part=kap%3Ffout%3Dtroef&part=verzaken%3F…`, each a situation with
 * its answers, in the order in which they were told. The same situation may come several times.
 */

export interface CasePart {
  /** The situation's id. */
  readonly situation: string;
  /** Its answers, without the question mark; may be empty. */
  readonly query: string;
}

const KEY = 'part';
/** An id as the model allows it; the situation that it names may be gone. */
const PART = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\?(.*))?$/s;
/** More than an evening has; a longer address is cut here. */
const MOST = 40;

/** The parts of a query, with or without its question mark. Never throws: what is none is left out. */
export function partsOf(query: string): readonly CasePart[] {
  return new URLSearchParams(query)
    .getAll(KEY)
    .flatMap((value) => {
      const [, situation, answers = ''] = PART.exec(value) ?? [];
      return situation === undefined ? [] : [{ situation, query: answers }];
    })
    .slice(0, MOST);
}

/** The query of parts, without the question mark. */
export function queryOfParts(parts: readonly CasePart[]): string {
  return parts
    .map(({ situation, query }) => `${KEY}=${encodeURIComponent(query === '' ? situation : `${situation}?${query}`)}`)
    .join('&');
}
