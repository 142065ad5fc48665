/**
 * How much of a list a phone shows at first: what comes first, never less than it must, and nothing that is
 * short waits alone.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldOf, openOf } from '#views/fold.ts';

const of = (...letters: readonly number[]) => letters.map((count) => 'x'.repeat(count));
const room = { least: 2, letters: 100 };

describe('a list of texts', () => {
  test('lies open as long as there is room', () => {
    expect(openOf(of(30, 30, 30), room)).toBe(3);
    expect(openOf(of(30, 30, 50, 50), room)).toBe(2);
  });

  test('lies open as far as it must, however long that is', () => {
    expect(openOf(of(300, 300, 50, 50), room)).toBe(2);
  });

  test('has nothing short wait alone: the line that it waits behind is as long', () => {
    expect(openOf(of(60, 50, 40), room)).toBe(3);
    expect(openOf(of(60, 50, 41), room)).toBe(2);
  });

  test('loses none, and shows none before those that come first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200)), (letters) => {
        const open = openOf(of(...letters), room);
        expect(open).toBeLessThanOrEqual(letters.length);
        expect(open).toBeGreaterThanOrEqual(Math.min(room.least, letters.length));
      }),
    );
  });
});

test('what waits says how much it is', () => {
  const forms = { one: 'nog {n} stap', other: 'nog {n} stappen' };
  expect(foldOf(of(10, 10), room, forms, 'nl')).toBeUndefined();
  expect(foldOf(of(60, 60, 60), room, forms, 'nl')).toEqual({ open: 2, label: 'nog 1 stap' });
  expect(foldOf(of(60, 60, 60, 60), room, forms, 'nl')).toEqual({ open: 2, label: 'nog 2 stappen' });
});
