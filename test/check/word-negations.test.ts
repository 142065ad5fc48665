import { describe, expect, test } from 'vitest';
import { denies, negationDifferences } from '#check/checks/word-negations.ts';

describe('a verdict in two languages', () => {
  test.each([
    ['Spilleren får ikke point', 'da', 'Declarer gets points', 'en', [['verdict']]],
    ['De kaart gaat terug', 'nl', 'The card does not go back', 'en', [['verdict']]],
    ['Es wird nicht gerundet', 'de', 'There is no rounding', 'en', []],
    ['De niet-overtredende partij kiest', 'nl', 'The non-offending side chooses', 'en', []],
  ] as const)('“%s” and “%s”', (verdict, from, translated, to, found) => {
    expect(negationDifferences([{ verdict }, from], [{ verdict: translated }, to])).toEqual(found);
  });

  test('is held in its other readings too', () => {
    const said = (...verdicts: readonly string[]) => ({
      verdict: 'Ja',
      alternatives: verdicts.map((verdict) => ({ verdict })),
    });
    expect(
      negationDifferences([said('Geen punten', 'Twee punten'), 'nl'], [said('No points', 'Not two points'), 'en']),
    ).toEqual([['alternatives', 1, 'verdict']]);
  });

  test('is not taken for a denial by a place or a number', () => {
    expect(denies('Et kort uden for talonen', 'da')).toBe(false);
    expect(denies('Sunday no. 3', 'en')).toBe(false);
    expect(denies('Er liegt in keinem Stich', 'de')).toBe(true);
  });
});
