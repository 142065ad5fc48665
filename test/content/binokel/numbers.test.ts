/** The numbers in the book of Binokel, compared with its source. */
import { describe, expect, test } from 'vitest';
import { calculatorOf } from '#calculator/join.ts';
import { workedOf } from '#views/worked.ts';
import { chipWords } from '#wording/chip-words.ts';
import { situationOf } from '../../support/edition.ts';
import { libraryAt } from '../../support/library.ts';

const editions = libraryAt('.')
  .books.filter(({ id }) => id === 'binokel')
  .map(({ current }) => current);

describe.each(editions)('Binokel $id', (edition) => {
  const calculator = calculatorOf(edition, situationOf(edition, 'wert-einer-meldung'));
  const worked = (id: string) => {
    const ruling = edition.rulings.find((each) => each.id === id);
    const [example] = ruling?.examples ?? [];
    if (!ruling || !example) throw new Error(`Binokel has no example of ${id}`);
    return workedOf(ruling, example.given, chipWords(edition.book, edition.facts));
  };

  test('melds are worth what rule 8 says', () => {
    const values = Object.fromEntries(
      (calculator?.lines ?? []).flatMap(({ option, points }) => (points === undefined ? [] : [[option, points]])),
    );
    expect(values).toEqual({
      'familie-in-trumpf': 150,
      'familie-nichttrumpf': 100,
      'vier-asse': 100,
      'vier-koenige': 80,
      'vier-damen': 60,
      'vier-buben': 40,
      'paar-in-trumpf': 40,
      'paar-nichttrumpf': 20,
      rundgang: 240,
      'binokel-einfach': 40,
      'binokel-doppelt': 300,
      'doppelte-familie': 1000,
      'alle-gleichen': 1000,
    });
  });

  test('melds do not count after a Durch, nor without a trick', () => {
    expect(calculator?.unless.map(({ id }) => id)).toEqual(['beim-durch-nicht-melden', 'meldung-gestrichen']);
  });

  test('a lost game that is worked through says what each player writes down', () => {
    expect(worked('verloren-beide-mit-stich').lines.map(({ formula, result }) => [formula, result])).toEqual([
      ['−2 × 270', '−540'],
      ['40 + 92 + 100', '232'],
      ['80 + 67 + 100', '247'],
    ]);
  });

  test('lost games that are worked through say what they cost', () => {
    expect(worked('strafgeld-ab-drei').chips.map(({ text }) => text)).toEqual(['4,00\u00a0€']);
  });
});
