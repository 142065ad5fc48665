/** What the page of differences says of a number that a club has changed. */
import { expect, test } from 'vitest';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';
import { figureTexts } from '#views/house.ts';
import { issuedBy, ownWordsOf } from '#wording/own-words.ts';

const { books } = joinLibrary(readContentFiles('test/books/good/house-figures'), '2026-11-01');
const club = books.find(({ id }) => id === 'bordspel-club')?.current;
if (!club) throw new Error('the fixture has house rules');

test('a figure is said with what counts with it, in both books', () => {
  expect(figureTexts(club).map(({ of, says }) => [of, says])).toMatchInlineSnapshot(`
    [
      [
        "De wachttijd van vijftien minuten · Hoeveel minuten was de speler te laat?",
        "Minuten: 15; volgens het officiële reglement 10",
      ],
    ]
  `);
});

test('the official text prevails over the words of the book, and not over the house rules', () => {
  expect(ownWordsOf(club)).toMatchInlineSnapshot(
    `"Bordspel staat hier in onze eigen woorden; daarvan gaat de officiële tekst voor. De huisregels zijn die van CvB."`,
  );
  expect(issuedBy(club)).toMatchInlineSnapshot(
    `"Huisregels van Club van Bordspelers; het reglement zelf van Bond van Bordspelers"`,
  );
});
