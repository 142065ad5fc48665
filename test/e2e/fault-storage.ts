/** What the browser keeps for the site: refused, full, gone, damaged, and of a later version. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fills, forbids } from './fault-breaks.ts';
import { begins, BOOK, closes, EXAM, expects, handsIn, kept, opensBook, RULING, saves, SHEET } from './fault-kept.ts';
import { watching } from './fault-seen.ts';
import { visit } from './visitor.ts';

const TRAIN = 'nl/troefspel/training/?do=ruling&seed=k3f9&of=verkeerd-gespeelde-kaart';
const CALLS =
  'nl/biedbond/situations/bieding-voor-de-beurt/?aan-de-beurt=rechtertegenstander&rt-heeft-geboden=nee&lt-heeft-geboden=nee&soort-bieding=pas&pas-kunstmatig=nee&lt-accepteert=nee';

async function exports(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporteer alles (JSON)' }).click(),
  ]);
}

/** What all stores of cases hold, changed by hand. */
async function rewrites(page: Page, version: number, text: string): Promise<void> {
  await page.evaluate(
    ([wanted, value]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('arbiter-casebook', Number(wanted));
        opening.onerror = () => fail(new Error('not opened'));
        opening.onsuccess = () => {
          const { result } = opening;
          if (value === '') {
            result.close();
            done();
            return;
          }
          const change = result.transaction('cases', 'readwrite');
          change.objectStore('cases').put(value, 'damaged');
          change.oncomplete = () => {
            result.close();
            done();
          };
        };
      }),
    [version, text] as const,
  );
}

