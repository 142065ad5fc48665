import { describe, expect, test } from 'vitest';
import { factsOfAmount, parseLinear } from '../../src/model/amount.ts';

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
  test.each(['', 'sets*', '2*', '2**sets', 'sets/0', 'a b', 'a + + b', 'a +', '(a)', 'Sets', 'unstated', '2sets'])(
    'does not read %j',
    (text) => {
      expect(parseLinear(text)).toBeUndefined();
    },
  );
  test('names its facts, and an unstated amount names none', () => {
    expect(factsOfAmount('reizwert/2 + meldung')).toEqual(['reizwert', 'meldung']);
    expect(factsOfAmount('unstated')).toEqual([]);
    expect(factsOfAmount({ by: 'melding', values: { solo: 3 } })).toEqual(['melding']);
    expect(factsOfAmount(10)).toEqual([]);
  });
});
