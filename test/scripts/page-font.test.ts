import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { lettersOf, subset } from '../../scripts/page-font.ts';
import { packs } from '#i18n/packs.ts';
import { fixtureBook } from '../support/fixture.ts';

const whole = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
);

test('the letters are those of the books and of what the interface says in their languages, each once', () => {
  const { book } = fixtureBook('meldspiel');
  const letters = lettersOf({ books: [fixtureBook('meldspiel')] });
  expect(new Set(letters).size).toBe([...letters].length);
  for (const letter of `${book.title}${packs.de.pages.nav.skip}ß−×9`) expect(letters).toContain(letter);
  // Markup, what is filled in, and the letters of other languages.
  for (const other of '<>{}å') expect(letters).not.toContain(other);
});

test('a font of fewer letters is smaller, and the same each time', async () => {
  const letters = await subset(whole, 'abc');
  expect(letters.length).toBeLessThan(whole.length / 5);
  expect(await subset(whole, 'abc')).toEqual(letters);
  expect((await subset(whole, 'abcdefg')).length).toBeGreaterThan(letters.length);
});
