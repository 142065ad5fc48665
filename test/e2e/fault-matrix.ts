/** Every file that a journey fetches by itself, in every way that it can fail: the page works all the same, or says so. */
import type { Page } from 'playwright-core';
import { BROKEN, failures, fails, type Failure } from './fault-breaks.ts';
import { visit } from './visitor.ts';
import type { Words } from '../faults/words.ts';

interface Journey {
  readonly address: string;
  readonly acts?: (page: Page) => Promise<unknown>;
  /** What stands on the page once all is well, as a selector. */
  readonly works: string;
}

const FACTS = 'fout=voor-de-beurt&gesloten-slagen=6';
const ID = 'verkeerde-kaart-vanaf-vijf-slagen';
const OF = 'of=verkeerd-gespeelde-kaart&seed=k3f9';

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  decide: { address: `nl/troefcall/situations/verkeerd-gespeelde-kaart/?${FACTS}`, works: '.decision .quoted' },
  'open a link': { address: `nl/troefcall/rulings/${ID}/?${FACTS}`, works: '#case-check .casecheck' },
  'save a case': {
    address: `nl/troefcall/rulings/${ID}/?${FACTS}`,
    acts: (page) => page.locator('main [data-does="keep"]').first().click({ timeout: 3000 }),
    works: 'dialog[open] #keep-title',
  },
  search: {
    address: 'nl/troefcall/17/',
    acts: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('vloeiende beweging', { delay: 20 });
    },
    works: 'dialog[open] [role="option"]',
  },
  train: { address: `nl/troefcall/training/?do=ruling&${OF}`, works: '.drill[data-phase="case"] .drill-choice' },
  exam: { address: `nl/troefcall/training/exam/?n=2&kinds=ruling&${OF}`, works: '.exam-intro' },
  'fill in a sheet': { address: `nl/troefcall/2020-2021/record/?ruling=${ID}&${FACTS}`, works: '.record-kept' },
  casebook: { address: 'nl/casebook/', works: '.kept-device' },
};

export interface Outcome {
  readonly tried: number;
  readonly works: number;
  readonly says: number;
  /** What neither works nor is said. */
  readonly silent: readonly string[];
}

/** Tries one journey without each of its files. */
export async function without(journey: Journey, words: Words): Promise<Outcome> {
  const outcome = { tried: 0, works: 0, says: 0, silent: [] as string[] };
  const told = [
    words.pages.nav.cut,
    words.pages.unread,
    words.pages.situation.missing,
    words.search.failed,
    words.search.textUnavailable,
    words.search.textPartly,
    words.training.session.cut,
    words.widget.texts.missing,
    words.record.state.missing,
  ];
  await visit({ expects: BROKEN }, async ({ page, site }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(?:js|json|css|wasm|pf_\w+|pagefind)$/.test(pathname)) files.add(pathname);
    });
    const goes = async () => {
      await page.goto(site + journey.address);
      // Where the loader did not come the root says nothing, as without scripts.
      await page.locator('html:not([data-scripts="come"])').waitFor();
      await journey.acts?.(page).catch(() => undefined);
      const came = await page
        .waitForFunction(
          ([works, texts]) =>
            document.querySelector(works)?.checkVisibility()
              ? 'works'
              : texts.some((text) => document.body.innerText.includes(text)) && 'says',
          [journey.works, told] as const,
          { timeout: 6000 },
        )
        .catch(() => undefined);
      return came?.jsonValue();
    };
    await goes();
    await page.waitForLoadState('networkidle');
    for (const file of [...files])
      for (const how of [...failures, 'once'] as const) {
        let asked = 0;
        const act: Parameters<Page['route']>[1] = (route) =>
          how !== 'once' ? fails(route, how as Failure) : asked++ === 0 ? route.abort() : route.continue();
        await page.route((url) => url.pathname === file, act);
        const came = await goes();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        outcome.tried++;
        if (came === 'works') outcome.works++;
        else if (came === 'says') outcome.says++;
        else outcome.silent.push(`${file} ${how}`);
      }
  });
  return outcome;
}
