import { describe, expect, test } from 'vitest';
import { durationsIn, numbersBesideTimes } from '#check/durations-in.ts';
import type { Language } from '#model/index.ts';

describe('the lengths of time that a text names', () => {
  test.each<readonly [Language, string, readonly number[]]>([
    ['nl', 'De tegenpartij wacht twintig seconden.', [20]],
    ['nl', 'Dat gaat na 3 minuten, en na drie kaarten niet.', [180]],
    ['nl', 'Nooit langer dan 50 minuten; na een half uur niet, na een kwartier ook niet.', [3000, 1800, 900]],
    ['nl', 'Minder dan 48 uur van tevoren.', [172_800]],
    ['nl', 'Na de derde minuut, of drie keer per minuut.', []],
    ['da', 'To en halv time.', [9000]],
    ['da', 'Højst tre minutter, en halv time eller halvanden time.', [180, 1800, 5400]],
    ['de', 'Höchstens zwanzig Sekunden, eine Viertelstunde oder zwei Stunden.', [20, 900, 7200]],
    ['en', 'Twenty seconds, five minutes or half an hour.', [20, 300, 1800]],
    ['nl', 'Vijfenveertig minuten, twee en een half uur, drie kwartier of het halfuur.', [2700, 9000, 1800]],
    ['nl', 'Hooguit drieënhalf uur.', [12_600]],
    ['da', 'Femogfyrre minutter, to og en halv time, tre kvarter eller en time og et kvarter.', [2700, 9000, 4500]],
    ['de', 'Fünfundvierzig Minuten, eine halbe Stunde, dreieinhalb Stunden.', [2700, 1800, 12_600]],
    ['de', 'Eine Dreiviertelstunde oder anderthalb Stunden.', [2700, 5400]],
    ['en', 'Forty-five minutes; twenty-five minutes for juniors; not five.', [2700, 1500]],
    ['en', 'A hundred and twenty minutes, or two and a half hours.', [7200, 9000]],
    ['en', 'Within an hour and ten minutes, within an hour, sixty minutes, an hour and a half.', [4200, 3600, 5400]],
    ['en', 'Three quarters of an hour, a quarter of an hour, a thirty-minute break.', [2700, 900, 1800]],
    ['en', 'A point a minute, and after the third minute two.', []],
    ['en', '3-5 minutes, or 1½ hours.', [300, 5400]],
  ])('%s: %s', (language, text, seconds) => {
    expect([...durationsIn(text, language)].toSorted(byNumber)).toEqual([...seconds].toSorted(byNumber));
  });
});

test('the numbers of a text that are no part of a time', () => {
  expect([...numbersBesideTimes('Two cards within forty-five minutes, then half an hour', 'en')]).toEqual([2]);
  // Only a time that is known elsewhere is one.
  expect([...numbersBesideTimes('Wait 30 minutes, then 20 minutes', 'en', new Set([1800]))]).toEqual([20]);
});

function byNumber(a: number, b: number): number {
  return a - b;
}
