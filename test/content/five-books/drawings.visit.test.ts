/** Drawings at clauses: visible in any light, at any width and on paper, with alternative texts. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { few } from '../../support/few.ts';
import { pagesOf, SITE } from '../../support/site.ts';
import { clipboard } from '../../e2e/at-the-table.ts';
import { faultsOfAxe } from '../../e2e/faults.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

const drawn = pagesOf(SITE).filter(({ html, type, dated }) => type === 'rule' && !dated && html.includes('"drawing"'));
const SEATS = 'nl/bridge/4-3/';

describe('a drawing', () => {
  it('stands in four books and in what is laid over one, in each language, and its styles on no page without one', () => {
    const rules = [
      'bridge/4-3/',
      'bridge/4-4/',
      'bridge/4-8/',
      'keezen-voorbeeldclub/s10/',
      'keezen-voorbeeldclub/s17/',
      'keezen-voorbeeldclub/s18/',
      'keezen/s10/',
      'keezen/s17/',
      'keezen/s18/',
      'lhombre/14/',
      'lhombre/4/',
      'troefcall/19/',
      'troefcall/6/',
    ];
    const originals = drawn.filter(({ path }) => !path.startsWith('en/'));
    expect(originals.map(({ path }) => path.slice('nl/'.length)).toSorted()).toEqual(rules);
    const english = drawn.filter(({ path }) => path.startsWith('en/'));
    expect(english.map(({ path }) => path.slice('en/'.length)).toSorted()).toEqual(rules);
    const styled = pagesOf(SITE).filter(({ html }) => html.includes('.drawing{') && !html.includes('class="drawing"'));
    expect(few(styled.map(({ url }) => url))).toEqual([]);
    for (const { html, url } of drawn) expect(html, url).toContain('.drawing{');
  });

  it.each([320, 1280])('fits at %i pixels: no word of it lies outside, or on another', async (width) => {
    await visit({ width, script: false }, async ({ page, open }) => {
      const faults: string[] = [];
      for (const { url, path } of drawn) {
        await open(path);
        for (const drawing of await page.locator('.drawing svg').all()) {
          const box = await drawing.boundingBox();
          expect(box?.width, url).toBeGreaterThan(150);
          expect(box?.width, url).toBeLessThanOrEqual(320);
          faults.push(...(await drawing.evaluate(wordFaults)).map((fault) => `${url} ${fault}`));
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(width);
      }
      expect(few(faults)).toEqual([]);
    });
  });

  it('is one picture with a text, and its caption says whose it is', async () => {
    await visit({}, async ({ page, open }) => {
      await open(SEATS);
      const picture = page.getByRole('img', {
        name: /^De tafel van boven\. Zuid is de overtreder\. Links van hem zit West/,
      });
      expect(await picture.isVisible()).toBe(true);
      expect(await picture.locator('text').allTextContents()).toContain('LT');
      expect(await page.locator('.drawing figcaption').innerText()).toMatch(/^Redactie · Wie is wie/);
      expect(await faultsOfAxe(page)).toEqual([]);
    });
  });

  it('takes the colours of the page in the dark and on paper', async () => {
    await visit({ scheme: 'dark', script: false }, async ({ page, open }) => {
      await open(SEATS);
      const svg = page.locator('.drawing svg');
      const [, , ...dark] = await coloursOf(svg);
      expect(await coloursOf(svg)).toEqual(['rgb(239, 232, 219)', 'rgb(239, 232, 219)', ...dark]);
      await page.emulateMedia({ media: 'print' });
      expect(await svg.isVisible()).toBe(true);
      const [line, word, ...paper] = await coloursOf(svg);
      expect([line, word]).toEqual(['rgb(33, 29, 23)', 'rgb(33, 29, 23)']);
      expect(paper).not.toEqual(dark);
      expect((await svg.boundingBox())?.width).toBeLessThanOrEqual(300);
    });
  });

  it('is no part of the rule: neither in its text alone, nor in a clause that is handed on', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(SEATS);
      await page.locator('[id="3"]').getByRole('link', { name: 'Deel regel 4.3, lid 3' }).click();
      await page.getByRole('button', { name: 'Kopieer als tekst' }).click();
      await expect.poll(() => clipboard(visitor)).toMatch(/inhoudt, zegt hij erbij\.\n/);
      expect(await clipboard(visitor)).not.toMatch(/Redactie|Wie is wie/);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Alleen de regel' }).click();
      expect(await page.locator('.drawing').isVisible()).toBe(false);
    });
  });

  it('stands in the booklet', async () => {
    await visit({ script: false }, async ({ page, open }) => {
      await open('nl/troefcall/book/');
      expect(await page.locator('.drawing svg').count()).toBe(3);
    });
  });
});

/** Of a line, a word, a line in the book's colour and what it is filled with. */
function coloursOf(svg: Locator): Promise<readonly string[]> {
  return svg.evaluate((element) => {
    const of = (selector: string) => {
      const found = element.querySelector(selector);
      if (!found) throw new Error(`no ${selector}`);
      return getComputedStyle(found);
    };
    const accent = of('[fill="var(--tint)"]');
    return [of('path').stroke, of('text').fill, accent.stroke, accent.fill];
  });
}

