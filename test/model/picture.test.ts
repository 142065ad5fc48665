/** The pictures that a book may choose, and their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureNames } from '#model/picture.ts';
import { check } from '#check/check.ts';
import { readContentFiles } from '#library/files.ts';

const FOLDER = 'src/components/pictures';

test('each has a file, and each file a name', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(pictureNames.map((name) => `${name}.svg`).toSorted());
});

test.each(pictureNames)('%s has no words, and no colours but those of the text and the book', (name) => {
  const svg = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
  expect(svg).toMatch(/^<svg viewBox="0 0 96 64" fill="none" stroke="currentColor" /);
  expect(svg).not.toMatch(/<(?:text|title|image|style|script)/);
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  const known = ['none', 'currentColor', 'var(--accent)', 'var(--tint)', 'var(--paper)'];
  expect(colours.filter((colour) => !known.includes(colour ?? ''))).toEqual([]);
});

test('a book that names another is told which there are', () => {
  const files = readContentFiles('test/books/good/two-languages').map((each) =>
    each.file.endsWith('/book.yaml')
      ? { ...each, text: each.text.replace(/(phases:\n\s+- \{[^}]*?) \}/, '$1, picture: castle }') }
      : each,
  );
  const [finding] = check(files).filter(({ position }) => position.file.endsWith('/book.yaml'));
  expect(finding?.message).toContain('trump-block');
});
