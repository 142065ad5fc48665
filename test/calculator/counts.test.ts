import { describe, expect, test } from 'vitest';
import { cardsOf, countsToQuery, readCounts, sumOf } from '#calculator/counts.ts';

const lines = [
  { option: 'paar', points: 20, most: 6 },
  { option: 'rundgang', points: 240, most: 2 },
];

describe('what somebody has, in an address', () => {
  test('is read and written the same way, in the order of the alphabet', () => {
    expect(readCounts('?rundgang=1&paar=2', lines)).toEqual({ counts: { paar: 2, rundgang: 1 }, misfits: [] });
    expect(countsToQuery({ rundgang: 1, paar: 2 })).toBe('paar=2&rundgang=1');
  });
  test('leaves out what is not had', () => {
    expect(countsToQuery({ rundgang: 0, paar: 2 })).toBe('paar=2');
    expect(readCounts('rundgang=0', lines)).toEqual({ counts: {}, misfits: [] });
  });
  test('is read by the name that an option had', () => {
    const renamed = [{ option: 'paar', former: ['paerchen'], points: 20, most: 6 }];
    expect(readCounts('paerchen=2', renamed)).toEqual({ counts: { paar: 2 }, misfits: [] });
    expect(readCounts('paerchen=9', renamed)).toEqual({
      counts: { paar: 6 },
      misfits: [{ kind: 'too-many', option: 'paar', most: 6 }],
    });
  });
  test('never counts more than there can be, nor anything foreign, and names what it leaves out', () => {
    expect(readCounts('paar=99&rundgang=-1&asse=3&x=%', lines)).toEqual({
      counts: { paar: 6 },
      misfits: [
        { kind: 'too-many', option: 'paar', most: 6 },
        { kind: 'no-count', option: 'rundgang', value: '-1' },
        { kind: 'foreign', key: 'asse' },
        { kind: 'foreign', key: 'x' },
      ],
    });
  });
});

test('a total comes with the way to it', () => {
  expect(sumOf({ paar: 2, rundgang: 1 }, lines)).toEqual({
    total: 280,
    parts: [
      { option: 'paar', count: 2, points: 20 },
      { option: 'rundgang', count: 1, points: 240 },
    ],
  });
  expect(sumOf({}, lines)).toEqual({ total: 0, parts: [] });
});

describe('the cards behind a sum', () => {
  const melds = [
    { option: 'paar', points: 20, most: 6, takes: { cards: 2, sorts: ['koenig', 'dame'] } },
    { option: 'rundgang', points: 240, most: 2, takes: { cards: 8, sorts: ['koenig', 'dame'] } },
    { option: 'asse', points: 100, most: 1, takes: { cards: 4, sorts: ['ass'] } },
    { option: 'sonst', points: 1, most: 9 },
  ];
  test('are counted as if none counted twice', () => {
    expect(cardsOf({ rundgang: 1, asse: 1 }, melds)).toEqual({ cards: 12, shared: false });
    expect(cardsOf({ paar: 3, sonst: 2 }, melds)).toEqual({ cards: 6, shared: false });
  });
  test('may be the same in two melds of the same sorts', () => {
    expect(cardsOf({ rundgang: 1, paar: 1 }, melds).shared).toBe(true);
  });
});
