import { expect, test } from 'vitest';
import { usualPosters } from '#views/usual-posters.ts';

const situations = (count: number, common: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at, data: { common: at % 2 === 1 && at < 2 * common } }));
const idsOf = (count: number, common: number) => usualPosters(situations(count, common)).map(({ id }) => id);

test('the frequent situations have posters, and others fill the last sheet', () => {
  expect(idsOf(20, 5)).toEqual([1, 3, 5, 7, 9, 0, 2, 4]);
  expect(idsOf(20, 4)).toEqual([1, 3, 5, 7]);
});

test('a book of few situations has posters of all', () => {
  expect(idsOf(5, 2)).toEqual([1, 3, 0, 2]);
  expect(idsOf(3, 1)).toEqual([1, 0, 2]);
});

test('a book without frequent ones has the first', () => {
  expect(idsOf(20, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
