import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typingErrors } from '#search/typing-errors.ts';

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

  test('are not counted further than asked', () => {
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, most) => {
        const errors = typingErrors(a, b);
        expect(typingErrors(a, b, most)).toBe(errors > most ? Infinity : errors);
      }),
    );
  });

  test('are those of the plain recursion of the definition', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typingErrors(a, b)).toBe(byDefinition(a, b));
      }),
    );
  });
});

/** Optimal string alignment, as Damerau's four kinds of error define it. */
function byDefinition(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + same,
    swapped ? byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}
