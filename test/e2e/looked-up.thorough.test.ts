/**
 * Pages on which things are looked up: short rows that open by hand, by key, by link and by what is typed
 * over them.
 */
import { describe, expect, it } from 'vitest';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { few } from '../support/few.ts';
import { visit } from './visitor.ts';

const PAGES = [
  ['nl/troefspel/terms/', '#kap'],
  ['nl/biedbond/laws/', '#27b1-a'],
  ['nl/troefspel/gaps/', '#open-te-vroeg-afgetikt'],
  ['nl/concepts/revoke/', '#in-biedbond'],
] as const;

describe.each(PAGES)('%s', (address, anchor) => {
  it.each([true, false])('a link to one of its things opens its row and shows it (script: %s)', async (script) => {
    await visit({ script }, async ({ page, open }) => {
      await open(address);
      const thing = page.locator(`[id="${anchor.slice(1)}"]`);
      expect(await thing.isVisible()).toBe(false);
      await open(`${address}${anchor}`);
      await thing.waitFor();
      const row = page.locator('details', { has: thing }).last().locator('summary').first();
      await expect.poll(async () => (await row.boundingBox())?.y ?? 0).toBeLessThan(500);
      // Nothing that stays at the top lies over it.
      const seen = await row.evaluate((summary) => {
        const { left, bottom } = summary.getBoundingClientRect();
        return summary.contains(document.elementFromPoint(left + 40, bottom - 14));
      });
      expect(seen).toBe(true);
    });
  });

  it('is without fault with a row open, and wide enough for no more than its screen', async () => {
    await visit({}, async ({ page, open }) => {
      await open(`${address}${anchor}`);
      expect(few(await faultsOfAxe(page))).toEqual([]);
      expect(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });

  it('prints with every row open', async () => {
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      await open(address);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator(`[id="${anchor.slice(1)}"]`).isVisible()).toBe(true);
      expect(await page.locator('main input:visible').count()).toBe(0);
    });
  });
});

describe('the words of a game', () => {
  it('say in their row what they are; what is found alone by another name opens, and closes with the field', async () => {
    await visit({}, async ({ page, open }) => {
      await open('nl/troefspel/terms/');
      const rows = page.locator('[data-row]:visible');
      const all = await rows.count();
      expect(await page.locator('summary', { hasText: 'Couperen' }).innerText()).toMatch(/Het geschudde pak in tweeën/);
      const field = page.getByRole('searchbox', { name: 'Begrip of bijnaam' });
      await field.fill('troefmaker');
      await expect.poll(() => rows.count()).toBe(1);
      expect(await rows.innerText()).toMatch(/^Caller\s[^]*ook: troefmaker/);
      await field.fill('');
      await expect.poll(() => rows.count()).toBe(all);
      expect(await page.locator('[data-row][open]').count()).toBe(0);
      // Found by what they are called and mean, and not by what leads to them.
      await field.fill('verkeerd gespeelde kaart');
      await page.getByText('Geen begrip gevonden.').waitFor();
    });
  });

  it('open and close by key, from the field on', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/terms/');
      await page.getByRole('searchbox', { name: 'Begrip of bijnaam' }).fill('troefmaker');
      const row = page.locator('[data-row]:visible');
      await expect.poll(() => row.count()).toBe(1);
      const isOpen = () => row.evaluate((each) => each.hasAttribute('open'));
      await expect.poll(isOpen).toBe(true);
      await row.locator('summary').focus();
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(false);
      await page.keyboard.press('Space');
      expect(await isOpen()).toBe(true);
      // What the reader opened stays so.
      await page.getByRole('searchbox', { name: 'Begrip of bijnaam' }).fill('');
      await expect.poll(() => row.count()).toBeGreaterThan(1);
    });
  });

  it('are reached by their letter', async () => {
    await visit({}, async ({ page, open }) => {
      await open('nl/troefspel/terms/');
      await page.getByRole('navigation', { name: 'Op letter' }).getByRole('link', { name: 'S', exact: true }).click();
      const heading = page.getByRole('heading', { level: 2, name: 'S', exact: true });
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(260);
      expect((await heading.boundingBox())?.y).toBeGreaterThan(100);
    });
  });
});

describe('what a book leaves open', () => {
  it('is found by a word in a part that was closed, which then opens, and closes again', async () => {
    await visit({}, async ({ page, open }) => {
      await open('nl/troefspel/gaps/');
      const part = page.locator('details[data-group]', { has: page.locator('#kind-reading') });
      expect(await part.evaluate((each) => each.hasAttribute('open'))).toBe(false);
      await page.getByRole('searchbox', { name: 'Zoek een geval of kanttekening' }).fill('kaart');
      await part.locator('[data-row]:visible').first().waitFor();
      await page.getByRole('searchbox', { name: 'Zoek een geval of kanttekening' }).fill('');
      await expect.poll(() => part.evaluate((each) => each.hasAttribute('open'))).toBe(false);
    });
  });
});

it('ideas of several games are a table on a desk, and rows with their heads on a phone', async () => {
  for (const width of [360, 1280]) {
    await visit({ width }, async ({ page, open }) => {
      await open('nl/concepts/');
      const heads = page.getByRole('columnheader');
      expect(await heads.count()).toBeGreaterThan(4);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Verzaking', exact: true }) });
      expect(await row.getByRole('cell').filter({ hasText: 'Kulørsvigt' }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(few(await faultsOfAxe(page))).toEqual([]);
      await page.getByRole('searchbox', { name: 'Begrip of bijnaam' }).fill('kuloersvigt');
      await expect.poll(() => page.locator('[data-row]:visible').count()).toBe(1);
    });
  }
});
