/** What comes out of the printer. */
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pagesOf, SITE } from '../support/site.ts';
import { visit } from './visitor.ts';

const POINTS_PER_PIXEL = 0.75;

describe('the penalty table', () => {
  const tables = pagesOf(SITE).filter(({ type, dated, redirect }) => type === 'penalties' && !dated && !redirect);
  const bothSides = /\/bridge\//;

  it('there is one in every book', () => {
    expect(tables.length).toBeGreaterThan(4);
  });

  it.each(tables.map(({ url }) => url))('%s fits on one sheet, in type that can be read', async (url) => {
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      await open(url.slice(1));
      const { pages, smallest } = await printed(page);
      expect(pages).toBe(bothSides.test(url) ? 2 : 1);
      expect(smallest).toBeGreaterThanOrEqual(6);
      const promise = await page.locator('.lead').innerText();
      expect(promise.includes('twee kanten')).toBe(pages === 2);
    });
  });

  it('leaves out how a ruling comes about where that is long, and keeps what follows and where it stands', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open('nl/bridge/penalties/');
      const row = page
        .locator('[data-row]')
        .filter({ has: page.locator('details') })
        .first();
      await row.locator('summary').click();
      expect(await row.locator('details p, details li').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await row.locator('details').isVisible()).toBe(false);
      expect(await row.locator('.chip').first().isVisible()).toBe(true);
      expect(await row.locator('.cite a').first().isVisible()).toBe(true);
    });
  });
});

describe('a situation', () => {
  const CASE = 'nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt';

  it('prints the ruling on the screen and the answers it stands on, and no buttons', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(`${CASE}&gesloten-slagen=5..13`);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.decision .outcome h2').isVisible()).toBe(true);
      expect(await page.locator('.decision .why').isVisible()).toBe(true);
      expect(await page.locator('.decision button:visible').count()).toBe(0);
    });
  });

  it('prints no question', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(CASE);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.decision').isVisible()).toBe(false);
    });
  });
});

/** How many pages a page takes, and the size in points of the smallest type on them, as the browser shrank it. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly smallest: number }> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const stream = inflated(pdf.subarray(index + mark.length, text.indexOf('endstream', index)));
    const shrunk = /([\d.]+) 0 0 \1 [-\d.]+ [-\d.]+ cm/.exec(stream)?.[1] ?? UNSHRUNK;
    return [...stream.matchAll(/ ([\d.]+) Tf\b/g)].map(
      ([, size]) => (Number(size) * POINTS_PER_PIXEL * Number(shrunk)) / UNSHRUNK,
    );
  });
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    smallest: Math.round(Math.min(...sizes) * 10) / 10,
  };
}

/** What Chromium writes for a page in its full size: it draws in three hundredths of an inch. */
const UNSHRUNK = 300 / 96;

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
