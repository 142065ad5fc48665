/** What a browser really fetches; the sizes of files on disk are looked at in test/site/budgets.test.ts. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FIXTURE } from '../support/fixture-site.ts';
import { fileOf, fullestOfEachType, gzipped } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { LOADER, readsOn, scrollsDown } from './reader.ts';
import { visit } from './visitor.ts';

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
  for (const type of ['rule', ...(THOROUGH ? ['terms', 'gaps', 'book'] : [])]) {
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
const read = ofEachType.filter(([type]) => ['rule', 'ruling'].includes(type));
it.each(THOROUGH ? ofEachType : read)(
  'a page of the kind %s is set in its letter from the first paint, at any load and width, and nothing moves',
  async (_, url) => {
    for (const width of [360, 1280])
      await visit({ width, saves: true }, async ({ page, context, open }) => {
        await context.addInitScript(notePaint);
        for (const load of ['cold', 'warm']) {
          await open(url);
          const { fonts, shifts } = await page.evaluate(paintNoted);
          expect(fonts, load).toEqual(['Literata Variable loaded']);
          expect(shifts, load).toBe(0);
          expect(await facesOf(page, 'h1'), load).toEqual(['Literata']);
        }
      });
  },
);

it.each([true, false])(
  'a page has its letter where nothing else comes, on the screen and on paper (script: %s)',
  async (script) => {
    await visit({ script, expects: /Failed to load resource/ }, async ({ page, site }) => {
      await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
      for (const type of ['rule', 'ruling', 'penalties']) {
        await page.goto(site + urlOf(type));
        expect(await facesOf(page, 'h1')).toEqual(['Literata']);
        const faces = (await page.pdf()).toString('latin1').match(FONT_IN_PDF) ?? [];
        expect(faces.filter((face) => /serif/i.test(face))).toEqual([]);
        expect(faces.some((face) => face.startsWith('Literata'))).toBe(true);
      }
    });
  },
);

const FONT_IN_PDF = /(?<=\/FontName \/[A-Z]{6}\+)[\w-]+/g;

/** Runs in the page, before anything of it. */
function notePaint(): void {
  const noted = { fonts: [] as string[], shifts: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    noted.fonts = [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What was noted, two frames later, in which something could still be laid out anew. */
async function paintNoted(): Promise<{ readonly fonts: readonly string[]; readonly shifts: number }> {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  await frame();
  return (globalThis as unknown as { readonly noted: Awaited<ReturnType<typeof paintNoted>> }).noted;
}

/** The families that an element's text is really drawn in. */
async function facesOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

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
