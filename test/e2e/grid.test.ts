/** All kinds of pages stand on one grid: what is on the left begins where everything begins. */
import { describe, expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fullestOfEachType } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { visit } from './visitor.ts';

const WIDTHS = [
  [1280, 80],
  [768, 24],
] as const;
/** Every kind in a thorough run; else every third, other ones at each width. */
const pagesAt = (width: number) =>
  fullestOfEachType(FIXTURE).filter((_, at) => THOROUGH || at % 3 === WIDTHS.findIndex(([each]) => each === width));
const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13';
const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/?fout=voor-de-beurt&gesloten-slagen=5..13';

describe.each(WIDTHS)('on a screen of %d px', (width, edge) => {
  it(`breadcrumbs, titles and feet of all pages begin at ${edge}`, async () => {
    const pages = pagesAt(width);
    await visit({ width, height: 800, script: false }, async ({ page, open }) => {
      const off: string[] = [];
      for (const { type, path } of pages) {
        await open(path);
        const lefts = await page.evaluate(leftEdges);
        expect(Object.keys(lefts).length, type).toBeGreaterThan(0);
        for (const [what, left] of Object.entries(lefts)) if (left !== edge) off.push(`${type} ${what} ${left}`);
      }
      expect(off).toEqual([]);
    });
  }, 120_000);

  it(`a case, its ruling and the folds below them begin at ${edge}`, async () => {
    await visit({ width, height: 800 }, async ({ page, open }) => {
      for (const address of [CASE, RULING]) {
        await open(address);
        await page.locator('.glance .steps').first().waitFor();
        const lefts = await page
          .locator('.situation-head, .trail ol, .outcome, .ruling-now .steps, main > details > summary, .foot > div')
          .evaluateAll((all) =>
            all.filter((each) => each.checkVisibility()).map((each) => Math.round(each.getBoundingClientRect().left)),
          );
        expect(new Set(lefts)).toEqual(new Set([edge]));
      }
    });
  });
});

it('the verdict stays in sight while its reasons are read', async () => {
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open(RULING);
    const verdict = page.getByRole('heading', { level: 1 });
    await page.evaluate(() => {
      scrollTo({ top: 700, behavior: 'instant' });
    });
    const box = await verdict.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(400);
  });
});

it('at a desk the steps stand beside the first question, and what is established beside the others', async () => {
  for (const width of [1100, 1280]) {
    await visit({ width, height: 800 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/situations/verkeerd-gespeelde-kaart/');
      const box = (selector: string) => page.locator(selector).first().boundingBox();
      const steps = 'details:has(> #procedure)';
      const [question, beside, more] = [await box('#decision'), await box(steps), await box('details.more')];
      const right = (question?.x ?? 0) + (question?.width ?? 0);
      expect(beside?.x, `${width}`).toBeGreaterThanOrEqual(right + 24);
      expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(width - 24);
      expect(beside?.y).toBeLessThan(200);
      // What stands below the question is not pushed down by higher steps.
      expect((more?.y ?? 0) - (question?.y ?? 0) - (question?.height ?? 0)).toBeLessThan(100);
      const foot = await box('.foot');
      expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
      await page.getByRole('button', { name: 'Speelde voor zijn beurt' }).click();
      await page.locator('.given').waitFor();
      const [given, below, asked] = [await box('.given'), await box(steps), await box('.question')];
      expect(given?.x).toBeGreaterThan((asked?.x ?? 0) + (asked?.width ?? 0));
      expect(below?.x).toBe(question?.x);
      expect(below?.y).toBeGreaterThan((asked?.y ?? 0) + (asked?.height ?? 0));
    });
  }
});

it('the cards of a book’s front stand straight', async () => {
  for (const width of [360, 768, 1280]) {
    await visit({ width, height: 800 }, async ({ page, open }) => {
      await open('nl/troefspel/');
      const doors = await page.locator('.door').evaluateAll((all) =>
        all.map((door) => {
          const { transform, rotate } = getComputedStyle(door);
          return `${transform} ${rotate}`;
        }),
      );
      expect(doors, `${width}`).toEqual(['none none', 'none none', 'none none']);
    });
  }
});

/** The left edges of what stands on the left of a page, in whole pixels. */
function leftEdges(): Readonly<Record<string, number>> {
  const parts = {
    trail: '.trail ol',
    title: 'h1:not(.rule-head h1, .outcome h1)',
    foot: '.foot > div',
  };
  const found = Object.entries(parts).flatMap(([what, selector]) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() ? [[what, Math.round(element.getBoundingClientRect().left)] as const] : [];
  });
  return Object.fromEntries(found);
}

it('a tablet has the languages and the look of a start page at the edge of its bar, as a desk has', async () => {
  for (const width of [768, 1280]) {
    await visit({ width, height: 800 }, async ({ page, open }) => {
      await open('nl/');
      const [bar, look] = [
        await page.locator('.bar').boundingBox(),
        await page.locator('.bar .look-opener').boundingBox(),
      ];
      const home = await page.locator('.bar .home').boundingBox();
      const languages = await page.locator('.in-languages').boundingBox();
      expect((look?.x ?? 0) + (look?.width ?? 0), `${width}`).toBeGreaterThan((bar?.width ?? 0) - 120);
      expect((languages?.x ?? 0) - (home?.x ?? 0) - (home?.width ?? 0), `${width}`).toBeGreaterThan(200);
    });
  }
});
