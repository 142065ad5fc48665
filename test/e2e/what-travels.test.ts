/** What a browser really fetches; the sizes of files on disk are looked at in test/site/budgets.test.ts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fileOf, fullestOfEachType, gzipped } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { LOADER, readsOn, scrollsDown } from './reader.ts';
import { heldBack, visit } from './visitor.ts';

const urlOf = (type: string) => fullestOfEachType(FIXTURE).find((page) => page.type === type)?.path ?? '';

it('a situation page fetches next to no script before anybody touches it, and at most 24 kB with a case in its address', async () => {
  for (const [query, most] of [
    ['', 3],
    ['?gesloten-slagen=5', 24],
  ] as const) {
    expect(await scriptBesideLoader(urlOf('situation') + query)).toBeLessThanOrEqual(most);
  }
});

it('a calculator fetches at most 20 kB of script, with a case in its address', async () => {
  expect(await scriptBesideLoader(`${urlOf('calculator')}?x=1`)).toBeLessThanOrEqual(20);
});

it('a page to be read fetches no script but its loader until somebody touches it', async () => {
  for (const type of ['rule', 'terms', 'gaps', 'book']) {
    await visit({ saves: true }, async ({ page, open, scripts }) => {
      await page.clock.install();
      await open(urlOf(type));
      await scrollsDown(page);
      await readsOn(page);
      expect(
        scripts.filter((script) => !LOADER.test(script)),
        type,
      ).toEqual([]);
    });
  }
});

const ofEachType = fullestOfEachType(FIXTURE).map(({ type, path }) => [type, path] as const);
const read = ofEachType.filter(([type]) => ['book', 'rule', 'situation', 'ruling'].includes(type));
it.each(THOROUGH ? ofEachType : read)(
  'nothing of a page of the kind %s moves when its font comes late',
  async (_, url) => {
    await visit({ saves: true }, async ({ page, context, site }) => {
      // As on every page but the first that somebody sees.
      await context.addInitScript(() => localStorage.setItem('arbiter:font', 'yes'));
      const letThrough = await heldBack(page, '**/*.woff2');
      const font = page.waitForResponse('**/*.woff2');
      await page.goto(site + url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      letThrough();
      await font;
      await page.evaluate(() => document.fonts.ready);
      // Two frames more, in which something could still be laid out anew.
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0;
            const add = (entries: readonly PerformanceEntry[]) => {
              for (const entry of entries) sum += (entry as PerformanceEntry & { readonly value: number }).value;
            };
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            observer.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  add(observer.takeRecords());
                  done(sum);
                }),
              ),
            );
          }),
      );
      expect(shifts).toBe(0);
    });
  },
);

it('the font comes with the first touch, and the pages after that are set in it', async () => {
  await visit({ saves: true }, async ({ page, open }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const family = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    await open(urlOf('rule'));
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([]);
    expect(await family()).not.toContain('Literata Variable');

    const kept = page.waitForFunction(() => localStorage.getItem('arbiter:font') !== null);
    await page.keyboard.press('Shift');
    await kept;
    expect(fonts).toHaveLength(1);
    expect(await family(), 'nothing changes on the page that is read').not.toContain('Literata Variable');

    await open(urlOf('terms'));
    expect(await family()).toContain('Literata Variable');
  });
});

it('without a script the page is set in the font', async () => {
  await visit({ script: false }, async ({ page, open }) => {
    const font = page.waitForResponse('**/*.woff2');
    await open(urlOf('rule'));
    expect((await font).ok()).toBe(true);
  });
});

it('the font that a build cuts down is one that a browser reads', async () => {
  await visit({ saves: true }, async ({ page, open }) => {
    await open(urlOf('rule'));
    const status = () =>
      page.evaluate(async () => (await document.fonts.load('600 1rem "Literata Variable"')).map((face) => face.status));
    expect(await status()).toEqual(['loaded']);
  });
});

/** Kilobytes of script that a page fetches before the first interaction, without the common loader. */
async function scriptBesideLoader(address: string): Promise<number> {
  const sizes: number[] = [];
  await visit({ saves: true }, async ({ page, open, scripts }) => {
    await open(address);
    await page.waitForLoadState('networkidle');
    const own = scripts.filter((path) => !LOADER.test(path));
    expect(own.length).toBeGreaterThan(0);
    sizes.push(...own.map((path) => gzipped(readFileSync(fileOf(FIXTURE, path) ?? ''))));
  });
  return sizes.reduce((total, each) => total + each, 0) / 1000;
}
