import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { filesBelow, lookedAt, pagesOf, SITE, type Page } from '../support/site.ts';

it('what a chat shows of a page is whole sentences, each with one sign at its end', () => {
  const broken = lookedAt(SITE).flatMap(({ url, document }) => {
    const text = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    return text.trim() === '' || /[.?!:][.?!](?!\.)/.test(text.replaceAll('...', '…')) ? [`${url}: ${text}`] : [];
  });
  expect(few(broken)).toEqual([]);
});

it('there is a picture for the books of every language and for each book, as large as chats want it', () => {
  const paths = filesBelow(join(SITE.root, 'previews'), '.png');
  const books = new Set(
    pagesOf(SITE)
      .filter(({ type, dated }) => type === 'book' && !dated)
      .map(({ path }) => path),
  );
  const expected = [...books].map((path) => `${path.split('/').filter(Boolean).join('-')}.png`);
  const languages = [...new Set(expected.map((name) => `${name.slice(0, 2)}.png`))];
  expect(paths.toSorted()).toEqual([...expected, ...languages].toSorted());
  for (const name of paths) {
    const png = readFileSync(join(SITE.root, 'previews', name));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

it('a page names its picture by an absolute address, or not at all', () => {
  const relative = lookedAt(SITE).filter(({ document }) => {
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    return picture !== undefined && picture !== null && !URL.canParse(picture);
  });
  expect(few(relative.map(({ url }) => url))).toEqual([]);
});

const rulings = [...lookedAt(SITE), ...pagesOf(FIXTURE)].filter(({ type, redirect }) => type === 'ruling' && !redirect);
const goneTitles = new Set<string>(languages.map((language) => packs[language].editions.gone.title));
const isGone = (page: Page) => goneTitles.has(headingOf(page));

it('a ruling’s title is its verdict', () => {
  const here = rulings.filter((page) => !isGone(page));
  const others = here.filter((page) => headingOf(page) !== '' && !titleOf(page).startsWith(headingOf(page)));
  expect(here.length).toBeGreaterThan(0);
  expect(few(others.map(({ url }) => url))).toEqual([]);
});

it('so is that of a ruling that only older editions have, which its page names', () => {
  // The small books have some; those of the site need not have older editions.
  const gone = rulings.filter(isGone);
  const others = gone.filter((page) => {
    const [verdict = ''] = titleOf(page).split(' · ');
    return verdict === '' || !(page.document.querySelector('main')?.textContent ?? '').includes(verdict);
  });
  expect(gone.length).toBeGreaterThan(0);
  expect(few(others.map(({ url }) => url))).toEqual([]);
});

function headingOf({ document }: Page): string {
  return document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

function titleOf({ document }: Page): string {
  return document.querySelector('title')?.textContent ?? '';
}
