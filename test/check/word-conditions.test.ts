/** A condition or a limit that a translation turned round or lost. */
import { describe, expect, test } from 'vitest';
import { conditionDifferences } from '#check/checks/word-conditions.ts';

const pair = (original: string, translation: string) => ({ path: [], original, translation });

describe('a condition in two languages', () => {
  test.each([
    ['Speelt hij door, dan is de game verloren.', 'nl', 'Unless they play on, the game is lost.', 'says `unless`'],
    [
      'Dat mag, tenzij hij al gespeeld heeft.',
      'nl',
      'That is allowed if they have already played.',
      'not say `unless`',
    ],
    ['Alleen de caller mag dat.', 'nl', 'The caller may do that.', 'does not say `only`'],
    ['Hij mag pas na de eerste set meedoen.', 'nl', 'They may take part after the first set.', 'does not say `only`'],
    ['Kun modparten kan kræve det.', 'da', 'The other team can demand it.', 'does not say `only`'],
    ['Der darf nur vorher gedrückt werden.', 'de', 'Discarding is allowed beforehand.', 'does not say `only`'],
    ['Meld het voordat u biedt.', 'nl', 'Report it after you bid.', 'says `after`'],
    ['Meld dies, bevor jemand ausspielt.', 'de', 'Say so after somebody leads.', 'does not say `before`'],
    ['Det rettes efter kampen.', 'da', 'It is put right before the match.', 'says `before`'],
    ['Wacht tot de klok stil staat.', 'nl', 'Wait after the clock has stopped.', 'says `after`'],
    ['Mindst ét kort skal købes.', 'da', 'At most one card must be drawn.', 'says `at most`'],
    ['Höchstens zwei Spiele', 'de', 'At least two hands', 'says `at least`'],
  ] as const)('“%s” (%s) is not “%s”', (original, from, translation, says) => {
    const found = conditionDifferences(pair(original, translation), [from, 'en']);
    expect(
      found.some((each) => each.includes(says)),
      found.join('\n'),
    ).toBe(true);
  });

  test.each([
    ['Dat mag, behalve als hij al gespeeld heeft.', 'nl', 'That is allowed unless they have already played.'],
    ['Een gewone pas, en de pas van zijn partner', 'nl', 'An ordinary pass, and their partner’s pass'],
    ['Pas dan ook artikel 58B toe.', 'nl', 'Then apply Law 58B as well.'],
    ['Pas als de slag dicht ligt, kan dat.', 'nl', 'That cannot be done until the trick lies face down.'],
    ['Regel 8 går forud.', 'da', 'Rule 8 comes first.'],
    ['Danach richten sich die Punkte.', 'de', 'The points depend on that.'],
    ['Er is toch een klaver.', 'nl', 'There is a club after all.'],
    ['Uiterlijk vijftien dagen voor de wedstrijd', 'nl', 'At the latest fifteen days before the match'],
  ] as const)('“%s” (%s) is “%s”', (original, from, translation) => {
    expect(conditionDifferences(pair(original, translation), [from, 'en'])).toEqual([]);
  });

  test('is compared in either direction', () => {
    expect(conditionDifferences(pair('Only the caller may.', 'Alleen de caller mag dat.'), ['en', 'nl'])).toEqual([]);
    expect(conditionDifferences(pair('Only the caller may.', 'Die Ansagerin darf das.'), ['en', 'de'])).toHaveLength(1);
  });
});
