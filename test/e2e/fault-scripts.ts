/** Scripts and data that do not come: once, or not at all. */
import { expect } from 'vitest';
import { breaks, BROKEN, failures, SCRIPTS } from './fault-breaks.ts';
import { watching } from './fault-seen.ts';
import { touch } from './reader.ts';
import { visit } from './visitor.ts';

const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=6';
const FACTS = 'fout=voor-de-beurt&gesloten-slagen=6';
const ID = 'verkeerde-kaart-vanaf-vijf-slagen';
const RULING = `nl/troefspel/rulings/${ID}/?${FACTS}`;
const SHEET = `nl/troefspel/2020-2021/record/?ruling=${ID}&${FACTS}`;
const EXAM = 'nl/troefspel/training/exam/?n=2&kinds=ruling&of=verkeerd-gespeelde-kaart&minutes=30&pass=70&seed=k3f9';
const TRAIN = 'nl/troefspel/training/?do=ruling&seed=k3f9&of=verkeerd-gespeelde-kaart';
/** It stands under the name of the skeleton of all pages. */
const LOADER = /\/_astro\/Page\..*\.js/;
const expects = BROKEN;

export const SCRIPTED = {
  'the loader': async () => {
    await visit({ expects }, async ({ page, site }) => {
      const watch = watching('no-loader', page);
      const searching = page.getByRole('button', { name: /zoek/i }).filter({ visible: true });
      let mend = async (): Promise<void> => undefined;
      for (const how of failures) {
        await mend();
        mend = await breaks(page, LOADER, how);
        await page.goto(`${site}nl/troefspel/17/`);
        await watch.sees(({ pages }) => pages.nav.cut);
        expect(await searching.count(), 'nothing that would be silent').toBe(0);
      }
      await watch.keeps('the page, its links, and the list of all books', async () => {
        await page.locator('.shelf-opener').click();
        await page.locator('#shelf a').filter({ visible: true }).first().waitFor();
      });
      await mend();
      await watch.goesOn('reload the page', async () => {
        await page.reload();
        await page.locator('html[data-scripts="run"]').waitFor();
        await searching.first().click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
      });
    });
  },

  'no scripts for a link': async () => {
    await visit({ expects }, async ({ page, site }) => {
      const decide = watching('scripts-decide', page);
      let mend = await breaks(page, SCRIPTS);
      await page.goto(site + CASE);
      await decide.sees(({ pages }) => pages.situation.missing);
      await decide.keeps('the answers stand in the address', () => page.waitForURL(/gesloten-slagen=6/));
      await mend();
      await decide.goesOn('reload the page', async () => {
        await page.reload();
        await page.locator('.decision .ruling').waitFor();
      });

      const ruling = watching('scripts-ruling', page);
      mend = await breaks(page, SCRIPTS);
      await page.goto(site + RULING);
      await ruling.sees(({ pages }) => pages.unread);
      await ruling.keeps('the facts stand in the address, and the ruling on its page', () =>
        page.locator('.outcome').first().waitFor(),
      );
      await mend();
      const readsFacts = async () => {
        await page.reload();
        await page.locator('#case-check .casecheck').waitFor();
      };
      await ruling.goesOn('reload the page', readsFacts);

      const cut = watching('scripts-cut', page);
      mend = await breaks(page, /open-check.*\.js/, 'cut');
      await page.goto(site + RULING);
      await cut.sees(({ pages }) => pages.unread);
      await mend();
      await cut.keeps('the facts stand in the address', () => page.waitForURL(/gesloten-slagen=6/));
      await cut.goesOn('reload the page', readsFacts);
    });
  },

  'what a ruling says': async () => {
    await visit({ expects }, async ({ page, site }) => {
      const watch = watching('texts', page);
      const mend = await breaks(page, /texts\.json/, 'page');
      await page.goto(site + CASE);
      await watch.sees(({ widget }) => widget.texts.missing);
      await watch.keeps('the verdict and what follows stand there', () => page.locator('.decision .ruling').waitFor());
      await mend();
      await watch.goesOn('“Probeer het opnieuw”, on the same page', async () => {
        await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
        await page.locator('.decision .quoted').first().waitFor();
      });
    });
  },

  'a button whose scripts fail once': async () => {
    // Elsewhere they have been fetched while the page was idle.
    await visit({ expects, saves: true }, async (visitor) => {
      const { page, site } = visitor;
      await page.addInitScript(() => {
        globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      for (const [id, does, address, works] of [
        ['scripts-save', 'keep', RULING, () => page.getByRole('dialog', { name: 'Bewaard in je zaakboek' }).waitFor()],
        ['scripts-share', 'share', RULING, () => page.locator('dialog[open]').waitFor()],
        ['scripts-print', 'print', SHEET, () => page.locator('html[data-printed]').waitFor()],
      ] as const) {
        const watch = watching(id, page);
        await page.goto(site + address);
        await page.locator('#case-check .casecheck, .record-kept').waitFor();
        // Printing needs no script but the first, which comes with the press.
        if (does !== 'print') await touch(visitor);
        const mend = await breaks(page, SCRIPTS);
        const button = page.locator(`main [data-does="${does}"]`).filter({ visible: true }).first();
        await button.click();
        await watch.sees(({ pages }) => pages.nav.cut);
        await watch.keeps('the case stands in the address', () => page.waitForURL(/gesloten-slagen=6/));
        await mend();
        await watch.goesOn('the same button again, on the same page', async () => {
          await button.click();
          await works();
        });
      }
    });
  },

  'the sheet of a dispute': async () => {
    await visit({ expects }, async ({ page, site }) => {
      const filled = async () => {
        await page.reload();
        await page.getByText('Vijftien strafpunten').first().waitFor();
      };
      const sheet = watching('scripts-sheet', page);
      let mend = await breaks(page, SCRIPTS);
      await page.goto(site + SHEET);
      await sheet.sees(({ pages }) => pages.unread);
      await sheet.keeps('the case stands in the address; what was typed before is on the device', () =>
        page.waitForURL(/gesloten-slagen=6/),
      );
      await mend();
      await sheet.goesOn('reload the page', filled);

      const ruling = watching('sheet-ruling', page);
      for (const how of failures) {
        await mend();
        mend = await breaks(page, /\/rulings\//, how);
        await page.goto(site + SHEET);
        await ruling.sees(({ record }) => record.state.missing);
      }
      await ruling.keeps('the case stands in the address', () => page.waitForURL(/gesloten-slagen=6/));
      await mend();
      await ruling.goesOn('reload the page', filled);
    });
  },

  'pages that are made on the device': async () => {
    await visit({ expects }, async ({ page, site, open }) => {
      const list = watching('scripts-list', page);
      await open('nl/troefspel/situations/');
      const field = page.getByRole('main').locator('input[data-does="find-situations"]');
      await field.click();
      await page.locator('html[data-scripts="run"]').waitFor();
      await page.waitForLoadState('networkidle');
      let mend = await breaks(page, SCRIPTS);
      await field.pressSequentially('beur');
      await list.sees(({ pages }) => pages.nav.cut);
      await list.keeps('what was typed, and the whole list below', () =>
        expect.poll(() => field.inputValue()).toBe('beur'),
      );
      await mend();
      await list.goesOn('type on', async () => {
        await field.pressSequentially('t');
        await page.locator('[data-found]:not([hidden])').waitFor();
      });

      for (const [id, address, works] of [
        [
          'scripts-casebook',
          'nl/casebook/',
          () => page.getByRole('heading', { name: 'Waar je zaken staan' }).waitFor(),
        ],
        ['scripts-train', TRAIN, () => page.locator('.drill[data-phase="case"]').waitFor()],
      ] as const) {
        const watch = watching(id, page);
        await open('nl/');
        mend = await breaks(page, /\/_astro\/(?:page|start)\..*\.js/);
        await page.goto(site + address);
        await watch.sees(({ pages }) => pages.nav.cut);
        await mend();
        await watch.keeps(
          id === 'scripts-train' ? 'the round stands in the address' : 'the cases are on the device',
          () => page.waitForURL((url) => url.href === site + address),
        );
        await watch.goesOn('reload the page', async () => {
          await page.reload();
          await works();
        });
      }
    });
  },

  'what is trained with': async () => {
    await visit({ expects }, async ({ page, site }) => {
      const train = watching('data-train', page);
      let mend = await breaks(page, /training\.json/, 'page');
      await page.goto(site + TRAIN);
      await train.sees(({ training }) => training.session.cut);
      await train.keeps('the round stands in the address', () => page.waitForURL(/seed=k3f9/));
      await mend();
      const again = page.getByRole('button', { name: 'Probeer opnieuw' });
      await train.goesOn('“Probeer opnieuw”, on the same page', async () => {
        await again.click();
        await page.locator('.drill[data-phase="case"]').waitFor();
      });

      const exam = watching('data-exam', page);
      mend = await breaks(page, /training\.json/, 'error');
      await page.goto(site + EXAM);
      await exam.sees(({ training }) => training.session.cut);
      await exam.keeps('the exam stands in the address; answers that were given are on the device', () =>
        page.waitForURL(/seed=k3f9/),
      );
      await mend();
      const begin = page.getByRole('button', { name: 'Begin', exact: true });
      await exam.goesOn('“Probeer opnieuw”, on the same page', async () => {
        await again.click();
        await begin.waitFor();
      });

      const result = watching('scripts-result', page);
      mend = await breaks(page, /Result\..*\.js/);
      await page.reload();
      await begin.click();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Lever in', exact: true }).click();
      await page.getByRole('button', { name: 'Lever toch in' }).click();
      await result.sees(({ training }) => training.session.cut);
      await mend();
      await result.goesOn('“Probeer opnieuw”, on the same page', async () => {
        await again.click();
        await page.locator('.exam-score').waitFor();
      });
      await result.keeps('every answer, and when it was handed in', () =>
        page.locator('.exam-code, .exam-sum').first().waitFor(),
      );
    });
  },
};
