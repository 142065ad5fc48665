/** The penalties on paper: the sheet for the wall, and those with conditions. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { printed } from '../support/printed.ts';
import { pagesOf } from '../support/site.ts';
import { visit } from './visitor.ts';

describe('the sheet for the wall', () => {
  const tables = pagesOf(FIXTURE).filter(({ type, dated, redirect }) => type === 'penalties' && !dated && !redirect);

  it('there is one in every book', () => {
    expect(tables.length).toBeGreaterThan(4);
  });

  it.each(tables.map(({ path }) => path))('%s prints in type that is read from where one stands', async (path) => {
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      await open(path);
      expect((await printed(page)).smallest).toBeGreaterThanOrEqual(8.5);
      await page.emulateMedia({ media: 'print' });
      const sizes = await page
        .locator('.penalties-whole:visible')
        .evaluateAll((lines) => lines.map((line) => parseFloat(getComputedStyle(line).fontSize) * (72 / 96)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
      await withConditions(page);
      expect((await printed(page)).smallest).toBeGreaterThanOrEqual(8.5);
    });
  });

  it('says of each consequence whose it is, and of a situation what is in doubt and that none of it is a duty', async () => {
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      const lines = async (path: string) => {
        await open(path);
        await page.emulateMedia({ media: 'print' });
        return (await page.locator('.penalties-whole:visible').allInnerTexts()).map((line) => line.replace(/\s/g, ' '));
      };
      expect(await lines('nl/troefspel/penalties/')).toContain(
        '2 of 5 punten (voor de tegenpartij) · game verloren (het koppel)*†',
      );
      expect(await page.locator('#reading').isVisible()).toBe(true);
      expect(await lines('da/solospil/penalties/')).toContain(
        '1 strafpoint (til modparten) · kan, men er ikke et krav',
      );
    });
  });

  it('has the conditions where that is asked for, and is by situations in the order by amount too', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/penalties/');
      await page.evaluate(() => {
        window.print = () => dispatchEvent(new Event('beforeprint'));
      });
      const list = page.locator('.penalties');
      const folds = page.locator('#penalties .penalties-fold');
      const all = await folds.count();
      await page.getByRole('radio', { name: 'Op bedrag' }).check();
      await expect.poll(() => folds.count()).toBe(0);
      await page.getByRole('button', { name: 'Afdrukken: Met voorwaarden' }).click();
      await expect.poll(() => list.getAttribute('data-sheet')).toBe('');
      expect(await folds.count()).toBe(0);
      await page.getByRole('button', { name: 'Afdrukken: Voor de muur' }).click();
      await expect.poll(() => folds.count()).toBe(all);
      expect(await list.getAttribute('data-sheet')).toBe(null);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect.poll(() => folds.count()).toBe(0);
    });
  });

  it('keeps an amount’s mark beside it, and breaks no line within who gets it', async () => {
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      for (const { path } of tables) {
        await open(path);
        await withConditions(page);
        await page.emulateMedia({ media: 'print' });
        const astray = await page.locator('#penalties li:visible').evaluateAll((amounts) =>
          amounts
            .filter((each) => {
              const mark = each.querySelector('.doubt')?.getBoundingClientRect();
              const amount = each.querySelector('b')?.getBoundingClientRect() ?? new DOMRect();
              const isApart = mark !== undefined && (mark.left < amount.left + 4 || mark.bottom > amount.bottom + 4);
              return isApart || [...each.querySelectorAll('.party')].some((one) => one.getClientRects().length > 1);
            })
            .map((each) => each.textContent),
        );
        expect(astray, path).toEqual([]);
        await page.emulateMedia({ media: null });
      }
    });
  });

  it('takes two sheets where it has sixty rows, and every rule’s number stands on the sheet, beside no amount', async () => {
    // As wide as the sheet without its margins.
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      for (const book of ['nl/troefspel', 'nl/biedbond', 'de/zweidame']) {
        await open(`${book}/penalties/`);
        await withConditions(page);
        if (book === 'nl/troefspel') expect((await printed(page)).pages).toBeLessThanOrEqual(2);
        await page.emulateMedia({ media: 'print' });
        const astray = await page.locator('[data-row] .cite a:visible').evaluateAll((links) =>
          links
            .filter((link) => {
              const { left, right } = link.getBoundingClientRect();
              const row = link.closest('tr')?.getBoundingClientRect();
              const amounts = link.closest('tr')?.querySelector('ul')?.getBoundingClientRect();
              return !row || !amounts || right > row.right + 1 || left < amounts.right - 1;
            })
            .map((link) => link.textContent),
        );
        expect(astray, book).toEqual([]);
        await page.emulateMedia({ media: null });
      }
    });
  });

  it('names a situation again at the head of the column in which it goes on', async () => {
    await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
      await open('nl/biedbond/penalties/');
      await withConditions(page);
      await page.emulateMedia({ media: 'print' });
      const displays = await page
        .locator('.penalties-fold:visible > h3')
        .evaluateAll((names) => names.map((name) => getComputedStyle(name).display));
      expect(displays.length).toBeGreaterThan(3);
      expect(new Set(displays)).toEqual(new Set(['table-header-group']));
    });
  });

  it('says whose penalties they are, of which edition, and where they are explained, for eyes and for a camera', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/penalties/');
      const head = page.locator('.paper-head');
      expect(await head.isVisible()).toBe(false);
      await page.mouse.move(20, 20);
      await page.mouse.move(40, 40);
      await page.emulateMedia({ media: 'print' });
      expect(await head.innerText()).toMatch(/Troefspel[^]*TSB[^]*2020\/2021[^]*5 september 2020/);
      // The build knows a host; the browser writes the one that it is looking at.
      const { host, pathname } = new URL(page.url());
      await expect.poll(() => page.locator('.paper-address b').innerText()).toBe(host + pathname);
      expect(await page.locator('.paper-qr path').count()).toBe(1);
      expect(await page.locator('.paper-head .pip').isVisible()).toBe(true);
    });
  });

  it('is light on a dark screen', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await open('nl/troefspel/penalties/');
      const colours = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect(colours).toEqual(['rgb(33, 29, 23)', 'rgb(255, 255, 255)']);
    });
  });
});

/** As the second of the two buttons does. */
async function withConditions(page: Page): Promise<void> {
  await page.locator('.penalties').evaluate((list) => list.toggleAttribute('data-sheet', true));
}
