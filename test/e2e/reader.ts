/** A reader of a rule with a reference in it: `reference(visitor)`, `follow(visitor)`. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;
/** A rule whose text refers to other rules, and a clause that it refers to. */
export const RULE = 'nl/troefspel/29/';
/** A ruling in a case, made by the widget. */
export const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13';
/** What a page loads at the first event. */
export const MAIN_MODULE = '**/_astro/main.*.js';
/** The one script that comes with a page to be read. */
export const LOADER = /\/_astro\/(?:Page|page-scripts)\.[^/]*\.js$/;
export const CITED = { name: 'regel 31b', page: 'nl/troefspel/31/', id: 'b' } as const;

/** The first reference to the cited clause in the rule's text. */
export function reference({ page }: Visitor): Locator {
  return page.locator('main .clauses .prose a[href$="/31/#b"]').first();
}

export function cardOf({ page }: Visitor, name: string): Locator {
  return page.getByRole('dialog', { name });
}

export function backLink({ page }: Visitor): Locator {
  return page.getByRole('link', { name: /Terug naar/ });
}

/**
 * Presses a key without effect and waits until the scripts of the first interaction are listening. From then
 * on every event is handled at once: what does not happen then will not happen.
 */
export async function touch({ page, scripts }: Visitor): Promise<void> {
  await page.keyboard.press('Shift');
  const main = () => scripts.find((script) => /\/_astro\/main\.[^/]*js$/.test(script));
  await expect.poll(main, { timeout: 15_000 }).toBeDefined();
  // One address is one module, and it starts once: what the page began at the key ends here. As text, because
  // vitest would rewrite an import.
  await page.evaluate(`import(${JSON.stringify(main())}).then((module) => module.start())`);
}

/** Presses keys in sequence after the first interaction, and returns those that the page handled. */
export async function taken(page: Page, keys: readonly string[]): Promise<readonly string[]> {
  const heard = await page.evaluateHandle(() => {
    const pressed: string[] = [];
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (defaultPrevented) pressed.push(key);
    });
    return pressed;
  });
  for (const key of keys) await page.keyboard.press(key);
  return heard.jsonValue();
}

/** From now on the page's clock is controlled by the test (`page.clock`). */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/**
 * Advances the page's clock by a minute. The last request is made here, so that all earlier ones have been
 * sent.
 */
export async function readsOn(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await page.evaluate(async () => (await fetch(location.href)).status);
}

/**
 * Turns the wheel until the page has moved: a turn that comes before the page can scroll is lost, and nobody
 * stops there.
 */
export async function scrollsDown(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(0);
}

/**
 * Taps a link for its text, which may take as long as it likes to come: the page's patience does not run out.
 */
export async function tapFor(visitor: Visitor, link: Locator, name: string): Promise<Locator> {
  const sheet = cardOf(visitor, name);
  await stopClock(visitor.page);
  await link.tap();
  await sheet.waitFor();
  await visitor.page.clock.resume();
  return sheet;
}

/** Goes to the cited clause the way one does on this device. */
export async function goThere(visitor: Visitor): Promise<void> {
  await shown(visitor);
  if (isPhone(visitor)) await cardOf(visitor, CITED.name).getByRole('link', { name: 'Naar regel 31b' }).tap();
  else await reference(visitor).click();
  await visitor.page.waitForURL(/\/31\/#b$/);
  await visitor.page.locator('html[data-scripts="run"]').waitFor();
}

/** The same, until the way back is shown. */
export async function follow(visitor: Visitor): Promise<void> {
  await goThere(visitor);
  await backLink(visitor).waitFor();
}

/** Has the reference's text shown the way one does on this device. */
export async function shown(visitor: Visitor): Promise<void> {
  if (isPhone(visitor)) await tapFor(visitor, reference(visitor), CITED.name);
  else {
    await reference(visitor).hover();
    await cardOf(visitor, CITED.name).waitFor();
  }
}

function isPhone({ page }: Visitor): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** A clause's text on its own page, without its citations and the label of its notes. */
export async function clauseText(visitor: Visitor, page: string, id: string): Promise<string> {
  await visitor.open(page);
  const text = await visitor.page.locator(`[id="${id}"]`).evaluate((clause) => {
    for (const each of clause.querySelectorAll('.cited')) each.remove();
    const notes = clause.querySelector('.notes > summary')?.textContent ?? '';
    return `${clause.querySelector<HTMLElement>('.prose')?.innerText ?? ''}\n${notes}`;
  });
  expect(text.trim()).not.toBe('');
  return plain(text);
}

/** Scrolls a link into the middle of the screen, and returns the page's scroll position. */
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
