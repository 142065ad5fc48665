/** Finds what a query means in the opened indexes of one or more books. */
import { ask, type Asked } from './ask.ts';
import { findNumber } from './find-number.ts';
import { mark } from './mark.ts';
import { nearestTerms } from './nearest.ts';
import { readNumber } from './number.ts';
import type { Index } from './open.ts';
import { rank, type Ranked } from './rank.ts';
import type { Found, Hit } from './types.ts';

export { openIndex, type Index } from './open.ts';

/** Less of the query than this is as good as nothing. */
const ENOUGH = 0.3;
/** What scores less than this share of the best is left out. */
const TAIL = 0.35;
/** Of two books that have it equally well, the one somebody is reading. */
const ELSEWHERE = 0.93;
const NEAREST = 5;

/**
 * Finds by number and by words. The book that somebody is reading comes first in `indexes`.
 * `limit`: how many numbers and how many matches at most.
 */
export function find(query: string, indexes: readonly Index[], options: { readonly limit?: number } = {}): Found {
  const { limit = 20 } = options;
  const number = readNumber(query);
  const numbers =
    number === undefined
      ? []
      : findNumber(
          number,
          indexes.map(({ data }) => data),
        ).slice(0, limit);
  const matches = inOrder(query, indexes, number !== undefined).slice(0, limit);
  const nothing = matches.length === 0 && number === undefined && query.trim() !== '';
  return {
    isNumber: number !== undefined,
    numbers,
    matches: matches.map(({ ranked, asked }) => hitOf(ranked, asked)),
    nearest: nothing
      ? nearestTerms(query, indexes, NEAREST).map(({ index, entry }) => hitOf({ index, entry }, []))
      : [],
  };
}

interface Match {
  readonly ranked: Ranked;
  readonly asked: readonly Asked[];
}

/** Of a number, only what has it in so many words ("8-0"). */
function inOrder(query: string, indexes: readonly Index[], isNumber: boolean): readonly Match[] {
  const all = indexes.flatMap((index, at) => {
    const asked = ask(query, index, isNumber);
    const factor = at === 0 ? 1 : ELSEWHERE;
    return rank(asked, index)
      .filter(({ found }) => found >= (isNumber ? 1 : ENOUGH))
      .map((ranked): Match => ({ ranked: { ...ranked, score: ranked.score * factor }, asked }));
  });
  const sorted = all.sort((a, b) => b.ranked.score - a.ranked.score);
  const best = sorted[0]?.ranked.score ?? 0;
  return sorted.filter(({ ranked }) => ranked.score >= TAIL * best);
}

function hitOf({ index, entry, text }: Pick<Ranked, 'index' | 'entry' | 'text'>, asked: readonly Asked[]): Hit {
  const found = index.entries[entry];
  if (!found) throw new Error(`the index of ${index.data.book} has no entry ${String(entry)}`);
  const { kind, path, number, title, line: explains, texts } = found;
  const line = text === undefined ? explains : texts[index.texts[text]?.place ?? 0]?.text;
  return {
    kind,
    book: index.data.book,
    edition: index.data.edition,
    path,
    ...(number === undefined ? {} : { number }),
    title: mark(title, asked, index),
    ...(line === undefined ? {} : { line: mark(line, asked, index) }),
  };
}
