/** Data kept at the table and returned to: a case, an exam, a dispute sheet. */
import type { Page } from 'playwright-core';
import { BROKEN } from './fault-breaks.ts';
import type { Visitor } from './visitor.ts';

const FACTS = 'fout=voor-de-beurt&gesloten-slagen=6';
const ID = 'verkeerde-kaart-vanaf-vijf-slagen';
export const RULING = `nl/troefspel/rulings/${ID}/?${FACTS}`;
export const SHEET = `nl/troefspel/2020-2021/record/?ruling=${ID}&${FACTS}`;
export const EXAM =
  'nl/troefspel/training/exam/?n=2&kinds=ruling&of=verkeerd-gespeelde-kaart&minutes=30&pass=70&seed=k3f9';
export const BOOK = 'nl/casebook/';
export const expects = BROKEN;

/** A case is kept from its ruling; the sheet stays open. */
export async function saves({ page, site }: Visitor): Promise<void> {
  await page.goto(site + RULING);
  await page.locator('#case-check .casecheck').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'In zaakboek', exact: true }).click();
  await page.getByRole('dialog', { name: 'Bewaard in je zaakboek' }).waitFor();
}
export const closes = (page: Page) => page.getByRole('button', { name: 'Klaar' }).click();

export async function opensBook({ page, site }: Visitor): Promise<void> {
  await page.goto(site + BOOK);
  await page.getByRole('heading', { name: 'Waar je zaken staan' }).waitFor();
}
export const kept = (page: Page) => page.getByRole('link', { name: /^Vijftien strafpunten/ });

/** Answers the first question of the exam. */
export async function begins({ page, site }: Visitor): Promise<void> {
  await page.goto(site + EXAM);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('radio').first().check();
}
export const handsIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Lever in', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Lever toch in' });
  await anyway.or(page.locator('.exam-score')).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await page.locator('.exam-score').waitFor();
};
