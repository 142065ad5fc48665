/**
 * What a page can do comes with the first touch, under the hand of who touches it: nothing of theirs may be
 * lost by it.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onQuestion } from './at-the-table.ts';
import { DESK } from './reader.ts';
import { heldBack, visit } from './visitor.ts';

const CALCULATOR = 'de/zweidame/calculators/wert-einer-meldung/';

const CARD = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
/** Hydrates every widget. */
const HYDRATE = '**/_astro/hydrate.*.js';

describe('what comes with the first touch', () => {
  it('comes while a button is held down, and the press counts', async () => {
    await visit({ ...DESK }, async (visitor) => {
      const { page, open } = visitor;
      const letGo = await heldBack(page, HYDRATE);
      await open(CARD);
      const answer = page.getByRole('button', { name: 'Speelde voor zijn beurt' });
      await answer.hover();
      await page.mouse.down();
      letGo();
      await isThere(page, 'decision');
      await page.mouse.up();
      await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').isAsked();
    });
  });

  it('does what a button was pressed for before anybody listened', async () => {
    await visit({}, async ({ page, site }) => {
      const letGo = await heldBack(page, '**/_astro/Page.*.js');
      await page.goto(site + CALCULATOR);
      const [count, more] = ['output', 'button >> nth=1'].map((part) =>
        page.locator(`.stepper >> nth=0`).locator(part),
      );
      await more?.click();
      letGo();
      await isThere(page, 'calculator');
      await expect.poll(() => count?.innerText()).toBe('1');
    });
  });

  it.each([
    ['decision', CARD, 'button.answer'],
    ['record', 'nl/biedbond/record/', 'input'],
    ['calculator', CALCULATOR, 'button[aria-disabled="false"]'],
  ])('leaves the focus where it is: %s', async (id, address, control) => {
    await visit({}, async ({ page, open }) => {
      const letGo = await heldBack(page, HYDRATE);
      await open(address);
      await isRun(page);
      const focused = page.locator(`#${id} ${control}`).first();
      await focused.focus();
      letGo();
      await isThere(page, id);
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
});

/** From now on events are handled. */
async function isRun(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['scripts'] === 'run');
}

async function isThere(page: Page, island: string): Promise<void> {
  await page.locator(`#${island}[data-island="ready"]`).waitFor();
}
