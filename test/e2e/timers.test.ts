/** Clocks at the table: started from the step that names a time, and running on every page. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { THOROUGH } from '../support/thorough.ts';
import { visit } from './visitor.ts';

const REFUSING = 'nl/troefspel/situations/weigeren-te-spelen/';
const START = { time: new Date('2026-11-23T20:15:00') };

const figures = (page: Page) => page.getByRole('region', { name: 'Klokken' }).getByRole('timer').allTextContents();

it('a clock that was started at a step goes on when the page is left, until it says once that its time is over', async () => {
  await visit({}, async ({ page, open, follow, address }) => {
    await page.clock.install(START);
    // What a device can do beside: the screen stays lit, and it shakes.
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      navigator.vibrate = () => told.push('shaken') > 0;
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => {
            told.push('awake');
            return Promise.resolve({ release: () => Promise.resolve(void told.push('let go')) });
          },
        },
      });
    });
    const told = () => page.evaluate(() => Reflect.get(window, 'told') as readonly string[]);
    await open(`${REFUSING}?weigert-nog=ja&aanmaningen=3`);
    // From here on the clock is controlled by the test.
    await page.clock.pauseAt(new Date('2026-11-23T20:20:00'));
    await page
      .getByRole('button', { name: /^Start\s3:00/ })
      .first()
      .click();
    await expect.poll(() => figures(page)).toEqual(['3:00']);
    await expect.poll(told).toEqual(['awake']);
    await page.clock.runFor(60_100);
    expect(await figures(page)).toEqual(['2:00']);
    expect(await page.locator('[data-clock]').first().getAttribute('data-runs')).toBe('2:00');

    await open('da/solospil/16/');
    await expect
      .poll(() => page.getByRole('region', { name: 'Ure' }).getByRole('timer').allTextContents())
      .toEqual(['2:00']);
    await page.clock.runFor(121_000);
    const over = page.getByRole('alert').filter({ hasText: 'Tiden er gået' });
    expect(await over.textContent()).toContain('uit het spel');
    expect(await told()).toEqual(['awake', 'shaken', 'let go']);
    await page.clock.runFor(11_000);

    await page.reload();
    await expect.poll(() => page.getByRole('timer').allTextContents()).toEqual(['+0:12']);
    // Each change is announced once.
    expect([await told(), await over.count()]).toEqual([[], 0]);
    await page.getByRole('timer').click();
    await follow('Til trinnet');
    expect(address()).toBe(`${REFUSING}?aanmaningen=3&weigert-nog=ja#decision`);
    await page.getByRole('timer').click();
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await figures(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('arbiter:timers'))).toBeNull();
  });
});

it('two tabs show the same clocks, and what is stopped by mistake comes back', async () => {
  await visit({}, async ({ page, context, site, open }) => {
    await open('nl/hokjes/a7/');
    await page.getByRole('button', { name: /^Start\s50:00/ }).click();
    const labels = (tab: Page) => tab.locator('.timer').count();
    // It runs first, and so stands first in both.
    await expect.poll(() => labels(page)).toBe(1);
    const other = await context.newPage();
    await other.goto(`${site}nl/troefspel/35/`);
    await other.getByRole('button', { name: /^Start\s0:20/ }).click();
    await expect.poll(() => labels(page)).toBe(2);
    await other.getByRole('timer').first().click();
    await other.getByRole('button', { name: 'Pauze' }).click();
    await page.bringToFront();
    await expect.poll(() => page.getByText('Staat stil').count()).toBe(1);
    await page.getByRole('timer').first().click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => labels(other)).toBe(1);
    await page.getByRole('button', { name: 'Toch niet' }).click();
    await expect.poll(() => labels(other)).toBe(2);
  });
});

it.runIf(THOROUGH)('clocks that two tabs start at once both run, in both tabs', async () => {
  await visit({}, async ({ page, context, site, open }) => {
    await open('nl/hokjes/a7/');
    const other = await context.newPage();
    await other.goto(`${site}nl/troefspel/35/`);
    const press = (tab: Page, name: RegExp) =>
      tab.getByRole('button', { name }).evaluate((button) => (button as HTMLElement).click());
    await Promise.all([press(page, /^Start\s50:00/), press(other, /^Start\s0:20/)]);
    for (const tab of [page, other]) await expect.poll(() => tab.locator('.timer').count()).toBe(2);
  });
});

it('two clocks of the same time run for two tables, each under the name that it was given', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`${REFUSING}?weigert-nog=ja&aanmaningen=3`);
    // Not by its name, which is the time that is left once it runs.
    const start = page.locator('[data-clock]', { hasText: /^Start\s3:00/ }).first();
    await start.click();
    // It runs: the button shows it, and what can be done with it.
    await start.click();
    await page.getByLabel('Waar?', { exact: true }).fill('tafel 4');
    await page.getByRole('button', { name: 'Nog een klok' }).click();
    await page.locator('.timer[open] input').fill('tafel 7');
    await page.reload();
    await expect
      .poll(() => page.locator('.timer-label').allTextContents())
      .toEqual([expect.stringMatching(/^tafel 4/), expect.stringMatching(/^tafel 7/)]);
    await page.getByText('tafel 7').click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.poll(() => page.locator('.timer-name').allTextContents()).toEqual(['tafel 4']);
  });
});

it('where the device keeps nothing a clock runs as long as the page is open, and says so', async () => {
  await visit({}, async ({ page, open }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await open('nl/troefspel/35/');
    await page.getByRole('button', { name: /^Start\s0:20/ }).click();
    await expect.poll(() => page.getByText('bewaart de klok niet').count()).toBe(1);
    await expect.poll(async () => (await figures(page))[0]).toMatch(/^0:1\d$/);
  });
});

it('all clocks of a book are on one page, that the menu leads to', async () => {
  await visit({ width: 360, height: 740 }, async ({ page, open, site }) => {
    await open('nl/troefspel/');
    await page.getByRole('button', { name: 'Meer' }).click();
    // The foot, below the menu, has the link too.
    await page.locator('header').getByRole('link', { name: 'Klokken' }).click();
    await page.waitForURL(`${site}nl/troefspel/clocks/`);
    expect(await page.locator('main [data-does="timer"]').count()).toBe(2);
    expect(await page.locator('main').innerText()).toMatch(/Regel 35[^]*Regel 38/);
    await page
      .locator('main')
      .getByRole('button', { name: /^Start\s3:00/ })
      .click();
    await expect.poll(() => page.getByRole('timer').count()).toBe(1);
  });
});
