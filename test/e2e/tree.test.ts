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

  it('says on a phone how deep one is, keeps the unfolded answer in sight, and leads back', async () => {
    await visit({ width: 360, height: 640, script: false }, async ({ page, open }) => {
      await open(tree);
      const outline = page.locator('.tree-outline');
      expect(await outline.locator('.outline-step').first().innerText()).toMatch(/^Vraag 1 · /);
      // Down the first answers, as deep as they go.
      let depth = 0;
      for (let branch = outline.locator('> .branching > details').first(); (await branch.count()) > 0; depth++) {
        await branch.locator('> summary').click();
        const next = branch.locator('> .branching');
        if ((await next.count()) === 0) break;
        expect(await next.locator('> .outline-step').innerText()).toMatch(new RegExp(`^Vraag ${depth + 2} · `));
        branch = next.locator('> details').first();
      }
      expect(depth).toBeGreaterThan(0);
      const last = outline.locator('[open]:not(:has([open]))');
      const summary = last.locator('> summary');
      const asked = summary.locator('.outline-asked');
      expect(await asked.innerText()).toMatch(new RegExp(`^${depth + 1}\\. `));
      await summary.evaluate((each) => scrollTo(0, each.getBoundingClientRect().bottom + scrollY - 20));
      expect((await summary.boundingBox())?.y).toBe(0);
      const back = last.getByRole('link', { name: `Terug naar vraag ${depth + 1}` });
      expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await back.click();
      expect(page.url()).toMatch(/#q\d+$/);
      const { right } = await summary.evaluate((each) => each.getBoundingClientRect());
      expect(right).toBeGreaterThan(300);
    });
  });

  it('fits the page, begins in sight, and is zoomed by buttons and by the wheel', async () => {
    await visit({ width: 960, height: 800 }, async ({ page, open }) => {
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
