import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountSchema, factsOfAmount, parseLinear } from '#model/amount.ts';

describe('a linear form', () => {
  test('reads a multiple of a fact', () => {
    expect(parseLinear('2*resterende-games')).toEqual({
      constant: 0,
      terms: [{ fact: 'resterende-games', coefficient: 2 }],
    });
  });
  test('reads a negative multiple, a share and a constant', () => {
    expect(parseLinear('-2*reizwert')).toEqual({ constant: 0, terms: [{ fact: 'reizwert', coefficient: -2 }] });
    expect(parseLinear('reizwert/2 + meldung')).toEqual({
      constant: 0,
      terms: [
        { fact: 'reizwert', coefficient: 0.5 },
        { fact: 'meldung', coefficient: 1 },
      ],
    });
    expect(parseLinear('meldung + stiche + 100')?.constant).toBe(100);
    expect(parseLinear('8*sets - 4')).toEqual({ constant: -4, terms: [{ fact: 'sets', coefficient: 8 }] });
  });
  test('adds up what is mentioned twice', () => {
    expect(parseLinear('sets + 2*sets')).toEqual({ constant: 0, terms: [{ fact: 'sets', coefficient: 3 }] });
  });
  test.each([
    '',
    'sets*',
    '2*',
    '2**sets',
    'sets/0',
    'a b',
    'a + + b',
    '-a - - b',
    '- - a',
    'a +',
    '(a)',
    'Sets',
    'unstated',
    '2sets',
  ])('does not read %j', (text) => {
    expect(parseLinear(text)).toBeUndefined();
  });
  test('means what its terms add up to, one by one', () => {
    const term = fc.record({
      sign: fc.constantFrom('+', '-'),
      times: fc.integer({ min: 1, max: 400 }),
      fact: fc.constantFrom('a', 'b-c', undefined),
      by: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 6 }), (terms) => {
        const text = terms
          .map(({ sign, times, fact, by }, at) => {
            const shown = `${fact === undefined ? times : `${times}*${fact}`}${by === 1 ? '' : `/${by}`}`;
            return at === 0 ? (sign === '-' ? `-${shown}` : shown) : ` ${sign} ${shown}`;
          })
          .join('');
        const values = { a: 7, 'b-c': -3 };
        const expected = terms.reduce(
          (sum, { sign, times, fact, by }) =>
            sum + ((sign === '-' ? -1 : 1) * times * (fact === undefined ? 1 : values[fact])) / by,
          0,
        );
        const form = parseLinear(text);
        const found = form?.terms.reduce(
          (sum, each) => sum + each.coefficient * values[each.fact as keyof typeof values],
          form.constant,
        );
        expect(found, text).toBeCloseTo(expected, 6);
      }),
    );
  });
  test('that counts a fact nought times is refused: nobody means that', () => {
    expect(amountSchema.safeParse('0*sets').success).toBe(false);
    expect(amountSchema.safeParse('sets - sets').success).toBe(false);
    expect(amountSchema.safeParse('sets + sets').success).toBe(true);
  });
  test('names its facts, and an unstated amount names none', () => {
    expect(factsOfAmount('reizwert/2 + meldung')).toEqual(['reizwert', 'meldung']);
    expect(factsOfAmount('unstated')).toEqual([]);
    expect(factsOfAmount({ by: 'melding', values: { solo: 3 } })).toEqual(['melding']);
    expect(factsOfAmount(10)).toEqual([]);
  });
});
