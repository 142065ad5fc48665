import { describe, expect, test } from 'vitest';
import { durationsIn } from '#check/durations-in.ts';
import type { Language } from '#model/index.ts';

describe('the lengths of time that a text names', () => {
  test.each<readonly [Language, string, readonly number[]]>([
    ['nl', 'De tegenpartij wacht twintig seconden.', [20]],
    ['nl', 'Dat gaat na 3 minuten, en na drie kaarten niet.', [180]],
    ['nl', 'Nooit langer dan 50 minuten; na een half uur niet, na een kwartier ook niet.', [3000, 1800, 900]],
    ['nl', 'Minder dan 48 uur van tevoren.', [172_800]],
    ['nl', 'Na de derde minuut, of drie keer per minuut.', []],
    ['da', 'Højst tre minutter, en halv time eller halvanden time.', [180, 1800, 5400]],
    ['de', 'Höchstens zwanzig Sekunden, eine Viertelstunde oder zwei Stunden.', [20, 900, 7200]],
    ['en', 'Twenty seconds, five minutes or half an hour.', [20, 300, 1800]],
  ])('%s: %s', (language, text, seconds) => {
    expect([...durationsIn(text, language)].toSorted(byNumber)).toEqual([...seconds].toSorted(byNumber));
  });
});

function byNumber(a: number, b: number): number {
  return a - b;
}
