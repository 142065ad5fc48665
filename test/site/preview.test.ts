import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { filesBelow, pagesOf, SITE } from '../support/site.ts';

it('what a chat shows of a page is whole sentences, each with one sign at its end', () => {
  const broken = pagesOf(SITE).flatMap(({ url, document }) => {
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
  const relative = pagesOf(SITE).filter(({ document }) => {
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    return picture !== undefined && picture !== null && !URL.canParse(picture);
  });
  expect(few(relative.map(({ url }) => url))).toEqual([]);
});

it('a ruling’s title is its verdict', () => {
  const rulings = pagesOf(SITE).filter(({ type, redirect }) => type === 'ruling' && !redirect);
  const others = rulings.filter(({ document }) => {
    const verdict = document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    return verdict !== '' && !(document.querySelector('title')?.textContent ?? '').startsWith(verdict);
  });
  expect(rulings.length).toBeGreaterThan(0);
  expect(few(others.map(({ url }) => url))).toEqual([]);
});
