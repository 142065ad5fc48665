import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, nearest, quoteList, typingErrors } from '#check/suggest.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), maxLength: 7 });

describe('typing errors', () => {
  test('swapping two neighbours, leaving one out, doubling one and mistaking one are one error each', () => {
    expect(typingErrors('vorozaak', 'voorzaak')).toBe(1);
    expect(typingErrors('verzakt', 'verzaakt')).toBe(1);
    expect(typingErrors('kaart', 'kaaart')).toBe(1);
    expect(typingErrors('slag', 'slak')).toBe(1);
  });

  test('are the same in both directions, none for the same word, and never more than letters in the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const errors = typingErrors(a, b);
        expect(errors).toBe(typingErrors(b, a));
        expect(errors === 0).toBe(a === b);
        expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(errors).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

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

  test('quotes what authors would type', () => {
    expect(quoteList(['a', 'b', 'c'], 'or')).toBe('`a`, `b` or `c`');
  });
});
