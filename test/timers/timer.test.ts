import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  again,
  another,
  canPause,
  togglePaused,
  isOver,
  leftOf,
  named,
  labelOf,
  secondsShown,
  shifted,
  started,
} from '#timers/timer.ts';
import { FROM, NOW, ROUND, THREE_MINUTES } from './clocks.ts';

const timer = started(THREE_MINUTES, { from: FROM }, NOW);
const round = started(ROUND, { from: FROM }, NOW);

describe('a clock', () => {
  test('has all of its time at the start, and none at its end', () => {
    expect(leftOf(timer, NOW)).toBe(180_000);
    expect(isOver(timer, NOW + 179_999)).toBe(false);
    expect(isOver(timer, NOW + 180_000)).toBe(true);
  });

  test.each([
    [0, 180, false],
    [1, 180, false],
    [1000, 179, false],
    [179_001, 1, false],
    [180_000, 0, true],
    [180_999, 0, true],
    [192_500, 12, true],
  ])('%i ms after its start shows %i seconds', (after, seconds, over) => {
    expect(secondsShown(timer, NOW + after)).toEqual({ seconds, over });
  });

  test('begins again with all of its time, whatever happened before', () => {
    const old = { ...timer, told: true, doubt: true } as const;
    expect(again(old, NOW + 500_000)).toEqual({
      ...started(THREE_MINUTES, { from: FROM }, NOW + 500_000),
      id: old.id,
    });
  });

  test('runs beside another of the same time, at whose table somebody else is waited for', () => {
    const old = { ...named(timer, ' tafel 4 '), told: true, doubt: true } as const;
    const second = another(old, NOW + 60_000);
    expect(second).toEqual(started(THREE_MINUTES, { from: FROM }, NOW + 60_000));
    expect(second.id).not.toBe(old.id);
    expect([labelOf(old), labelOf(second)]).toEqual(['tafel 4 · De drie minuten', 'De drie minuten']);
    expect(named(old, ' ')).toEqual({ ...timer, told: true, doubt: true });
  });

  test('is held only where it is long, and goes on with what was left', () => {
    expect([canPause(timer), canPause(round)]).toEqual([false, true]);
    fc.assert(
      fc.property(fc.nat(2_999_999), fc.nat(10_000_000), (runs, holds) => {
        const held = togglePaused(round, NOW + runs);
        expect(leftOf(held, NOW + runs + holds)).toBe(3_000_000 - runs);
        expect(leftOf(togglePaused(held, NOW + runs + holds), NOW + runs + holds)).toBe(3_000_000 - runs);
      }),
    );
    expect(togglePaused(round, NOW + 3_000_001)).toEqual(round);
  });

  test('is moved along when the device is set otherwise, unless it is held', () => {
    expect(leftOf(shifted(timer, -3_600_000), NOW - 3_600_000)).toBe(180_000);
    const held = togglePaused(round, NOW + 1000);
    expect(shifted(held, -5000)).toBe(held);
  });
});
