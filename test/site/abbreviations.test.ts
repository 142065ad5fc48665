import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { lookedAt, pagesOf, SITE, type Page } from '../support/site.ts';

/** Abbreviations in a text, as the ids of the cards that they open; quotes may be those of JSON. */
const CARDS = /popovertarget=\\?"([^"\\]+)/g;

it('has the definition of every abbreviation on the page where it stands, or comes to stand', () => {
  const missing = [SITE, FIXTURE].flatMap(lookedAt).flatMap((page) => {
    const opened = new Set([...cardsIn(page.html), ...cardsIn(fetchedBy(page))]);
    return [...opened].filter((card) => !page.html.includes(` id="${card}"`)).map((card) => `${page.url}: ${card}`);
  });
  expect(few(missing)).toEqual([]);
});

it('also where only what the questions fetch has it', () => {
  // The small books have one; those of the site need not abbreviate anything.
  const only = pagesOf(FIXTURE).filter((page) => {
    const [here, fetched] = [new Set(cardsIn(page.html)), cardsIn(fetchedBy(page))];
    return fetched.some((card) => !here.has(card));
  });
  expect(only.length).toBeGreaterThan(0);
});

function cardsIn(text: string): readonly string[] {
  return [...text.matchAll(CARDS)].map(([, card = '']) => card);
}

/** What the questions of a situation fetch. */
function fetchedBy({ file, type }: Page): string {
  const texts = join(dirname(file), 'texts.json');
  return type === 'situation' && existsSync(texts) ? readFileSync(texts, 'utf8') : '';
}
