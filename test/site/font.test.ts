/** The font is cut down before there are pages: what they show in the end has to be in it. */
import { expect, it } from 'vitest';
import { lettersOf } from '../../scripts/page-font.ts';
import { libraryAt } from '../support/library.ts';
import { lookedAt, SITE } from '../support/site.ts';

it('every character that a page shows, or may show once a script runs, is in the font', () => {
  const letters = new Set(lettersOf(libraryAt('.')));
  const missing = new Map<string, string>();
  for (const page of lookedAt(SITE))
    for (const character of textOf(page.html))
      if (character >= ' ' && !letters.has(character) && !missing.has(character)) missing.set(character, page.url);
  expect([...missing]).toEqual([]);
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The text between the tags, and in the data of widgets. */
function textOf(page: string): string {
  return page
    .replace(/<script[^>]*"application\/json"[^>]*>([^]*?)<\/script>/g, (_, data: string) =>
      stringsIn(JSON.parse(data)),
    )
    .replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The texts in some data, its keys left out, and the names of what is filled in. */
function stringsIn(data: unknown): string {
  // A clock is handed on as text (src/timers); what is shown of it are the texts in it.
  if (typeof data === 'string' && data.startsWith('{"')) return stringsIn(JSON.parse(data));
  if (typeof data === 'string') return data.replace(/\{\w+\}/g, '');
  if (typeof data !== 'object' || data === null) return '';
  // Where something leads is not shown.
  const shown = Object.entries(data).filter(([key]) => key !== 'href');
  return shown.map(([, value]) => stringsIn(value)).join(' ');
}
