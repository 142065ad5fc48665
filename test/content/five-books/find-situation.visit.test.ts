/** The list of situations: short, what happens most first, and a field that finds what the search finds. */
import { describe, expect, it } from 'vitest';
import { pagesOf, SITE } from '../../support/site.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

const lists = pagesOf(SITE).filter(({ type, dated }) => type === 'situations' && !dated);
/** Screens of a phone. */
const MOST = 7;

it.each(lists.map(({ path }) => path))(
  `%s is at most ${MOST} screens long, also where all is unfolded`,
  async (path) => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      await visitor.open(path);
      await visitor.page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      expect(await visitor.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST * 740);
    });
  },
);

it('without a script all of it is there', async () => {
  await visit({ script: false }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/troefcall/situations/');
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.getByText('Voor het seizoen').click();
    await visitor.follow(/Is de moederlijst op tijd/);
    expect(visitor.address()).toMatch(/situations\/moederlijst-termijn\/$/);
  });
});

it('a link to a folded part opens it', async () => {
  await visit({}, async (visitor) => {
    await visitor.open('nl/troefcall/situations/#seizoen');
    await visitor.page.getByRole('link', { name: /Is de moederlijst op tijd/ }).waitFor();
  });
});

describe('the field', () => {
  it.each([
    ['nl/troefcall', 'derde keer te laat', 'nalatigheid-vereniging'],
    ['nl/troefcall', 'koppels samenstellen', 'koppels-niet-samengesteld'],
    ['nl/keezen', 'vergist', 'vergissing-met-kaart'],
    ['de/binokel', 'hinlegen', 'abschreiben-oder-spielen'],
    ['da/lhombre', 'omgivnng', 'alle-melder-pas'],
  ])('in %s finds what happened: %s', async (book, typed, situation) => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${book}/situations/`);
      const all = await page.locator('[data-row]').count();
      await page.getByRole('main').getByRole('searchbox').fill(typed);
      const hit = page.locator(`[data-found] [data-row="${situation}"]`);
      await hit.waitFor();
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(0);
      await page.getByRole('main').getByRole('searchbox').fill('');
      await page.locator('[data-found]').waitFor({ state: 'hidden' });
      expect(await page.locator('[data-row]').count()).toBe(all);
      await page.getByRole('main').getByRole('searchbox').fill(typed);
      await hit.getByRole('link').click();
      await page.waitForURL(`**/situations/${situation}/`);
    });
  });

  it('stays on the screen', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefcall/situations/');
      await page.evaluate(() => scrollTo(0, 1500));
      const box = await page.getByRole('main').getByRole('searchbox').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(40);
    });
  });

  it('finds by the words alone where the index cannot be had', async () => {
    await visit({ expects: /ERR_FAILED|Failed to/ }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefcall/situations/');
      await page.route('**/search-index/**', (route) => route.abort());
      await page.getByRole('main').getByRole('searchbox').fill('tafelscherm');
      await page.locator('[data-found] [data-row="zonder-tafelscherm"]').waitFor();
    });
  });
});
