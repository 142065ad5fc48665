/** Somebody who reads, with a rule and a reference in it: `reference(visitor)`, `follow(visitor)`. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;
/** A rule whose text refers to other rules, and a clause that it refers to. */
export const RULE = 'nl/troefcall/30/';
/** A ruling in a case, made by the widget. */
export const CASE = 'nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13';
export const CITED = { name: 'regel 26A', page: 'nl/troefcall/26/', id: 'a' } as const;

/** The first reference to the cited clause in the rule's text. */
export function reference({ page }: Visitor): Locator {
  return page.locator('main .clauses .prose a[href$="/26/#a"]').first();
}

export function cardOf({ page }: Visitor, name: string): Locator {
  return page.getByRole('dialog', { name });
}

export function backLink({ page }: Visitor): Locator {
  return page.getByRole('link', { name: /Terug naar/ });
}

/** Follows the reference the way one does on this device. */
export async function follow(visitor: Visitor): Promise<void> {
  if ((visitor.page.viewportSize()?.width ?? 0) < 600) {
    await reference(visitor).tap();
    await cardOf(visitor, CITED.name).getByRole('link', { name: 'Naar regel 26A' }).tap();
  } else {
    await reference(visitor).hover();
    await cardOf(visitor, CITED.name).waitFor();
    await reference(visitor).click();
  }
  await visitor.page.waitForURL(/\/26\/#a$/);
}

export async function shown(visitor: Visitor, by: 'hover' | 'tap'): Promise<void> {
  await reference(visitor)[by]();
  await cardOf(visitor, CITED.name).waitFor();
}

/** A clause as it is read on its own page, without who cites it. */
export async function clauseText(visitor: Visitor, page: string, id: string): Promise<string> {
  await visitor.open(page);
  const text = await visitor.page.locator(`[id="${id}"] > .prose`).evaluate((prose) => {
    for (const each of prose.querySelectorAll('.cited')) each.remove();
    return (prose as HTMLElement).innerText;
  });
  expect(text.trim()).not.toBe('');
  return plain(text);
}

/** Brings a link into the middle of the screen, and says how far the page is scrolled then. */
export async function scrolledTo(link: Locator): Promise<number> {
  return link.evaluate((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Math.round(scrollY);
  });
}

export async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error('the Tab key does not get to the link');
}

export async function pointIn(link: Locator, part: number): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(link);
  return [x + width * part, y + height / 2];
}

export async function boxOf(locator: Locator) {
  await locator.first().waitFor();
  const box = await locator.first().boundingBox();
  if (!box) throw new Error('is not on the page');
  return box;
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
