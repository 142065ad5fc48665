/** What a browser really fetches; the sizes of files on disk are looked at in test/site/budgets.test.ts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, fullestOfEachType, gzipped, SITE } from '../support/site.ts';
import { LOADER, readsOn } from './reader.ts';
import { visit } from './visitor.ts';

const urlOf = (type: string) =>
  fullestOfEachType(SITE)
    .find((page) => page.type === type)
    ?.url.slice(1) ?? '';

it('a situation page fetches at most 24 kB of script beside the loader, with a case in its address as well', async () => {
  for (const query of ['', '?gesloten-slagen=5']) {
    await visit({}, async ({ page, open, scripts }) => {
      await open(urlOf('situation') + query);
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeGreaterThan(0);
      const sizes = scripts
        .filter((path) => !LOADER.test(path))
        .map((path) => gzipped(readFileSync(fileOf(SITE, path) ?? '')));
      expect(sizes.reduce((total, each) => total + each, 0) / 1000).toBeLessThanOrEqual(24);
    });
  }
});

it('a page to be read fetches no script but its loader until somebody touches it', async () => {
  for (const type of ['rule', 'terms', 'gaps', 'book']) {
    await visit({}, async ({ page, open, scripts }) => {
      await page.clock.install();
      await open(urlOf(type));
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await readsOn(page);
      expect(scripts, type).toEqual([expect.stringMatching(LOADER)]);
    });
  }
});
