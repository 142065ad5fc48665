/** A situation's tree as a drawing. */
import { describe, expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fullestOfEachType } from '../support/site.ts';
import { visit } from './visitor.ts';

const tree = fullestOfEachType(FIXTURE).find(({ type }) => type === 'tree')?.path ?? '';

describe('the drawing of a tree', () => {
  it('is not on a phone, where answers unfold instead, but on the paper that a phone prints', async () => {
    await visit({ width: 360, script: false }, async ({ page, open }) => {
      await open(tree);
      expect(await page.locator('.tree-outline').isVisible()).toBe(true);
      expect(await page.locator('.tree-frame').first().isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.tree-outline').isVisible()).toBe(false);
      expect(await page.locator('.tree-frame').first().isVisible()).toBe(true);
    });
  });

  it('fits the page, begins in sight, and is zoomed by buttons and by the wheel', async () => {
    await visit({ width: 800, height: 800 }, async ({ page, open }) => {
      await open(tree);
      const frame = page.locator('.tree-frame').first();
      const sizes = () => frame.evaluate(({ clientWidth, scrollWidth }) => ({ shown: clientWidth, all: scrollWidth }));
      const fitted = await sizes();
      expect(fitted.all).toBe(fitted.shown);
      expect(await page.locator('.tree-question').first().isVisible()).toBe(true);
      const part = page.locator('.tree').first();
      for (let times = 0; times < 3; times++) await part.getByRole('button', { name: 'Inzoomen' }).click();
      await expect.poll(async () => (await sizes()).all).toBeGreaterThan(fitted.shown * 1.5);
      const box = await frame.boundingBox();
      if (!box) throw new Error('nothing is drawn');
      const before = (await sizes()).all;
      await page.mouse.move(box.x + 50, box.y + 50);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -200);
      await page.keyboard.up('Control');
      await expect.poll(async () => (await sizes()).all).toBeGreaterThan(before);
      await part.getByRole('button', { name: 'Passend' }).click();
      await expect.poll(sizes).toEqual(fitted);
    });
  });
});
