import { describe, expect, test } from 'vitest';
import { didYouMean, nearest, quoteList } from '#check/suggest.ts';

describe('the suggestion', () => {
  test('is the nearest word, and the first of equals', () => {
    expect(nearest('gesloten-slag', ['open-slagen', 'gesloten-slagen'])).toBe('gesloten-slagen');
    expect(nearest('slag', ['slak', 'slaf'])).toBe('slak');
  });

  test('never takes one short id for another: rule 17 is not meant by 12', () => {
    expect(nearest('17', ['12', '1', '7'])).toBeUndefined();
    expect(nearest('a', ['b'])).toBeUndefined();
  });

  test('sees through capitals', () => {
    expect(nearest('KAP', ['slag', 'kap'])).toBe('kap');
  });

  test('gives way to a list of what there is, if that is short', () => {
    expect(didYouMean('xyz', ['ja', 'nee'])).toBe(' There are `ja` and `nee`.');
    expect(didYouMean('xyz', ['ja'])).toBe(' There is `ja`.');
    expect(didYouMean('xyz', [])).toBe('');
    expect(didYouMean('xyz', [...'abcdefghi'])).toBe('');
  });

  test('of a word of a hundred thousand letters is made in seconds and not in hours', () => {
    const long = 'abc'.repeat(33_000);
    expect(nearest(`${long}x`, [long, 'kap'])).toBe(long);
    expect(nearest(long, ['xyz'.repeat(33_000)])).toBeUndefined();
  }, 30_000);

  test('quotes what authors would type', () => {
    expect(quoteList(['a', 'b', 'c'], 'or')).toBe('`a`, `b` or `c`');
  });
});
