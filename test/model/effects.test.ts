/** Effects in the form that authors write, and in the one that all code reads. */
import { describe, expect, test } from 'vitest';
import { bookSchema, effectOf, effectSchema, effectsSchema, partiesOf, writtenEffect } from '#model/index.ts';
import type { SurfaceEffect } from '#model/index.ts';

/** With every key that a kind has. */
const WRITTEN: readonly SurfaceEffect[] = [
  { duty: 'pay', of: 'a', to: 'b', at: 'vandaag' },
  { mistake: 'corrected', of: 'a' },
  { play: 'goes-on', of: 'a', at: 'om tout' },
  { meld: 'struck', of: 'a' },
  { pawn: 'stays', of: 'a' },
  { becomes: 'b', of: 'a' },
  { tiebreak: 'head-to-head' },
  { count: 5, of: 'card' },
  { clock: 2, unit: 'minutes', against: 'a', to: 'b' },
  { hand: 'passed-on', of: 'a', to: 'b', at: 'nu' },
  { card: 'played', of: 'a' },
  { lead: 'has', of: 'a' },
  { adjust: 'table', for: 'a' },
];

describe('an effect', () => {
  test.each(WRITTEN.map((each) => [JSON.stringify(each), each] as const))('%s is read and written back', (_, each) => {
    expect(effectSchema.parse(each)).toEqual(each);
    expect(writtenEffect(effectOf(each))).toEqual(each);
  });
  test('names its parties where the author wrote them', () => {
    expect(partiesOf(effectOf({ becomes: 'b', of: 'a' }))).toEqual([
      ['b', ['becomes']],
      ['a', ['of']],
    ]);
    expect(partiesOf(effectOf({ duty: 'pay', of: 'a', to: 'b' }))).toEqual([
      ['a', ['of']],
      ['b', ['to']],
    ]);
    expect(partiesOf(effectOf({ hand: 'passed-on', to: 'b' }))).toEqual([['b', ['to']]]);
  });
  test('counts whole things only', () => {
    expect(effectSchema.safeParse({ count: 4.5, of: 'card' }).success).toBe(false);
    expect(effectSchema.safeParse({ count: 0, of: 'game' }).success).toBe(false);
    expect(effectSchema.safeParse({ clock: 2.5, unit: 'minutes' }).success).toBe(false);
  });
});

describe('that nothing follows', () => {
  test('is said by itself', () => {
    expect(effectsSchema.safeParse([{ none: true }]).success).toBe(true);
  });
  test('is not said beside something that does', () => {
    const [issue] = effectsSchema.safeParse([{ points: 5 }, { none: true }]).error?.issues ?? [];
    expect(issue?.path).toEqual([1, 'none']);
    expect(effectsSchema.safeParse([{ none: true }, { none: true }]).success).toBe(false);
  });
  test('is not said beside something by the residual of a book either', () => {
    const residual = bookSchema.shape.residual;
    const said = { verdict: 'Niets', modality: 'may', cites: ['beurt'] };
    expect(residual.safeParse({ ...said, effects: [{ none: true }] }).success).toBe(true);
    expect(residual.safeParse({ ...said, effects: [{ none: true }, { fine: 5 }] }).success).toBe(false);
  });
});
