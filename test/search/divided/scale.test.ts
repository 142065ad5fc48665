/** However large a book is, a search fetches as little of its index, and looks at as little. */
import { describe, expect, test } from 'vitest';
import { divide } from '#search/divided/divide.ts';
import { find } from '#search/find.ts';
import { seeded } from '../../bench/random-table.ts';
import { asker } from './asked.ts';
import { madeIndex } from './made.ts';

/**
 * Of the 60 kB that may travel until the first hit (test/e2e/search-anywhere.test.ts), scripts, styles and words take 33, and
 * the script that opens a divided index 3.
 */
const BYTES = 24_000;
const REQUESTS = 40;
/** Texts that are ranked for one query. */
const LOOKED_AT = 3000;
const ASKED = 300;

const sizes = [300, 1500] as const;
const books = sizes.map((rules) => {
  const { data, deep } = madeIndex(rules);
  const divided = divide(data, deep);
  if (!divided) throw new Error(`a book of ${String(rules)} rules was not divided`);
  return { rules, data, divided, ask: asker(divided) };
});

describe.each(books)('in a book of $rules rules', ({ data, divided, ask }) => {
  test('whatever is typed, at most 60 kB travel until the first hit, and few texts are ranked', async () => {
    for (const query of typed(data)) {
      const { index, bytes, pieces } = await ask(query);
      expect(bytes, query).toBeLessThanOrEqual(BYTES);
      expect(pieces.length, query).toBeLessThanOrEqual(REQUESTS);
      expect(index.texts.length, query).toBeLessThanOrEqual(LOOKED_AT);
    }
  });

  test('the head stays short', () => {
    expect(JSON.stringify(divided.head).length).toBeLessThan(2000);
  });

  test('a title is found by itself, begun, and with a slip', async () => {
    const titles = data.situations.filter((_, at) => at % Math.ceil(data.situations.length / 40) === 0);
    let found = 0;
    for (const { id, title } of titles) {
      for (const query of [title, title.slice(0, -1), `${title.slice(0, 2)}${title.slice(3)}`]) {
        const { matches } = find(query, [(await ask(query)).index], { limit: 8 });
        if (matches.some(({ path }) => path === `situations/${id}/`)) found++;
      }
    }
    expect(found / (3 * titles.length)).toBeGreaterThanOrEqual(0.9);
  });
});

test('the middle one of all queries takes no more of a book that is five times as large', async () => {
  const [small = 0, large = 0] = await Promise.all(
    books.map(async ({ data, ask }) => {
      const all: number[] = [];
      for (const query of typed(data)) all.push((await ask(query)).bytes);
      return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
    }),
  );
  expect(large).toBeLessThanOrEqual(1.25 * small);
});

/** Titles, phrases and single words, a third of them with a letter left out. */
function typed({ rules, situations }: (typeof books)[number]['data']): readonly string[] {
  const random = seeded(1);
  const texts = [...rules, ...situations].flatMap(({ title, phrases = [] }) => [title, ...phrases]);
  return Array.from({ length: ASKED }, (_, at) => {
    const text = texts[Math.floor(random() * texts.length)] ?? '';
    const some = at % 2 === 0 ? text : (text.split(' ').at(-1) ?? text);
    return at % 3 === 0 ? some.slice(0, 3) + some.slice(4) : some;
  });
}
