import { expect, test } from 'vitest';
import { urlsOf } from '#addresses/urls.ts';
import { parseBody } from '#library/body.ts';
import { proseHtml, proseOf } from '#library/prose.ts';
import { fixtureEdition } from '../support/fixture.ts';

const edition = fixtureEdition('slagspel');
const urls = urlsOf({ base: '/', language: 'nl', book: 'slagspel' });

function shown(text: string): string {
  const parsed = parseBody(text);
  if (!parsed.ok) throw new Error(parsed.kind);
  return proseHtml(proseOf(parsed.value.prose), urls, edition);
}

test('a link leads to the page of its edition', () => {
  expect(shown('Zie [dit](term:slag).')).toBe('<p>Zie <a href="/nl/slagspel/terms/#slag">dit</a>.</p>');
});

test.each([' href="term:slag"', '\\<a href="term:slag">', '`<a href="term:slag">`'])(
  'words about a link stay words: %s',
  (words) => {
    expect(shown(`Zie ${words} en [dit](term:slag).`)).not.toMatch(/(?<!<a )href="\//);
    expect(shown(`Zie ${words} en [dit](term:slag).`)).toContain('href="term:slag"');
  },
);
