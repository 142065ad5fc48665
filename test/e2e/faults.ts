/** What is wrong with a page as it is shown: for those who cannot see it well, and for thumbs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The small one: every page that is looked at has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  /**
   * One rule of axe, where the others have been tried on the same page: in the dark only contrast can differ.
   */
  readonly only?: string;
  /** The part of the page to look at, as a selector. */
  readonly within?: string;
}

/** What axe finds. It is evaluated from outside, so that the page's own policy stays as it is. */
export async function faultsOfAxe(page: Page, { only, within }: Look = {}): Promise<readonly string[]> {
  // As tall as the page, so that nothing lies under the bar at the foot of the screen.
  const width = page.viewportSize()?.width ?? 360;
  if (within === undefined)
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate(
    ({ runOnly, part }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        runOnly,
        resultTypes: ['violations'],
      }),
    { runOnly: only === undefined ? tags : [only], part: within },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}

/**
 * Controls under 44 pixels in either direction; links and words that explain themselves within running text
 * are exempt, as in WCAG 2.5.8. It runs in the page.
 * @param within the part of the page to look at, as a selector
 */
export function smallTargets(within: string): readonly string[] {
  const inText = (element: Element) => {
    const link = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    if (!link && !element.matches('button.abbr[popovertarget]')) return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length;
  };
  // A link that spreads over its whole row, with what it draws after itself.
  const coveredBy = (element: Element) => {
    const { content, position, inset } = getComputedStyle(element, '::after');
    const spreads = content !== 'none' && position === 'absolute' && inset === '0px';
    return spreads && element instanceof HTMLElement ? element.offsetParent : null;
  };
  const controls = ['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary'];
  return (
    [...document.querySelectorAll(controls.map((control) => `${within} ${control}`).join(', '))]
      .filter(
        (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !inText(element),
      )
      .map((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const { width, height, bottom } = (label ?? coveredBy(element) ?? element).getBoundingClientRect();
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
