/**
 * A page looks as it did before once the search has been opened and closed: what comes with a dialog stays in
 * it.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { fullestOfEachType } from '../support/site.ts';
import { touch } from './reader.ts';
import { searcher } from './searcher.ts';
import { visit, type Visitor } from './visitor.ts';

const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13';
const pages = [
  // A page within a page of another site has no search.
  ...fullestOfEachType(FIXTURE)
    .filter(({ type }) => !type.startsWith('embedded'))
    .map(({ type, path }) => ({ name: type, path })),
  { name: 'ruling in a case', path: CASE },
];

it.each(pages)(
  'the page “$name” is laid out after a search as it was before, on a phone and at a desk',
  async ({ path }) => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      // A visit of its own for each width: what the first search fetched must not be there before the second.
      await visit({ width, height }, async (visitor) => {
        const { page, open } = visitor;
        await open(path);
        await touched(visitor);
        const before = await layout(page);
        const { dialog } = await searcher(visitor);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        const after = await layout(page);
        expect(before.length).toBeGreaterThan(5);
        expect(few(differences(before, after)), `${width} px wide`).toEqual([]);
      });
    }
  },
);

/**
 * What comes with the first touch is part of the page: a rule's plate, and with a mouse a button for the list
 * of keys.
 */
async function touched(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await touch(visitor);
  if ((await page.locator('.clauses').count()) > 0) await page.locator('.plate').waitFor({ state: 'attached' });
  for (const part of ['#casebook', '#offline'])
    if ((await page.locator(part).count()) > 0)
      await page.locator(`${part}[data-island="ready"] > *`).first().waitFor();
  const foot = page.locator('.foot nav');
  const keys = (await foot.count()) > 0 && (await page.evaluate(() => matchMedia('(any-pointer: fine)').matches));
  if (keys) await foot.getByRole('button').waitFor();
}

interface Placed {
  /** `main > section:2 > h2:1` */
  readonly element: string;
  /** Left, top, width and height in pixels, from the corner of the page. */
  readonly box: string;
}

/** The positions of all visible elements, once fonts are loaded. */
async function layout(page: Page): Promise<readonly Placed[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Each is named once, with its siblings: a long list would be counted through for every row.
    const names = new Map<Element, string>([[document.body, document.body.localName]]);
    const name = (element: Element): string => {
      const { parentElement } = element;
      if (!parentElement) return element.localName;
      if (!names.has(element)) {
        const within = name(parentElement);
        const counts = new Map<string, number>();
        for (const each of parentElement.children) {
          const count = (counts.get(each.localName) ?? 0) + 1;
          counts.set(each.localName, count);
          names.set(each, `${within} > ${each.localName}:${count}`);
        }
      }
      return names.get(element) ?? element.localName;
    };
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = [left + scrollX, top + scrollY, width, height].map((side) => Math.round(side)).join(' ');
        return { element: name(element), box };
      })
      .filter(({ box }) => !/ 0(?: \d+)?$/.test(box));
  });
}

/** Elements that moved, appeared or disappeared, in words. */
function differences(before: readonly Placed[], after: readonly Placed[]): readonly string[] {
  const was = new Map(before.map(({ element, box }) => [element, box]));
  const is = new Map(after.map(({ element, box }) => [element, box]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((element) => {
    const [from, to] = [was.get(element), is.get(element)];
    return from === to ? [] : [`${element}: ${from ?? 'not there'} → ${to ?? 'not there'}`];
  });
}
