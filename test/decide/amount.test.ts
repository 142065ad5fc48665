import { describe, expect, test } from 'vitest';
import { evaluate } from '#decide/amount.ts';
import { effectsRange, type AmountEffect } from '#decide/effects.ts';
import type { Answers } from '#decide/table.ts';

const number = (from: number, to = from): Answers[string] => ({ kind: 'range', from, to });
const unknown: Answers[string] = { kind: 'unknown' };

describe('an amount', () => {
  test('that is a number needs nothing', () => {
    expect(evaluate(10, {})).toEqual({ value: 10 });
  });

  test('that is a linear form is worked out exactly', () => {
    expect(evaluate('-2*reizwert', { reizwert: number(180) })).toEqual({ value: -360 });
    expect(evaluate('reizwert/2 + meldung - 5', { reizwert: number(185), meldung: number(40) })).toEqual({
      value: 127.5,
    });
    expect(evaluate('a/3 + b/3 + c/3', { a: number(1), b: number(1), c: number(1) })).toEqual({ value: 1 });
    expect(Object.is((evaluate('-2*spil', { spil: number(0) }) as { value: number }).value, 0)).toBe(true);
  });

  test('is a range if an answer is one, whatever the sign', () => {
    expect(evaluate('100 - 2*slagen', { slagen: number(3, 5) })).toEqual({ min: 90, max: 94 });
  });

  test('names the facts that are missing or that nobody knows', () => {
    expect(evaluate('a + b + c', { b: unknown, c: number(1) })).toEqual({ unknown: ['a', 'b'] });
  });

  test('that looks up a choice takes the value of the option', () => {
    const amount = { by: 'melding', values: { solo: 3, tout: 1 } };
    expect(evaluate(amount, { melding: { kind: 'option', option: 'tout' } })).toEqual({ value: 1 });
    for (const answer of [
      { kind: 'option', option: 'constructor' },
      { kind: 'option', option: 'begge' },
      unknown,
    ] as const) {
      expect(evaluate(amount, { melding: answer })).toEqual({ min: 1, max: 3 });
    }
    expect(evaluate(amount, {})).toEqual({ min: 1, max: 3 });
  });
});

describe('what is at stake while two rulings are possible', () => {
  test('runs from the least to the most, and from nothing where one of them has no such effect', () => {
    const rulings = [
      [
        { kind: 'points' as const, amount: 10, against: 'offender' },
        { kind: 'fine' as const, amount: 60 },
      ],
      [{ kind: 'points' as const, amount: 20, against: 'offender' }],
    ];
    expect(effectsRange(rulings, {})).toEqual([
      { of: 'points', against: 'offender', range: { min: 10, max: 20, either: true }, open: [] },
      { of: 'fine', range: { min: 0, max: 60, either: true }, open: [] },
    ]);
  });

  test('keeps kinds of points and sides apart, and adds up within a ruling', () => {
    const rulings = [
      [
        { kind: 'points' as const, amount: 2, pointKind: 'victory', against: 'a' },
        { kind: 'points' as const, amount: 3, pointKind: 'victory', against: 'a' },
        { kind: 'points' as const, amount: 3, pointKind: 'table', against: 'a' },
        { kind: 'points' as const, amount: 1, pointKind: 'victory', to: 'a' },
      ],
    ];
    expect(effectsRange(rulings, {}).map(({ range }) => range)).toEqual([
      { min: 5, max: 5 },
      { min: 3, max: 3 },
      { min: 1, max: 1 },
    ]);
  });

  test('takes in scores, ranges that the arbiter picks from, and ranges of answers', () => {
    const rulings = [
      [{ kind: 'score' as const, amounts: { caller: '2*games', others: '-1*games' } }],
      [{ kind: 'range' as const, min: 5, max: 15, of: 'points' as const, to: 'caller' }],
      [],
    ];
    expect(effectsRange(rulings, { games: number(1, 3) })).toEqual([
      { of: 'points', to: 'caller', range: { min: 0, max: 15 }, open: [] },
      { of: 'points', to: 'others', range: { min: -3, max: 0 }, open: [] },
    ]);
  });

  test('leaves an effect open that does not say how much, once', () => {
    const tricks = { kind: 'tricks' as const, amount: 'taken', from: 'offender', to: 'others' };
    const stake = { of: 'tricks', against: 'offender', to: 'others' };
    expect(effectsRange([[tricks], [tricks]], {})).toEqual([{ ...stake, open: [tricks] }]);
    expect(effectsRange([[tricks], []], {})).toEqual([{ ...stake, range: { min: 0, max: 0 }, open: [tricks] }]);
    const unstated = { kind: 'points' as const, amount: 'unstated', to: 'others' };
    expect(effectsRange([[unstated], [{ kind: 'points' as const, amount: 5, to: 'others' }]], {})).toEqual([
      { of: 'points', to: 'others', range: { min: 5, max: 5 }, open: [unstated] },
    ]);
    const lookup = { kind: 'points' as const, amount: { by: 'bid', values: { solo: 3, tout: 1 } } };
    expect(effectsRange([[lookup], []], {})).toEqual([{ of: 'points', range: { min: 0, max: 3 }, open: [] }]);
  });

  test('says that it is one of two amounts where nothing between them is possible', () => {
    const points = (amount: number | string) => [{ kind: 'points' as const, amount, against: 'offender' }];
    const range = (...rulings: ReturnType<typeof points>[]) => effectsRange(rulings, { games: number(1, 3) })[0]?.range;
    expect(range(points(10), points(15), points(10))).toEqual({ min: 10, max: 15, either: true });
    expect(range(points(10), [])).toEqual({ min: 0, max: 10, either: true });
    expect(range(points(10), points(12), points(15))).toEqual({ min: 10, max: 15 });
    expect(range(points(1), points('2*games'))).toEqual({ min: 1, max: 6 });
    expect(range(points(10), points(10))).toEqual({ min: 10, max: 10 });
  });

  test('does not count a ruling as one without points whose kind of points says how many there are', () => {
    const points = (amount: number, against = 'offender') => ({ kind: 'points' as const, amount, against });
    const worded = { kind: 'points' as const, amount: 'unstated', pointKind: 'ten-or-fifteen', against: 'offender' };
    const isWorded = ({ kind, ...effect }: AmountEffect) =>
      kind === 'points' && 'pointKind' in effect && effect.pointKind === 'ten-or-fifteen';
    const ranges = effectsRange([[points(10)], [points(15)], [worded]], {}, isWorded);
    expect(ranges).toEqual([
      { of: 'points', against: 'offender', range: { min: 10, max: 15, either: true }, open: [] },
      { of: 'points', pointKind: 'ten-or-fifteen', against: 'offender', range: { min: 0, max: 0 }, open: [worded] },
    ]);
    // What another party bears is none of it.
    expect(effectsRange([[points(10, 'partner')], [worded]], {}, isWorded)[0]?.range).toEqual({
      min: 0,
      max: 10,
      either: true,
    });
  });
});
