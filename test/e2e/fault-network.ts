/** The network goes, or is slow. */
import { expect, inject } from 'vitest';
import { onQuestion } from './at-the-table.ts';
import { breakingOff, BROKEN, holds, slow } from './fault-breaks.ts';
import { watching } from './fault-seen.ts';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const CASE = `${SITUATION}?fout=voor-de-beurt&gesloten-slagen=6`;
const expects = BROKEN;

export const NETWORK = {
  'half a page': async () => {
    const server = await breakingOff(inject('fixture'));
    await visit({ site: server.url, expects }, async ({ page, site }) => {
      const watch = watching('half-page', page);
      await page.clock.install();
      await page.goto(`${site}nl/troefspel/17/`, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.clock.fastForward(9_000);
      await watch.sees(({ pages }) => pages.nav.half);
      await watch.keeps('what came stands there to be read', () => page.locator('.clause').first().waitFor());
      server.recovers();
      await watch.goesOn('reload the page', async () => {
        await page.reload();
        await page.locator('.toast').waitFor({ state: 'attached' });
        expect(await page.locator('html').getAttribute('data-scripts')).not.toBeNull();
      });
    });
    await server.close();
  },

  'a page without its text': async () => {
    const server = await breakingOff(inject('fixture'), '<main');
    await visit({ site: server.url, expects }, async ({ page, site }) => {
      const watch = watching('no-text', page);
      await page.clock.install();
      await page.goto(`${site}nl/troefspel/17/`, { waitUntil: 'commit' });
      await page.locator('.bar').waitFor({ state: 'attached' });
      await page.clock.fastForward(9_000);
      await watch.sees(({ pages }) => pages.nav.half);
      // What is in sight for a test need not be drawn: a browser waits for the text before it draws anything,
      // also for a picture.
      await page.screenshot();
      await watch.keeps('the address', () => expect.poll(() => page.url()).toMatch(/troefspel\/17\/$/));
      server.recovers();
      await watch.goesOn('reload the page', async () => {
        await page.reload();
        await page.locator('.clause').first().waitFor();
      });
    });
    await server.close();
  },

  'no server once the page is there': async () => {
    await visit({ saves: true, expects }, async (visitor) => {
      const { page, context } = visitor;
      const watch = watching('gone-before-questions', page);
      await visitor.open(SITUATION);
      await context.setOffline(true);
      // Not a click: it begins with a move of the mouse, by which the questions are asked for, and the button
      // is gone before the press.
      await page.getByRole('button', { name: 'Speelde voor zijn beurt' }).dispatchEvent('click');
      await watch.sees(({ pages }) => pages.situation.missing);
      await watch.keeps('nothing had been answered, and the whole tree stands below', () =>
        page.locator('#outline').waitFor(),
      );
      await watch.goesOn('read the tree, or reload once there is a network', async () => {
        await context.setOffline(false);
        await page.reload();
        await onQuestion(visitor, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
      });

      const between = watching('gone-between-answers', page);
      await expect.poll(() => visitor.scripts.some((script) => script.includes('/Verdict.'))).toBe(true);
      // As text, because vitest would rewrite an import.
      await page.evaluate(`Promise.all(${JSON.stringify(visitor.scripts)}.map((script) => import(script)))`);
      await context.setOffline(true);
      await between.unnoticed(
        'the next question, and the ruling: both had been fetched with the first answer',
        async () => {
          await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
          await page.locator('.decision .ruling').waitFor();
        },
      );
      await between.keeps('the answers stand in the address', async () => {
        await page.waitForURL(/fout=voor-de-beurt&gesloten-slagen=/);
      });
      await between.goesOn('as ever', () =>
        page.locator('.decision .ruling .verdict, .decision .ruling h2').first().waitFor(),
      );

      await context.setOffline(false);
      await visitor.open('nl/troefspel/17/');
      const search = watching('gone-before-search', page);
      await context.setOffline(true);
      await page.keyboard.press('/');
      await page.keyboard.type('kap', { delay: 60 });
      await search.sees(({ pages }) => pages.nav.cut);
      await search.keeps('what was typed, and no letter of it does anything else', async () => {
        await expect.poll(() => page.locator('[data-first-field]').inputValue()).toBe('kap');
        await page.waitForURL(/troefspel\/17\//);
      });
      await context.setOffline(false);
      await search.goesOn('Enter opens what is found', async () => {
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/terms\//);
      });
    });
  },

  'a slow network': async () => {
    // What a page would fetch while it is idle is not there before it is asked for.
    await visit({ expects, saves: true }, async (visitor) => {
      const { page } = visitor;
      const link = watching('slow-link', page);
      await slow(page);
      const questionsCome = await holds(page, /\/_astro\/Decision\./);
      await page.goto(`${visitor.site}${CASE}`, { waitUntil: 'commit' });
      await link.sees(({ pages }) => pages.situation.reading);
      questionsCome();
      await link.keeps('the answers of the link count as soon as they are read', () =>
        page.locator('.decision .ruling').waitFor(),
      );
      await link.goesOn('wait', () =>
        page.getByText('De antwoorden in de link worden gelezen').waitFor({ state: 'hidden' }),
      );
      const search = watching('slow-search', page);
      const namesCome = await holds(page, /\/search-index\//);
      await page.keyboard.press('/');
      await page.keyboard.type('verzaken', { delay: 60 });
      await search.sees(({ search: words }) => words.loading);
      namesCome();
      const { field } = await searcher(visitor, () => Promise.resolve());
      await search.keeps('every letter that was typed on the way', () =>
        expect.poll(() => field.inputValue()).toBe('verzaken'),
      );
      await search.goesOn('wait', () => page.getByRole('option').first().waitFor());
    });
  },
};
