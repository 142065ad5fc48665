import { describe, expect, test } from 'vitest';
import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';

const rows = [
  'Kaart viel open op tafel',
  'Verzaakt: klaveren niet bekend',
  'Troef te laat gemaakt',
  'Troep in de zaal',
];
const left = (query: string) => fuzzyFilter(rows, query, fold);

describe('a list', () => {
  test('stays whole where nothing is asked', async () => {
    expect(await left('  ')).toEqual(rows);
  });

  test('keeps the rows that have every word, also within another and however it is written', async () => {
    expect(await left('KLAVER verzáákt')).toEqual([rows[1]]);
    expect(await left('open troef')).toEqual([]);
  });

  test.each([
    ['klavren', 1],
    ['klavereen', 1],
    ['verzakkt', 1],
    ['treof', 2],
    ['gemakat laat', 2],
  ])('forgives a slip: %s', async (query, row) => {
    expect(await left(query)).toEqual([rows[row]]);
  });

  test('takes a word that some row has at its word', async () => {
    expect(await left('troep')).toEqual([rows[3]]);
    expect(await left('troep gemaakt')).toEqual([]);
  });

  test.each(['lamp', 'trampoline', '12', 'klaveren lamp'])(
    'has nothing where a word is like none: %s',
    async (query) => {
      expect(await left(query)).toEqual([]);
    },
  );
});
