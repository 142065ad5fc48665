/** Ten cases, and what comes back of them tomorrow; and what all that costs. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fileOf, gzipped } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsOfAxe } from './faults.ts';
import { LOADER } from './reader.ts';
import { visit } from './visitor.ts';

const TRAINING = 'nl/hokjes/training/';
const TEN = 10;
/**
 * Kilobytes of 1000 bytes, as they travel, until the first case stands: the engine and Preact with it. Where
 * rulings are to be chosen from the start, what works out which is there from the start too. What there is of
 * each is a kilobyte or two less: words differ by language, and grow with each kind of effect.
 */
const MOST = { table: 27, find: 27, ruling: 27, near: 34 };

it.runIf(THOROUGH)('whoever has ruled on ten cases sees what they came to, and tomorrow what comes back', async () => {
  await visit({}, async ({ page, open }) => {
    await page.clock.install({ time: new Date('2026-03-02T20:00:00') });
    await open(`${TRAINING}?do=ruling&seed=journey&count=${TEN}`);
    for (let n = 1; n <= TEN; n++) {
      await page.getByText(`Geval ${n} van ${TEN}`).waitFor();
      await page.locator('.drill-option').first().tap();
      // A place on the page is no other case: what has been chosen stays.
      if (n === 1) await goesTo(page, 'content');
      for (const field of await page.locator('.drill-amount input').all()) await field.fill('1');
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).tap();
      await page.locator('.drill-called').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('drill-called');
      if (n === 1) expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      await page.getByRole('button', { name: 'Volgend geval' }).tap();
    }
    await page.getByText(/^\d+ van de 10 goed$/).waitFor();
    // What the device has kept is there once the page is asked for it.
    await page.clock.setSystemTime(new Date('2026-03-04T20:00:00'));
    await open(`${TRAINING}?do=progress`);
    await page.getByRole('button', { name: 'Oefen nu' }).waitFor();
    expect(await faultsOfAxe(page, { within: '#training' })).toEqual([]);
    await page.getByRole('button', { name: 'Oefen nu' }).tap();
    await page.getByText(/^Geval 1 van \d+$/).waitFor();
  });
});

it('a case to train with fetches no more script than it may', async () => {
  const touched = await scriptsAt(TRAINING, async (page) => {
    await page.locator('h1').click();
    await page.waitForLoadState('networkidle');
  });
  for (const [kind, most] of Object.entries(MOST)) {
    const files = await scriptsAt(`${TRAINING}?do=${kind}&seed=weight`, async (page) => {
      await page.locator('[data-phase="case"] h1').waitFor();
    });
    const own = files.filter((file) => !touched.includes(file) && !LOADER.test(file));
    const kB = own.reduce((sum, file) => sum + gzipped(readFileSync(fileOf(FIXTURE, file) ?? '')), 0) / 1000;
    expect(own.length).toBeGreaterThan(3);
    expect.soft(kB, kind).toBeLessThanOrEqual(most);
  }
});

/** Goes to a place on the page, and waits until the browser has told of it. */
function goesTo(page: Page, place: string): Promise<void> {
  return page.evaluate(
    (hash) =>
      new Promise<void>((done) => {
        addEventListener('hashchange', () => done(), { once: true });
        location.hash = hash;
      }),
    place,
  );
}

async function scriptsAt(address: string, until: (page: Page) => Promise<void>): Promise<readonly string[]> {
  let fetched: readonly string[] = [];
  await visit({ saves: true }, async ({ page, open, scripts }) => {
    await open(address);
    await until(page);
    fetched = [...scripts];
  });
  return fetched;
}
