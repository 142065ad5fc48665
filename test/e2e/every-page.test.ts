/** What holds on every type of page: the fullest page of each, at a phone's width and a desk's, light and dark. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { fullestOfEachType, pageTypes, SITE } from '../support/site.ts';
import { visit } from './visitor.ts';

const CASE = '/nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt';
const RULING = '/nl/troefcall/rulings/verkeerde-kaart-vanaf-vijf-slagen/?fout=verzaking';

const seen: readonly { readonly name: string; readonly url: string }[] = [
  ...fullestOfEachType(SITE).map(({ type, url }) => ({ name: type, url })),
  { name: 'question in a case', url: CASE },
  { name: 'ruling in a case', url: `${CASE}&gesloten-slagen=5..13` },
  { name: 'undecided case', url: `${CASE}&gesloten-slagen=unknown` },
  { name: 'ruling that does not fit a case', url: `${RULING}&gesloten-slagen=3` },
];

it('there is a page of every type', () => {
  const missing = pageTypes.filter((type) => !seen.some(({ name }) => name === type));
  expect(missing).toEqual([]);
});

describe.each(seen)('the page “$name”', ({ url }) => {
  it('can be read and used by everybody on a phone, light and dark', async () => {
    await visit({ width: 360 }, async ({ page, open }) => {
      await open(url.slice(1));
      expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
      expect.soft(await page.evaluate(sideways), 'reaches beyond the screen').toEqual([]);
      expect.soft(few(await page.evaluate(smallTargets)), 'smaller than a thumb').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(few(await faultsOfAxe(page, 'color-contrast')), 'axe, dark').toEqual([]);
    });
  });

  it('can be read and used by everybody at a desk, light and dark', async () => {
    await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
      await open(url.slice(1));
      expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
      expect.soft(await page.evaluate(sideways), 'reaches beyond the screen').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(few(await faultsOfAxe(page, 'color-contrast')), 'axe, dark').toEqual([]);
    });
  });
});

/**
 * What axe finds. It is evaluated from outside, so that the page's own policy stays as it is.
 * @param only one rule, where the others have been tried on the same page: in the dark only contrast can differ.
 */
async function faultsOfAxe(page: Page, only?: string): Promise<readonly string[]> {
  // As tall as the page, so that nothing lies under the bar at the foot of the screen.
  const width = page.viewportSize()?.width ?? 360;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly, resultTypes: ['violations'] }),
    only === undefined ? tags : [only],
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}

/** What makes the page scroll sideways; nothing if it does not. */
function sideways(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth} > ${clientWidth}`,
    ...beyond.slice(0, 5).map((each) => `${each.tagName}.${each.className.toString()}`),
  ];
}

/** Controls under 44 pixels in either direction; links and words that explain themselves within running
 * text are exempt, as in WCAG 2.5.8. */
function smallTargets(): readonly string[] {
  const inText = (element: Element) => {
    const link = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    if (!link && !element.matches('button.abbr[popovertarget]')) return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length;
  };
  return (
    [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
      .filter(
        (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !inText(element),
      )
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const { width, height, bottom } = (label ?? element).getBoundingClientRect();
        const name = (element.getAttribute('aria-label') ?? element.textContent)
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 40);
        const text = `${element.tagName.toLowerCase()} “${name}” ${width.toFixed(1)}×${height.toFixed(1)}`;
        return { width, height, bottom, text };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 43.9 || height < 43.9))
      // Off the screen until it has the focus: a skip link.
      .filter(({ bottom }) => bottom > 0)
      .map(({ text }) => text)
  );
}
