import { describe, expect, test } from 'vitest';
import { digitsIn, numbersIn } from '#check/numbers-in.ts';
import { limitsIn } from '#check/limits-in.ts';
import type { Language } from '#model/index.ts';

describe('the numbers that a text names', () => {
  test.each<readonly [Language, string, readonly number[]]>([
    ['nl', '1.000 punten, 0,50 euro, anderhalve slag of 3½', [1000, 0.5, 1.5, 3.5]],
    ['nl', 'vijftien, honderdtwintig, twee honderd vijftig', [15, 120, 250]],
    ['nl', 'Regel 17A gaat over artikel 27B1.', []],
    ['da', 'to hundrede og halvtreds point, halvanden time', [250, 1.5]],
    ['de', '1 000 Punkte, 0,5 oder eineinhalb', [1000, 0.5, 1.5]],
    ['nl', '½ punt, 2 ½ punt, tweeënhalf of drieënhalve', [0.5, 2.5, 3.5]],
    ['nl', 'een half punt, halve punten', [0.5]],
    ['da', '½ point, 2½ eller 3 ½', [0.5, 2.5, 3.5]],
    ['da', 'et halvt point, to og et halvt', [0.5, 2.5]],
    ['de', '½ Punkt, ein halber Punkt, zweieinhalb', [0.5, 2.5]],
    ['en', '2 ½ points, 3 or ¼', [2.5, 3, 0.25]],
    ['en', '1,000 euros, 0.5, ½, half a point', [1000, 0.5]],
    ['en', 'Twenty-five points, two hundred and fifty, one and a half', [25, 250, 1.5]],
    ['en', 'two, three or four', [2, 3, 4]],
    ['en', 'thirty-one or forty-one, and thirty one-day passes', [31, 41, 30, 1]],
  ])('%s: %s', (language, text, numbers) => {
    expect([...numbersIn(text, language)].toSorted(byNumber)).toEqual([...numbers].toSorted(byNumber));
  });

  test('in digits alone', () => {
    expect([...digitsIn('1,500 points, not two', 'en')]).toEqual([1500]);
  });
});

describe('the limits that a text draws, each by the first number above it', () => {
  test.each<readonly [Language, string, readonly number[]]>([
    ['nl', 'met vier slagen', [4, 5]],
    ['nl', 'hoogstens vier, niet meer dan vier, vier slagen of minder', [5]],
    ['nl', 'vanaf de vier, niet minder dan vier, vier gesloten slagen of meer', [4]],
    ['nl', 'na de vijfde slag', [4, 5, 6]],
    ['da', 'højst fire, mere end fire', [5]],
    ['de', 'mindestens vier, weniger als vier', [4]],
    ['en', 'at least four', [4]],
    ['en', 'more than four, at most four, four or fewer', [5]],
  ])('%s: %s', (language, text, limits) => {
    const found = limitsIn(text, language, { min: 0, step: 1, unit: 'slag' });
    expect([...found].toSorted(byNumber)).toEqual(limits);
  });

  test('in steps, and in the unit of time that is counted', () => {
    expect([...limitsIn('mehr als 145', 'de', { min: 0, step: 10, unit: 'Punkt' })]).toEqual([150]);
    expect([...limitsIn('binnen 48 uur', 'nl', { min: 0, step: 1, unit: 'dag' })]).toContain(3);
  });
});

function byNumber(a: number, b: number): number {
  return a - b;
}
