import { expect, test } from 'vitest';
import { chipWords } from '#wording/chip-words.ts';
import { workedOf } from '#views/worked.ts';
import { fixtureEdition, type FixtureBookId } from '../support/fixture.ts';

function worked(bookId: FixtureBookId, id: string) {
  const edition = fixtureEdition(bookId);
  const ruling = edition.rulings.find((each) => each.id === id);
  const [example] = ruling?.examples ?? [];
  if (!ruling || !example) throw new Error(`${bookId} has no example of ${id}`);
  return workedOf(ruling, example.given, chipWords(edition.book, edition.facts));
}

test('a lost game that is worked through says what each player writes down', () => {
  const { lines, chips } = worked('meldspiel', 'verloren');
  expect(lines.map(({ formula, result }) => [formula, result])).toEqual([
    ['−2 × 270', '−540'],
    ['40 + 92 + 100', '232'],
  ]);
  expect(chips).toEqual([]);
});

test('lost games that are worked through say what they cost', () => {
  expect(worked('meldspiel', 'strafgeld-ab-drei').chips.map(({ text }) => text)).toEqual(['4,00\u00a0€']);
});

test('an example of a ruling whose consequence is fixed adds nothing', () => {
  expect(worked('slagspel', 'verkeerde-kaart-tot-vier-slagen')).toEqual({ lines: [], chips: [] });
});
