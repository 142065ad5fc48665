/** What the site does beside rules and rulings is found: by the search, in the menu, on a book's front. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { boxOf } from './reader.ts';
import { searcher } from './searcher.ts';
import { visit, type Visitor } from './visitor.ts';

describe('the search', () => {
  it('names a tool first, and opens it', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/troefspel/31/');
      const search = await searcher(visitor);
      await search.types('zaakboek');
      expect(await search.active()).toMatch(/^Zaakboek · Pagina/);
      await search.types('oefennen');
      expect(await search.under('Op deze site').allInnerTexts()).toEqual([expect.stringMatching(/^Oefenen\b/)]);
      await search.follows(/^Oefenen/);
      expect(visitor.address()).toBe('nl/troefspel/training/');
    });
  });

  it('finds how the site looks, and opens it on the page itself', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/31/');
      const search = await searcher(visitor);
      await search.types('donker');
      await search.under('Op deze site').filter({ hasText: 'Weergave' }).click();
      await page.locator('#look').getByRole('radio', { name: 'Donker' }).check();
      expect(await page.getByRole('dialog').isVisible()).toBe(false);
      expect(visitor.address()).toBe('nl/troefspel/31/');
      await page.keyboard.press('Escape');
      await page.locator('#look').waitFor({ state: 'hidden' });
    });
  });

  it('leads to it in another tab as well', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/troefspel/31/#look');
      await visitor.page.locator('#look').getByRole('radio', { name: 'Donker' }).waitFor();
    });
  });

  it('outside of a book offers that of each', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      const search = await searcher(visitor);
      await search.types('examen');
      const offered = search.under('Op deze site');
      expect(await offered.count()).toBeGreaterThan(1);
      expect(await offered.filter({ hasText: 'Troefspel' }).getAttribute('href')).toMatch(
        /nl\/troefspel\/training\/exam\/$/,
      );
    });
  });
});

/** Opens the menu, and waits for it. */
async function opensMenu({ page }: Visitor): Promise<Locator> {
  await page.getByRole('button', { name: 'Meer' }).click();
  const menu = page.getByRole('navigation', { name: 'Meer', exact: true });
  await menu.getByRole('link').first().waitFor();
  return menu;
}

describe('“More”', () => {
  it.each([
    ['on a phone', { width: 360, height: 740 }, 44],
    ['on a desk', { width: 1280, height: 800 }, 44],
    // The sheet that dresses the menu comes by script.
    ['without a script', { script: false }, 0],
  ])('leads to what is still open in two taps, %s', async (_, options, least) => {
    await visit(options, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/');
      const menu = await opensMenu(visitor);
      const links = menu.getByRole('link');
      const { height: screen = 0 } = page.viewportSize() ?? {};
      for (const link of await links.all()) {
        const box = await boxOf(link);
        expect(box.height).toBeGreaterThanOrEqual(least);
        expect(box.y + box.height).toBeLessThanOrEqual(screen);
      }
      await menu.getByRole('link', { name: 'Wat het reglement openlaat' }).click();
      await page.waitForURL('**/nl/troefspel/gaps/');
      expect(await page.getByRole('button', { name: 'Meer' }).getAttribute('aria-current')).toBe('true');
    });
  });

  it('is opened, read and left by keyboard, and its tab is lit on its pages alone', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/31/');
      const opener = page.getByRole('button', { name: 'Meer' });
      expect(await opener.getAttribute('aria-current')).toBeNull();
      await opener.focus();
      await page.keyboard.press('Enter');
      const first = page.locator('#tools').getByRole('link').first();
      await first.waitFor();
      expect(few(await faultsOfAxe(page, { within: '#tools' }))).toEqual([]);
      expect(few(await page.evaluate(smallTargets, '#tools'))).toEqual([]);
      await page.keyboard.press('Tab');
      expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await first.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  it('leaves the suit to books and languages', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/troefspel/31/');
      const hrefs = await visitor.page
        .locator('#shelf a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(3);
      expect(hrefs.filter((href) => /casebook|offline/.test(href))).toEqual([]);
    });
  });

  it('opens how the site looks, too', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/troefspel/31/');
      await opensMenu(visitor);
      await visitor.page.locator('#tools').getByRole('button', { name: 'Weergave' }).click();
      await visitor.page.locator('#look input').first().waitFor();
      expect(await visitor.page.locator('#tools').isVisible()).toBe(false);
    });
  });
});

