/** A short visit to each book of this site, whichever they are, below the path that it is built for. */
import { describe, expect, inject, it } from 'vitest';
import { partsOfOn } from '#model/index.ts';
import { libraryAt } from '../support/library.ts';
import { pagesOf, SITE, type PageType } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

const pages = pagesOf(SITE).filter(({ redirect, dated }) => !redirect && !dated);
const fronts = pages.filter(({ type }) => type === 'book');
/** The books of clubs, by the book that they lay their house rules over: its front page leads to them. */
const clubs = new Map(
  libraryAt('.').books.flatMap(({ id, current: { house } }) =>
    house ? [[String(id), partsOfOn(house.data.on).book] as const] : [],
  ),
);
const ofClubs = fronts.filter(({ path }) => clubs.has(bookOf(path)));
const onShelf = fronts.filter((front) => !ofClubs.includes(front));

it('the start page leads to every book, and that of a language to every book in that language', async () => {
  await visit({ site: inject('site') }, async ({ page, open, site }) => {
    const linksOn = async (start: string): Promise<readonly string[]> => {
      await open(start);
      return page.locator('a[href]').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    };
    const linked = await linksOn('');
    for (const book of new Set(onShelf.map(({ path }) => bookOf(path)))) {
      const inAnyLanguage = fronts.filter(({ path }) => bookOf(path) === book).map(({ path }) => site + path);
      expect(
        linked.some((link) => inAnyLanguage.includes(link)),
        book,
      ).toBe(true);
    }
    for (const { path } of onShelf) expect(await linksOn(`${languageOf(path)}/`)).toContain(site + path);
    for (const { path } of ofClubs)
      expect(await linksOn(`${languageOf(path)}/${clubs.get(bookOf(path)) ?? ''}/`)).toContain(site + path);
  });
});

function languageOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function bookOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** A visit to each book, and one to each of its languages in a thorough run. */
const visited = THOROUGH ? fronts : [...Map.groupBy(fronts, ({ path }) => bookOf(path)).values()].map(([one]) => one);

describe.each(visited.filter((front) => front !== undefined))('the book at $path', ({ path: front }) => {
  const fullest = (type: PageType): string =>
    pages
      .filter((page) => page.type === type && page.path.startsWith(front))
      .toSorted((a, b) => b.html.length - a.html.length)[0]?.path ?? front;

  it('answers a case, and its link opens the same', async () => {
    await visit({ site: inject('site') }, async ({ page, open }) => {
      await open(fullest('situation'));
      // A question has few answers, and each leads nearer to the end.
      for (let count = 0; count < 20 && (await page.locator('.decision fieldset.answers').count()) > 0; count++) {
        const heading = await page.locator('.decision h2').first().innerText();
        await page.locator('.decision fieldset.answers button').first().click();
        await expect.poll(() => page.locator('.decision h2').first().innerText()).not.toBe(heading);
      }
      const end = await page.locator('.decision h2').first().innerText();
      await page.reload();
      await expect.poll(() => page.locator('.decision h2').first().innerText()).toBe(end);
    });
  });

  it('is searched, and a rule is read', async () => {
    await visit({ site: inject('site') }, async (visitor) => {
      await visitor.open(fullest('rule'));
      const title = await visitor.heading().innerText();
      expect(title).not.toBe('');
      const search = await searcher(visitor);
      await search.types(title);
      expect((await search.hits()).join('\n')).toContain(title);
    });
  });
});
