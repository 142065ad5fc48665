import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionBeside } from '#client/cards/position.ts';

const screen = { width: 800, height: 600 };
const word = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 20 });

describe('a card beside a word', () => {
  it('stands below it where there is room, above it at the foot of the screen', () => {
    expect(positionBeside(word(100, 100), { width: 300, height: 200 }, screen)).toMatchObject({ left: 100, top: 126 });
    expect(positionBeside(word(100, 500), { width: 300, height: 200 }, screen)).toMatchObject({ left: 100, top: 294 });
  });

  it('never covers the word, nor reaches beyond the screen', () => {
    const coordinates = fc.record({
      left: fc.integer({ min: 0, max: 720 }),
      top: fc.integer({ min: 0, max: 580 }),
      width: fc.integer({ min: 1, max: 784 }),
      height: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(coordinates, ({ left, top, width, height }) => {
        const at = word(left, top);
        const spot = positionBeside(at, { width, height }, screen);
        const bottom = spot.top + Math.min(height, spot.maxHeight);
        expect(spot.top >= at.bottom || bottom <= at.top).toBe(true);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.left + width).toBeLessThanOrEqual(screen.width);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(screen.height);
      }),
    );
  });
});
