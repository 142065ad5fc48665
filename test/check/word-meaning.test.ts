import { describe, expect, test } from 'vitest';
import { meaningDifferences, saidIn } from '#check/checks/word-meaning.ts';
import { sentencePairs, textPairs } from '#check/checks/word-pairs.ts';
import { wordSpecs } from '#model/words.ts';

const pair = (original: string, translation: string) => ({ path: [], original, translation });

describe('a text in two languages', () => {
  test.each([
    ['Spilleren får ikke point.', 'da', 'Declarer gets points.', 'has 0 `not`'],
    ['De kaart gaat terug.', 'nl', 'The card does not go back.', 'has 1 `not`'],
    ['Wie kan spelen, moet spelen.', 'nl', 'Whoever can play may play.', 'says that it must'],
    ['De leider mag hem laten terugnemen.', 'nl', 'Declarer must have it taken back.', 'something must be'],
    ['Die Karte muss gespielt werden.', 'de', 'The card may be played.', 'something may be'],
    ['De speler legt de kaart terug.', 'nl', 'The player may put the card back.', 'something may be'],
    ['Tel de slagen. Dat mag niet.', 'nl', 'Count the tricks. That is allowed.', 'has 0 `not`'],
  ] as const)('“%s” (%s) is not “%s”', (original, from, translation, says) => {
    expect(meaningDifferences(pair(original, translation), [from, 'en'])).toEqual([expect.stringContaining(says)]);
  });

  test.each([
    ['Es wird nicht gerundet.', 'de', 'There is no rounding.'],
    ['De niet-overtredende partij kiest.', 'nl', 'The non-offending side chooses.'],
    ['Dat mag niet.', 'nl', 'That must not be done.'],
    ['Er mag niet gepraat worden.', 'nl', 'There must be no talking.'],
    ['Pas na de derde slag komt zij.', 'nl', 'She does not come until after the third trick.'],
    ['Et kort uden for talonen.', 'da', 'A card outside the talon.'],
    ['Senest søndag den 3.', 'da', 'No later than Sunday no. 3.'],
    ['No picture no game', 'nl', 'No picture no game'],
    ['»må«', 'da', '‘may’ or ‘must’'],
  ] as const)('“%s” (%s) is “%s”', (original, from, translation) => {
    expect(meaningDifferences(pair(original, translation), [from, 'en'])).toEqual([]);
  });

  test('is compared sentence by sentence, and as a whole where one language has more of them', () => {
    expect(sentencePairs(pair('Eén. Twee? De 3. kaart.', 'One. Two? Card no. 3.'))).toHaveLength(3);
    expect(sentencePairs(pair('Eén. Twee.', 'One and two.'))).toEqual([['Eén. Twee.', 'One and two.']]);
  });

  test('is found in every place that has words, but not among the words that each language has for itself', () => {
    const ruling = (verdict: string) => ({
      verdict,
      steps: [`${verdict} 1`],
      alternatives: [{ verdict: `${verdict} 2` }],
    });
    const pairs = textPairs(ruling('Ja'), ruling('Yes'), wordSpecs.ruling);
    expect(pairs.map(({ path, translation }) => [path.join('.'), translation])).toEqual([
      ['verdict', 'Yes'],
      ['steps.0', 'Yes 1'],
      ['alternatives.0.verdict', 'Yes 2'],
    ]);
    const person = (label: string) => ({ label, named: [label] });
    expect(textPairs(person('leider'), person('declarer'), wordSpecs.person)).toHaveLength(1);
  });

  test.each([
    ['Er liegt in keinem Stich', 'de', 1],
    ['Et kort uden for talonen', 'da', 0],
    ['Het staat nergens, en niemand weet het', 'nl', 2],
    ['One of the four suits or no-trump', 'en', 0],
    ['The rules name neither a penalty nor a new deal', 'en', 1],
    ['The cards may not be looked at until the deal is over', 'en', undefined],
  ] as const)('“%s” (%s) has as many denials as %s', (text, language, denials) => {
    expect(saidIn(text, language).denials).toBe(denials);
  });
});
