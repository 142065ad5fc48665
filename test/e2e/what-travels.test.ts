/** What a browser really fetches; the sizes of files on disk are looked at in test/site/budgets.test.ts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, fullestOfEachType, gzipped, SITE } from '../support/site.ts';
import { readsOn } from './reader.ts';
import { visit } from './visitor.ts';

const urlOf = (type: string) =>
  fullestOfEachType(SITE)
    .find((page) => page.type === type)
    ?.url.slice(1) ?? '';

it('a situation page fetches next to no script before anybody touches it, and at most 24 kB with a case in its address', async () => {
  for (const [query, most] of [
    ['', 3],
    ['?gesloten-slagen=5', 24],
  ] as const) {
    await visit({}, async ({ page, open, scripts }) => {
      await open(urlOf('situation') + query);
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(0);
      const sizes = scripts.map((path) => gzipped(readFileSync(fileOf(SITE, path) ?? '')));
      expect(sizes.reduce((total, each) => total + each, 0) / 1000).toBeLessThanOrEqual(most);
    });
  }
});

it('a page to be read fetches no script until somebody touches it', async () => {
  for (const type of ['rule', 'terms', 'gaps', 'book']) {
    await visit({}, async ({ page, open, scripts }) => {
      await page.clock.install();
      await open(urlOf(type));
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await readsOn(page);
      expect(scripts, type).toEqual([]);
    });
  }
});

it.each(fullestOfEachType(SITE).map(({ type, url }) => [type, url.slice(1)] as const))(
  'nothing of a page of the kind %s moves when its font comes late',
  async (_, url) => {
    await visit({}, async ({ page, context, open }) => {
      await context.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 1000));
        await route.continue();
      });
      const font = page.waitForResponse('**/*.woff2');
      await open(url);
      await font;
      await page.evaluate(() => document.fonts.ready);
      // Two frames more, in which something could still be laid out anew.
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { readonly value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum), 50)));
          }),
      );
      expect(shifts).toBe(0);
    });
  },
);

it('the font that a build cuts down is one that a browser reads', async () => {
  await visit({}, async ({ page, open }) => {
    await open(urlOf('rule'));
    const status = () =>
      page.evaluate(async () => (await document.fonts.load('600 1rem "Literata Variable"')).map((face) => face.status));
    expect(await status()).toEqual(['loaded']);
  });
});