/** Runs in the page: words that lie beyond the edge of their drawing, and words that touch. */
function wordFaults(svg: Element): string[] {
  const edge = svg.getBoundingClientRect();
  const words = [...svg.querySelectorAll('text')].map((word) => ({ word, box: word.getBoundingClientRect() }));
  return words.flatMap(({ word, box }, index) => {
    const outside = box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
    const touched = words.slice(index + 1).find((other) => {
      const apart = other.box.left > box.right || other.box.right < box.left;
      return !apart && other.box.top < box.bottom && other.box.bottom > box.top;
    });
    return [
      ...(outside ? [`“${word.textContent}” lies outside`] : []),
      ...(touched ? [`“${word.textContent}” touches “${touched.word.textContent}”`] : []),
    ];
  });
}

describe('the drawing of a tree', () => {
  it.each([1024, 1280])('is as wide as the page at %i pixels, with its first question in sight', async (width) => {
    for (const tree of ['nl/bridge/situations/onvoldoende-bod/tree/', 'nl/troefcall/situations/reserve-inzetten/tree/'])
      await visit({ width, height: 800, script: false }, async ({ page, open }) => {
        await open(tree);
        for (const part of await page.locator('.tree-frame').all()) {
          const spare = await part.evaluate((frame) => frame.clientWidth - frame.scrollWidth);
          expect(spare).toBeGreaterThanOrEqual(0);
        }
        const first = await page.locator('.tree-question').first().boundingBox();
        if (!first) throw new Error('nothing is drawn');
        expect(first.x).toBeGreaterThanOrEqual(0);
        expect(first.y + first.height).toBeLessThanOrEqual(800);
      });
  });
});

describe('a procedure', () => {
  it('asks one question at a time on a phone, and has all of them on paper', async () => {
    await visit({ width: 360, height: 740 }, async ({ page, open }) => {
      await open('nl/bridge/situations/onvoldoende-bod/procedure/');
      const answers = page.locator('.sheet-questions dl');
      const shown = () => answers.evaluateAll((lists) => lists.filter((list) => list.checkVisibility()).length);
      const all = await answers.count();
      expect(all).toBeGreaterThan(5);
      expect(await shown()).toBe(1);
      const next = page.locator('.sheet-next').first();
      const to = (await next.getAttribute('href')) ?? '';
      await next.click();
      await page.locator(to).waitFor();
      expect(await shown()).toBe(2);
      await page.emulateMedia({ media: 'print' });
      expect(await shown()).toBe(all);
    });
  });
});
