import { expect, test } from 'vitest';
import { chipWords } from '#wording/chip-words.ts';
import { loadLibrary } from '#library/load.ts';
import { workedOf } from '#views/worked.ts';

const { books } = loadLibrary(process.cwd());

function worked(bookId: string, id: string) {
  const edition = books.find((book) => book.id === bookId)?.current;
  const ruling = edition?.rulings.find((each) => each.id === id);
  const [example] = ruling?.examples ?? [];
  if (!edition || !ruling || !example) throw new Error(`${bookId} has no example of ${id}`);
  return workedOf(ruling, example.given, chipWords(edition.book, edition.facts));
}

test('a lost game of Binokel that is worked through says what each player writes down', () => {
  const { lines, chips } = worked('binokel', 'verloren-beide-mit-stich');
  expect(lines.map(({ formula, result }) => [formula, result])).toEqual([
    ['−2 × 270', '−540'],
    ['40 + 92 + 100', '232'],
    ['80 + 67 + 100', '247'],
  ]);
  expect(chips).toEqual([]);
});

test('lost games that are worked through say what they cost', () => {
  expect(worked('binokel', 'strafgeld-ab-drei').chips.map(({ text }) => text)).toEqual(['4,00\u00a0€']);
});

test('an example of a ruling whose consequence is fixed adds nothing', () => {
  expect(worked('troefcall', 'verkeerde-kaart-tot-vier-slagen')).toEqual({ lines: [], chips: [] });
});