describe('the front of a book, on a phone', () => {
  it('shows six tools on its first screen, and leads to the first case in two taps', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/');
      const tiles = page.getByRole('list', { name: 'Meer' }).getByRole('link');
      expect(await tiles.count()).toBe(6);
      const bar = await boxOf(page.locator('.doors-bar'));
      for (const tile of await tiles.all()) {
        const box = await boxOf(tile);
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      }
      await tiles.filter({ hasText: 'Oefenen' }).click();
      await page.waitForURL('**/nl/troefspel/training/');
      const begin = await boxOf(page.getByRole('link', { name: 'Begin met het eerste geval' }));
      expect(begin.y + begin.height).toBeLessThanOrEqual(bar.y);
    });
  });

  it('lists every rule on a phone with its number, its title and what is in it, chapter by chapter', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/');
      const kap = page.getByRole('main').getByRole('link', { name: /^31\D.*Kap/ });
      await kap.waitFor();
      const [number, title, what] = await Promise.all(['.num', 'b', '.what'].map((part) => boxOf(kap.locator(part))));
      if (!number || !title || !what) throw new Error('a rule lacks its number, its title or what is in it');
      expect(title.x).toBeGreaterThanOrEqual(number.x + number.width);
      expect(Math.abs(title.y - number.y)).toBeLessThan(8);
      expect(what.y).toBeGreaterThanOrEqual(title.y + title.height);
      expect(await page.locator('.numbers').isVisible()).toBe(false);
      await page.getByRole('heading', { name: /Score en begrippen/ }).click();
      await kap.waitFor({ state: 'hidden' });
      expect(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
    });
  });

  it('shows the numbers of all rules on a desk, and the rules of its chapters unfolded below them', async () => {
    await visit({ width: 1280, height: 800 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/');
      const numbers = page.locator('.numbers a');
      expect(await numbers.count()).toBeGreaterThan(1);
      const beyond = await numbers.evaluateAll(
        (links) => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length,
      );
      expect(beyond).toBe(0);
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /^31\D.*Kap/ })
          .isVisible(),
      ).toBe(true);
    });
  });
});

it('the start page leads to training in each book, and to what all books share', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/');
    const main = page.getByRole('main');
    const books = page.locator('.book-card[data-accent]');
    expect(await books.locator('a[href$="/training/"]').count()).toBe(await books.count());
    await main.getByRole('link', { name: 'Zonder netwerk' }).waitFor();
    await visitor.follow('Zaakboek');
    expect(visitor.address()).toBe('nl/casebook/');
    await page.locator('footer').getByRole('link', { name: 'Zonder netwerk' }).waitFor();
  });
});

describe('what is on the device', () => {
  it.each([
    ['Zaakboek', 'casebook'],
    ['Zonder netwerk', 'offline'],
  ])('stays within the book that one comes from: %s', async (name, path) => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/');
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(visitor.address()).toBe(`nl/troefspel/${path}/`);
      expect(await page.locator('.doors-bar').isVisible()).toBe(true);
      await page.locator('[data-island="ready"]').waitFor();
      await page.locator('.trail').getByRole('link', { name: 'Troefspel' }).click();
      expect(visitor.address()).toBe('nl/troefspel/');
    });
  });

  it('names the book first that one comes from', async () => {
    await visit({}, async (visitor) => {
      for (const book of ['troefspel', 'biedbond']) {
        await visitor.open(`nl/${book}/offline/`);
        const first = visitor.page.getByRole('main').getByRole('listitem').first().getByRole('link');
        await expect.poll(() => first.getAttribute('href')).toBe(`/nl/${book}/`);
      }
    });
  });
});

describe('a ruling', () => {
  const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/';

  it('leads to cases like it to practise', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(RULING);
      await visitor.follow('Oefen dit');
      expect(visitor.address()).toMatch(/^nl\/troefspel\/training\/\?do=ruling&/);
      expect(new URL(visitor.page.url()).searchParams.get('of')).toBe('verkeerd-gespeelde-kaart');
      await visitor.page.locator('#training[data-island="ready"]').waitFor();
    });
  });

  it('leads to the reader’s own cases like it', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      for (const situation of [
        'verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=6',
        'praten-aan-tafel/?spel-begonnen=nee',
      ]) {
        await visitor.open(`nl/troefspel/situations/${situation}`);
        await page.getByRole('main').getByRole('button', { name: 'In zaakboek', exact: true }).click();
        await page.getByRole('dialog', { name: 'Bewaard in je zaakboek' }).waitFor();
      }
      await visitor.open(RULING);
      await visitor.follow('Mijn zaken zoals deze');
      const field = page.getByRole('searchbox', { name: 'Zoek in je zaken' });
      await field.waitFor();
      expect(await field.inputValue()).toBe('Kaart verkeerd gespeeld');
      await page.getByRole('status').filter({ hasText: '1 zaak' }).waitFor();
      await field.fill('');
      await page.getByRole('status').filter({ hasText: '2 zaken' }).waitFor();
    });
  });
});
