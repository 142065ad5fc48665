/** A situation's tree as a drawing. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fullestOfEachType } from '../support/site.ts';
import { visit } from './visitor.ts';

const tree = fullestOfEachType(FIXTURE).find(({ type }) => type === 'tree')?.path ?? '';
/** One whose answers are explained. */
const hinted = 'nl/biedbond/situations/onvoldoende-bod/tree/';

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

  it('sets what explains an answer apart from it where answers unfold', async () => {
    await visit({ width: 360, script: false }, async ({ page, open }) => {
      await open(hinted);
      const hint = page.locator('.tree-outline summary small:not(.outline-asked)').first();
      const { weight, lines } = await hint.evaluate((small) => {
        const { display, fontWeight, fontSize, lineHeight } = getComputedStyle(small);
        return { weight: `${display} ${fontWeight}`, lines: parseFloat(lineHeight) / parseFloat(fontSize) };
      });
      expect(weight).toBe('block 400');
      expect(lines).toBeCloseTo(1.4);
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

  it('ends every answer that unfolds on a phone at one edge, and no head beyond its frame', async () => {
    await visit({ width: 360, height: 640, script: false }, async ({ page, open }) => {
      await open(tree);
      const branches = page.locator('.tree-outline details');
      await branches.evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      const edges = await page
        .locator('.tree-outline details details')
        .evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().right)))]);
      expect(edges).toHaveLength(1);
      const heads = page.locator('.tree-outline [open]:not(:has([open])) > summary');
      const corners = await heads.evaluateAll((all) => [
        ...new Set(all.map((each) => getComputedStyle(each).borderRadius)),
      ]);
      expect(corners).toEqual(['0px 10px 10px 0px']);
    });
  });

  it('fits the page in letters that can be read, and begins in sight', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(tree);
      const parts = await page.locator('.tree-frame').evaluateAll((frames) =>
        frames.map((frame) => {
          const svg = frame.querySelector('svg');
          if (!svg) throw new Error('nothing is drawn');
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return {
            over: frame.scrollWidth - frame.clientWidth,
            letters: scale * parseFloat(getComputedStyle(svg).fontSize),
          };
        }),
      );
      expect(parts.length).toBeGreaterThan(0);
      for (const { over, letters } of parts) {
        expect(over).toBe(0);
        expect(letters).toBeGreaterThanOrEqual(12);
      }
      const first = await page.locator('.tree-question').first().boundingBox();
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(500);
    });
  });

  it('has its answers in lines that begin at one edge, with their line beside them', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(tree);
      const answers = await page.locator('.tree-answer').evaluateAll((groups) =>
        groups.map((group) => {
          const lines = [...group.querySelectorAll('tspan')].map((line) => line.getBoundingClientRect());
          const room = group.querySelector('rect')?.getBoundingClientRect();
          return { lefts: lines.map(({ left }) => left), rights: lines.map(({ right }) => right), room };
        }),
      );
      expect(answers.length).toBeGreaterThan(0);
      for (const { lefts, rights, room } of answers) {
        expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(2);
        expect(Math.min(...lefts)).toBeGreaterThan(room?.left ?? Infinity);
        expect(Math.max(...rights)).toBeLessThan((room?.right ?? 0) + 2);
      }
    });
  });

  it('is zoomed by buttons and by the wheel, and keeps in sight what was touched last, or the first question', async () => {
    await visit({ width: 1024, height: 800 }, async ({ page, open }) => {
      await open(tree);
      const frame = page.locator('.tree-frame').first();
      const sizes = () => frame.evaluate(({ clientWidth, scrollWidth }) => ({ shown: clientWidth, all: scrollWidth }));
      const fitted = await sizes();
      expect(fitted.all).toBe(fitted.shown);
      const button = (name: string) => page.getByRole('main').getByRole('button', { name }).first();
      const zoomIn = async () => {
        const before = (await sizes()).all;
        for (let times = 0; times < 3; times++) await button('Inzoomen').click();
        await expect.poll(async () => (await sizes()).all).toBeGreaterThan(before * 1.5);
      };
      const isWithin = async (node: Locator) => {
        const [of, at] = [await frame.boundingBox(), await node.boundingBox()];
        if (!of || !at) throw new Error('nothing is drawn');
        return at.x >= of.x && at.y >= of.y && at.x < of.x + of.width && at.y < Math.min(800, of.y + of.height);
      };
      await zoomIn();
      expect(await isWithin(frame.locator('.tree-question').first())).toBe(true);
      const before = (await sizes()).all;
      await frame.hover({ position: { x: 50, y: 50 } });
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -200);
      await page.keyboard.up('Control');
      await expect.poll(async () => (await sizes()).all).toBeGreaterThan(before);
      await button('Passend').click();
      await expect.poll(sizes).toEqual(fitted);
      const ruling = frame.locator('.tree-ruling').first();
      await ruling.focus();
      await zoomIn();
      expect(await isWithin(ruling)).toBe(true);
    });
  });
});