export const STORED = {
  'storage that refuses': async () => {
    await visit({ expects }, async (visitor) => {
      const { page, context, site, open } = visitor;
      await forbids(context);
      const look = watching('blocked-look', page);
      await open('nl/troefspel/17/');
      await page.locator('button.look-opener').click();
      const dark = page.locator('input[name="look-theme"][value="dark"]');
      await dark.check();
      await look.sees(({ unkept }) => unkept.choice);
      await look.keeps('the page looks as chosen', () => page.locator('html[data-look^="dark"]').waitFor());
      await look.loses('the choice, on the next page', async () => {
        await page.reload();
        expect(await page.locator('html').getAttribute('data-look')).toBe('');
      });
      await look.goesOn('choose again, or let the browser keep data of the site', () => page.locator('h1').waitFor());

      const ticks = watching('blocked-ticks', page);
      await page.goto(site + CALLS);
      const box = page.getByRole('checkbox', { name: /^De verplichte pas gedaan is/ });
      await box.check();
      await ticks.sees(({ unkept }) => unkept.choice);
      await ticks.keeps('the ruling and its answers, in the address', () => page.waitForURL(/lt-accepteert=nee/));
      await ticks.loses('the tick, when the page is left', async () => {
        await page.reload();
        await page.locator('.decision[data-ready="true"]').waitFor();
        expect(await box.isChecked()).toBe(false);
      });
      await ticks.goesOn('tick again', () => box.check());

      const book = watching('blocked-case', page);
      await saves(visitor);
      await book.sees(({ casebook }) => casebook.device.trouble.missing);
      await book.keeps('the case, as long as its page is open, and its link', () =>
        page.waitForURL(/gesloten-slagen=6/),
      );
      await book.loses('the case, when the page is closed', async () => {
        await opensBook(visitor);
        expect(await kept(page).count()).toBe(0);
      });
      await book.goesOn('copy the link of the ruling, or its record', async () => {
        await page.goto(site + RULING);
        await page.getByRole('main').getByRole('link', { name: 'Deel', exact: true }).first().click();
        await page.getByRole('button', { name: 'Kopieer link' }).waitFor();
      });

      const exam = watching('blocked-exam', page);
      await begins(visitor);
      await exam.sees(({ exam: words }) => words.sit.notKept);
      await exam.keeps('every answer, until the page is left', () =>
        expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true),
      );
      await exam.loses('the answers, when the page is reloaded', async () => {
        await page.reload();
        await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
      });
      await exam.goesOn('hand in on the same page', async () => {
        await begins(visitor);
        await handsIn(page);
      });

      const train = watching('blocked-train', page);
      await page.goto(site + TRAIN);
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).click();
      await train.sees(({ training }) => training.session.notKept);
      await train.keeps('the round', () => page.getByRole('button', { name: 'Volgend geval' }).waitFor());
      await train.goesOn('go on with the next case', () => page.getByRole('button', { name: 'Volgend geval' }).click());
      await train.loses('when what was practised would come back', async () => {
        await page.goto(`${site}nl/troefspel/training/?do=progress`);
        await page.getByText('Deze browser laat de site hier niets bewaren').waitFor();
      });

      const sheet = watching('blocked-sheet', page);
      await page.goto(site + SHEET);
      const players = page.getByLabel('Spelers');
      await players.fill('Ria en Nel');
      await sheet.sees(({ unkept }) => unkept.typed);
      await sheet.keeps('what is typed, as long as the page is open', () =>
        expect.poll(() => players.inputValue()).toBe('Ria en Nel'),
      );
      await sheet.goesOn('print it before you leave', () => page.getByRole('button', { name: 'Afdrukken' }).waitFor());
      await sheet.loses('what was typed, when the page is left', async () => {
        await page.reload();
        await players.waitFor();
        expect(await players.inputValue()).toBe('');
      });

      const back = watching('blocked-back', page);
      await open('nl/troefspel/17/');
      await page.getByRole('main').getByRole('link', { name: 'ontduiking' }).first().click();
      await back.unnoticed('the reference opens as ever', () => page.locator('h1').waitFor());
      await back.keeps('the place, in the browser’s own history', async () => {
        await page.goBack();
        await page.waitForURL(/troefspel\/17\//);
      });
      await back.goesOn('the browser’s own Back', () => page.waitForURL(/troefspel\/17\//));
    });
    await visit({ expects }, async (visitor) => {
      await forbids(visitor.context, 'null');
      await saves(visitor);
      await visitor.page.getByText('Deze browser laat de site hier niets bewaren').waitFor();
    });
  },

  'a full device, and a private window': async () => {
    await visit({ expects }, async (visitor) => {
      const { page, context } = visitor;
      const watch = watching('full-case', page);
      await fills(context);
      await saves(visitor);
      await watch.sees(({ casebook }) => casebook.device.trouble.full);
      await watch.keeps('the case, as long as its page is open; all that was kept before; its link', () =>
        page.waitForURL(/gesloten-slagen=6/),
      );
      await watch.loses('this case, when the page is closed, unless there is room by then', async () => {
        await opensBook(visitor);
        expect(await kept(page).count()).toBe(0);
      });
      await watch.goesOn('make room, and save again', () => saves(visitor));
    });
    const watch = await visit({ expects }, async (visitor) => {
      await saves(visitor);
      await closes(visitor.page);
      await opensBook(visitor);
      await kept(visitor.page).waitFor();
    }).then(() => undefined);
    await visit({ expects }, async (visitor) => {
      const { page } = visitor;
      const anew = watching('private', page);
      await opensBook(visitor);
      await anew.sees(({ casebook }) => casebook.device.notPersisted);
      await anew.loses('the cases, with the window: the next one has none', () =>
        page.getByText('Nog geen zaken.').waitFor(),
      );
      await saves(visitor);
      await closes(page);
      await opensBook(visitor);
      await anew.keeps('all of them, as long as the window is open', () => kept(page).waitFor());
      await anew.goesOn('export before you close it', () => exports(page));
    });
    return watch;
  },

  'a store that was cleared, damaged, or is newer': async () => {
    await visit({ expects }, async (visitor) => {
      const { page } = visitor;
      await saves(visitor);
      await closes(page);
      const evicted = watching('evicted-cases', page);
      await page.goto(`${visitor.site}nl/`);
      await page.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('arbiter-casebook').onsuccess = done)));
      await opensBook(visitor);
      // Its first sentence names the day and the numbers.
      await evicted.sees(({ casebook }) => casebook.device.lost.replace(/^[^.]*\{left\}[^.]*\. /, ''));
      await evicted.loses(
        'cases that were not exported; that they were there is said, with the day and how many',
        async () => {
          await page
            .getByRole('alert')
            .filter({ hasText: /stonden hier 1 zaken, nu 0/ })
            .waitFor();
        },
      );
      await evicted.keeps('what was exported', () => page.locator('input[type="file"]').waitFor({ state: 'attached' }));
      await evicted.goesOn('import the export; what is saved from now on is kept', async () => {
        await saves(visitor);
        await closes(page);
        await opensBook(visitor);
        await kept(page).waitFor();
      });

      const damaged = watching('damaged-cases', page);
      await rewrites(page, 1, '{"id":"x","versions":[<img src=x onerror=document.title="run">');
      await page.reload();
      await damaged.sees(({ casebook }) => casebook.device.unreadableHow);
      await damaged.keeps('all other cases, and the damaged text as it is; nothing in it runs', async () => {
        await kept(page).waitFor();
        await page.locator('summary', { hasText: 'damaged' }).click();
        await page.locator('.device-raw', { hasText: '<img src=x' }).waitFor();
        expect(await page.title()).not.toBe('run');
      });
      await damaged.goesOn('“Bewaar de ruwe tekst” gives it as a file', async () => {
        await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Bewaar de ruwe tekst' }).click(),
        ]);
      });

      const rest = watching('damaged-rest', page);
      const rubbish = '{"<img src=x onerror=alert(1)>":[';
      await page.evaluate((text) => {
        for (const key of [
          'look',
          'keys',
          'searches',
          'casebook',
          'training',
          'casebook:last',
          'text-only',
          'own-seat',
          'return',
        ])
          for (const store of [localStorage, sessionStorage]) store.setItem(`arbiter:${key}`, text);
      }, rubbish);
      await rest.unnoticed('every page as it is for somebody who comes for the first time', async () => {
        for (const address of ['nl/troefspel/17/', RULING, SHEET, BOOK]) {
          await visitor.open(address);
          await page.keyboard.press('Shift');
          await page.locator('h1').first().waitFor();
        }
      });
      await rest.keeps('the cases', () => kept(page).waitFor());
      await rest.loses('the choices that were kept there', async () => {
        expect(await page.locator('html').getAttribute('data-look')).not.toMatch(/^(?:dark|light) /);
      });
      await rest.goesOn('choose again', () => page.locator('h1').first().waitFor());

      const newer = watching('newer-cases', page);
      await page.goto(`${visitor.site}nl/`);
      await rewrites(page, 2, '');
      await opensBook(visitor);
      await newer.sees(({ casebook }) => casebook.device.trouble.newer);
      await newer.keeps('all cases: they are read, and not written', () => kept(page).waitFor());
      await newer.goesOn('reload once the site has its later version; export meanwhile', () => exports(page));
    });
  },

  'an exam of a later version': async () => {
    await visit({ expects }, async (visitor) => {
      const { page, site } = visitor;
      const watch = watching('newer-exam', page);
      await begins(visitor);
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('arbiter:exam:')) ?? '';
        localStorage.setItem(key, '{"v":2,"answers":"later"}');
      });
      await page.goto(site + EXAM);
      await watch.sees(({ exam }) => exam.sit.unread);
      await watch.goesOn('reload once the site has its later version, or begin anew', () => begins(visitor));
      await watch.keeps('what the later version kept, put aside', async () => {
        const all = await page.evaluate(() => Object.values(localStorage));
        expect(all).toContain('{"v":2,"answers":"later"}');
      });
    });
  },
};
