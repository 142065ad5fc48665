/** A divided index answers as the whole one does: of the real books, divided as if they were too large. */
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { divide } from '#search/divided/divide.ts';
import { find, openIndex, type Index } from '#search/find.ts';
import type { Found } from '#search/types.ts';
import { typedIn } from '../typed.ts';
import { asker } from './asked.ts';

/** Of each kind of query so many are asked, evenly spread: enough that a word more or less in a book is not one of a few that are missed. */
const ASKED = 150;
/** The share of queries whose first hit must be that of the whole index, and of which most of the shown hits must be. */
const FIRST = { names: 0.98, words: 0.97, begun: 0.9, slipped: 0.95 } as const;
const SHARED = { names: 0.8, words: 0.85, begun: 0.8, slipped: 0.8 } as const;

const library = loadLibrary('.');

describe.each(library.books.map(({ id, current }) => [id, current] as const))('%s', (_, edition) => {
  const [data, deep] = [indexDataOf(edition, library), deepDataOf(edition, library)];
  const whole = openIndex(data, deep);
  const divided = divide(data, deep, 0);
  if (!divided) throw new Error('nothing was divided');
  const ask = asker(divided);
  const typed = typedIn(data, deep);

  test('is small enough to be loaded whole', () => {
    expect(divide(data, deep)).toBeUndefined();
  });

  test('every piece is small', () => {
    for (const [name, piece] of divided.pieces) {
      if (!name.startsWith('number')) expect(JSON.stringify(piece).length, name).toBeLessThan(6000);
    }
  });

  test.each(['names', 'words', 'begun', 'slipped'] as const)('%s find what they find in the whole', async (kind) => {
    const queries = evenly(typed[kind], ASKED);
    const missed: string[] = [];
    let shared = 0;
    for (const query of queries) {
      const [now, then] = [shownOf(query, (await ask(query)).index), shownOf(query, whole)];
      if (now[0] !== then[0]) missed.push(`${query}: ${now[0] ?? 'nothing'} and not ${then[0] ?? 'nothing'}`);
      const there = new Set(now);
      shared += then.length === 0 ? 1 : then.filter((path) => there.has(path)).length / then.length;
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - FIRST[kind]) * queries.length);
    expect(shared / queries.length).toBeGreaterThanOrEqual(SHARED[kind]);
  });

  test('numbers lead to the same places, each with how it begins', async () => {
    for (const query of ['1', '4', '17', '4.2', '26b', '§ 4,2 a', 'H5', 'artikel 27', '27B1(a)', '99', 'regel 123']) {
      const numbers = ({ isNumber, isNear, numbers: hits }: Found) => ({ isNumber, isNear, hits });
      const now = find(query, [(await ask(query)).index], { limit: 8 });
      expect(numbers(now), query).toEqual(numbers(find(query, [whole], { limit: 8 })));
    }
  });

  test('a word of another book is said to be one', async () => {
    for (const query of evenly(deep.elsewhere, 20)) {
      expect(find(query, [(await ask(query)).index]).isElsewhere, query).toBe(true);
    }
  });
});

function shownOf(query: string, index: Index): readonly string[] {
  const { numbers, matches, nearest } = find(query, [index], { limit: 8 });
  return [...numbers, ...matches, ...nearest].map(({ path }) => path);
}

function evenly<T>(all: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0);
}
