import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { charactersOf, subset } from '../../scripts/page-font.ts';

const whole = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
);

test('the characters of pages are those that a reader sees or may come to see', () => {
  const page = '<style>q{}</style><p title="z">a&amp;b &#8364;</p><script>x()</script>';
  expect(charactersOf([page, '<script type="application/json">{"key":["é"]}</script>'])).toBe(' &abé€');
});

test('a font of fewer letters is smaller, and the same each time', async () => {
  const letters = await subset(whole, 'abc');
  expect(letters.length).toBeLessThan(whole.length / 5);
  expect(await subset(whole, 'abc')).toEqual(letters);
  expect((await subset(whole, 'abcdefg')).length).toBeGreaterThan(letters.length);
});
