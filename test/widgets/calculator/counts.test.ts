import { describe, expect, test } from 'vitest';
import { countsToQuery, queryToCounts, sumOf } from '../../../src/widgets/calculator/counts.ts';

const lines = [
  { option: 'paar', points: 20, most: 6 },
  { option: 'rundgang', points: 240, most: 2 },
];

describe('what somebody has, in an address', () => {
  test('is read and written the same way, in the order of the alphabet', () => {
    expect(queryToCounts('?rundgang=1&paar=2', lines)).toEqual({ paar: 2, rundgang: 1 });
    expect(countsToQuery({ rundgang: 1, paar: 2 })).toBe('paar=2&rundgang=1');
  });
  test('leaves out what is not had', () => {
    expect(countsToQuery({ rundgang: 0, paar: 2 })).toBe('paar=2');
    expect(queryToCounts('rundgang=0', lines)).toEqual({});
  });
  test('never holds more than there can be, nor anything foreign', () => {
    expect(queryToCounts('paar=99&rundgang=-1&asse=3&x=%', lines)).toEqual({ paar: 6 });
  });
});

test('a total comes with the way to it', () => {
  expect(sumOf({ paar: 2, rundgang: 1 }, lines)).toEqual({
    total: 280,
    parts: [
      { count: 2, points: 20 },
      { count: 1, points: 240 },
    ],
  });
  expect(sumOf({}, lines)).toEqual({ total: 0, parts: [] });
});
