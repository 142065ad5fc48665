/** What people come for, each with the sign that they have it: for the matrix of faults (fault-matrix.ts). */
import type { Page } from 'playwright-core';

export interface Journey {
  readonly address: string;
  readonly acts?: (page: Page) => Promise<unknown>;
  /** A selector for the page in its working state. */
  readonly works: string;
}

const FACTS = 'fout=voor-de-beurt&gesloten-slagen=6';
const ID = 'verkeerde-kaart-vanaf-vijf-slagen';
const OF = 'of=verkeerd-gespeelde-kaart&seed=k3f9';

export const JOURNEYS = {
  decide: { address: `nl/troefspel/situations/verkeerd-gespeelde-kaart/?${FACTS}`, works: '.decision .quoted' },
  'open a link': { address: `nl/troefspel/rulings/${ID}/?${FACTS}`, works: '#case-check .casecheck' },
  'save a case': {
    address: `nl/troefspel/rulings/${ID}/?${FACTS}`,
    acts: (page) => page.locator('main [data-does="keep"]').first().click(),
    works: 'dialog[open] #keep-title',
  },
  search: {
    address: 'nl/troefspel/17/',
    acts: async ({ keyboard }) => {
      await keyboard.press('/');
      await keyboard.type('vloeiende beweging', { delay: 20 });
    },
    // What only the text has.
    works: 'dialog[open] [aria-labelledby="search-in-text"] [role="option"]',
  },
  train: {
    address: `nl/troefspel/training/?do=ruling&${OF}`,
    acts: async (page) => {
      await page.locator('.drill-option').first().tap();
      for (const field of await page.locator('.drill-amount input').all()) await field.fill('1');
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).tap();
    },
    works: '.drill-called',
  },
  exam: {
    address: `nl/troefspel/training/exam/?n=2&kinds=ruling&${OF}`,
    acts: async (page) => {
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Lever in', exact: true }).click();
      await page.getByRole('button', { name: 'Lever toch in' }).click();
    },
    works: '.exam-score',
  },
  'fill in a sheet': { address: `nl/troefspel/2020-2021/record/?ruling=${ID}&${FACTS}`, works: '.record-kept' },
  casebook: { address: 'nl/casebook/', works: '.kept-device' },
} as const satisfies Readonly<Record<string, Journey>>;

export type JourneyName = keyof typeof JOURNEYS;
