/** What people do with a case, in the words of the table: `onQuestion(visitor, '…').answers('…')`. */
import { expect } from 'vitest';
import type { SituationJson } from '#api/format.ts';
import type { Visitor } from './visitor.ts';

export const UNSURE = 'Weet ik nog niet';

/** The question that must be open now. */
export function onQuestion({ page }: Visitor, ask: string) {
  const question = page.locator('form').filter({ has: page.getByRole('heading', { name: ask }) });
  return {
    isAsked: async () => {
      await question.waitFor();
      expect(await page.locator('fieldset.answers').count()).toBe(1);
    },
    answers: async (label: string) => {
      await question.getByRole('button', { name: label }).click();
      await question.waitFor({ state: 'hidden' });
    },
    hasAnswer: (label: string) => question.getByRole('button', { name: label }).isVisible(),
  };
}

/** Asserts the ruling that is shown, with its chips in order. */
export async function rulingIs({ page }: Visitor, verdict: string, chips: readonly RegExp[]): Promise<void> {
  const ruling = page
    .locator('.decision .ruling')
    .filter({ has: page.getByRole('heading', { name: verdict, exact: true }) });
  await ruling.waitFor();
  const shown = await ruling.locator('.outcome .chips > li').allInnerTexts();
  chips.forEach((chip, index) => {
    expect(shown[index]?.replace(/\s+/g, ' ')).toMatch(chip);
  });
}

/** The widget's heading: a question, a verdict, or that the case cannot be decided. */
export async function headline({ page }: Visitor): Promise<string> {
  return (await page.locator('.decision h2').first().innerText()).replace(/\s+/g, ' ');
}

/**
 * Asserts that the widget shows no ruling: its heading is no verdict of this situation, and there is nothing
 * to share.
 */
export async function noRuling(visitor: Visitor, situation: SituationJson): Promise<void> {
  expect(situation.rulings.map((ruling) => ruling.verdict)).not.toContain(await headline(visitor));
  expect(await visitor.page.locator('.decision .actions').count()).toBe(0);
}

/** Asks one of the answered questions again, through the link next to its answer. */
export async function changes({ page }: Visitor, says: string | RegExp): Promise<void> {
  await page
    .locator('.why-rows > li, .given li')
    .filter({ hasText: says })
    .getByRole('link', { name: /^wijzig/ })
    .click();
}

/** Decides anew in place, with another answer than was given. */
export async function triesInstead({ page }: Visitor, answer: string): Promise<void> {
  await page.getByRole('link', { name: `Opnieuw beslissen, ${answer}:` }).click();
}

export async function clipboard({ page }: Visitor): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
