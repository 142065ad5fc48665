/** How the site looks: colours and larger text, as the reader chose them on this device. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './visitor.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const letters = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));

it('holds from page to page and after a reload, and is there before anything is painted', async () => {
  await visit({ scheme: 'light' }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/troefspel/');
    const [light, small] = [await paper(page), await letters(page)];
    await page.getByRole('button', { name: 'Weergave' }).click();
    await page.getByRole('radio', { name: 'Donker' }).check();
    await page.getByRole('radio', { name: 'Grootst' }).check();
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    expect(await letters(page)).toBeGreaterThan(small * 1.2);
    // What the first frame looks like: a script in the body would be too late.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { atFirst: { ...document.documentElement.dataset } });
      }).observe(document, { childList: true, subtree: true });
    });
    await visitor.open('da/solospil/16/');
    expect(await page.evaluate(() => Reflect.get(window, 'atFirst') as unknown)).toMatchObject({ look: 'dark 4' });
    expect(await paper(page)).toBe(dark);
    await page.reload();
    await page.getByRole('button', { name: 'Visning' }).click();
    expect(await page.getByRole('radio', { name: 'Mørke' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Størst' }).isChecked()).toBe(true);
    await page.getByRole('group', { name: 'Farver' }).getByRole('radio', { name: 'Som enheden' }).check();
    await page.getByRole('radio', { name: 'Normale' }).check();
    expect([await paper(page), await letters(page)]).toEqual([light, small]);
    await page.reload();
    expect([await paper(page), await letters(page)]).toEqual([light, small]);
  });
});

it('is chosen by a tap that comes before the script', async () => {
  await visit({ scheme: 'light' }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/biedbond/');
    const light = await paper(page);
    await page.getByRole('button', { name: 'Weergave' }).tap();
    await page.getByText('Donker', { exact: true }).tap();
    await expect.poll(() => paper(page)).not.toBe(light);
    expect(await page.getByRole('radio', { name: 'Donker' }).isChecked()).toBe(true);
  });
});

it.each(['nl/troefspel/', 'nl/troefspel/situations/', '', 'nl/biedbond/4-9/', 'de/zweidame/penalties/'])(
  'with the largest text, more contrast and one hand nothing of %s is wider than the narrowest phone',
  async (address) => {
    await visit({ width: 320 }, async (visitor) => {
      await visitor.page.addInitScript(() => localStorage.setItem('arbiter:look', 'system 4 more left'));
      await visitor.open(address);
      expect(await visitor.page.evaluate(() => document.documentElement.dataset['look'])).toBe('system 4 more left');
      expect(await letters(visitor.page)).toBeGreaterThan(24);
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  },
);

it('has more contrast where the device asks for it, before anything is painted, and with one hand the bar is at the doors', async () => {
  await visit({ scheme: 'light' }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/troefspel/');
    const plain = await paper(page);
    await page.emulateMedia({ contrast: 'more' });
    await page.reload();
    expect([plain, await paper(page)]).toEqual(['rgb(250, 247, 240)', 'rgb(255, 255, 255)']);
    await page.getByRole('button', { name: 'Weergave' }).click();
    const top = () =>
      page.getByRole('button', { name: 'Weergave' }).evaluate((each) => each.getBoundingClientRect().top);
    expect(await top()).toBeLessThan(100);
    await page.getByRole('radio', { name: 'Rechterhand' }).check();
    await expect.poll(top).toBeGreaterThan(500);
    // It opens where the thumb is.
    expect(await page.locator('#look').evaluate((each) => each.getBoundingClientRect().bottom)).toBeGreaterThan(500);
  });
});
