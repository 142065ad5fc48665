/** What it takes to have the books without a network. */
import { expect, it } from 'vitest';
import { packsOf } from '../../support/packs.ts';
import { SITE } from '../../support/site.ts';
import { five } from './five.ts';

const names = new Set<string>(five.map(({ id }) => id));

it('the packs are small enough to be fetched in a hall, and take no more on the device, with what the books of a language share', () => {
  const all = packsOf(SITE);
  const packs = all.filter(({ book }) => book === undefined || names.has(book));
  expect(new Set(packs.flatMap(({ book = [] }) => book))).toEqual(names);
  // A fifth of each limit is room.
  for (const { id, book, language, size } of packs) {
    // What the books of a language share has the search over all of them: each adds its index.
    const sharing = all.filter((each) => each.book !== undefined && each.language === language).length;
    expect(size, id).toBeLessThan(book === undefined ? 600_000 + sharing * 100_000 : 1_800_000);
  }
});
