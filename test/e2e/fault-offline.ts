/** Books kept offline: cleared by the browser, updated, and next to those of a later version of the site. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { serve } from '../../scripts/serve.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { onQuestion, rulingIs } from './at-the-table.ts';
import { BROKEN } from './fault-breaks.ts';
import { keeps, kept, rowOf } from './fault-packs.ts';
import { watching } from './fault-seen.ts';
import { laterRelease, RULE, siteOfOneBook } from './offline-site.ts';
import { touch } from './reader.ts';
import { visit, visitorIn } from './visitor.ts';

const YEAR = 365 * 86_400_000;
const FOLDER = join('test', 'output', 'renewed');
const CARD = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
/** A page that is not on the device answers so without a network. */
const expects = new RegExp(`${BROKEN.source}|\\b503\\b`);

export const OFFLINE = {
  'packs that were cleared': async () => {
    let server = await serve(FIXTURE);
    onTestFinished(() => server.close());
    await visit({ workers: true, expects, site: server.url }, async ({ page, site, open }) => {
      page.setDefaultTimeout(45_000);
      await open('nl/offline/');
      for (const title of ['Biedbond', 'Hokjes']) await keeps(page, title);
      await clears(page, 'nl/hokjes');
      const watch = watching('pack-evicted', page);
      await watch.unnoticed('the book as one that is not kept, although it is still listed as kept', async () => {
        await open('nl/offline/');
        expect(await kept(page)).toEqual(['nl', 'nl/biedbond', 'nl/hokjes']);
        await rowOf(page, 'Hokjes')
          .getByText(/^Staat niet op dit toestel/)
          .waitFor();
      });
      await server.close();
      await watch.loses('the book, until there is a network', async () => {
        await page.goto(`${site}nl/hokjes/`);
        await watch.sees(({ offline }) => offline.missing.title);
      });
      await watch.keeps('the other books and what they share', async () => {
        await open('nl/biedbond/');
        await page.getByRole('heading', { level: 1, name: 'Biedbond' }).waitFor();
      });
      server = await serve({ ...FIXTURE, port: Number(new URL(site).port) });
      await watch.goesOn('keep it again', async () => {
        await open('nl/offline/');
        await keeps(page, 'Hokjes');
      });
    });
  },

  'a newer text': async () => {
    const [first, later] = [join(FOLDER, 'first'), join(FOLDER, 'later')];
    rmSync(FOLDER, { recursive: true, force: true });
    onTestFinished(() => rmSync(FOLDER, { recursive: true, force: true }));
    mkdirSync(FOLDER, { recursive: true });
    await siteOfOneBook(first);
    await laterRelease(first, later);
    let server = await serve({ root: first });
    onTestFinished(() => server.close());
    await visit({ workers: true, expects, site: server.url }, async (visitor) => {
      const { page, context, site, open } = visitor;
      const isLater = async (on: Page) =>
        (await on.evaluate(async (address) => (await fetch(address)).text(), site + RULE)).includes('(later)');
      await page.clock.setFixedTime(Date.now() + YEAR);
      await open('nl/offline/');
      await keeps(page, 'Troefspel');

      await server.close();
      server = await serve({ root: later, port: Number(new URL(site).port) });
      await page.clock.setFixedTime(Date.now());
      const atTheTable = await visitorIn(context, { site });
      await atTheTable.open(CARD);
      await open(RULE);
      await touch(visitor);
      const notice = page.getByRole('region', { name: 'Over dit reglement op je toestel' });
      const take = notice.getByRole('button', { name: /^Haal de nieuwe tekst/ });
      const clock = watching('update-clock', page);
      await clock.unnoticed('the newer text is offered all the same', () => take.waitFor());
      await clock.keeps('what is kept, until it is taken', async () => {
        expect(await visitor.heading().innerText()).not.toContain('(later)');
        expect(await isLater(page)).toBe(false);
      });

      const cut = watching('update-cut', page);
      const mend = cutsPacks(later);
      await take.click();
      await cut.sees(({ offline }) => offline.failed.damaged);
      await cut.keeps('the whole earlier text, unmixed', async () => {
        expect(await isLater(page)).toBe(false);
        const next = await context.newPage();
        await next.goto(site + RULE);
        expect(await next.getByRole('heading', { level: 1 }).innerText()).not.toContain('(later)');
        await next.close();
      });
      mend();
      const taken = async () => {
        await take.click();
        await notice.getByRole('button', { name: 'Laad opnieuw' }).waitFor();
      };
      await cut.goesOn('take it again', taken);
      await clock.goesOn('take it, or go on', () => notice.getByRole('button', { name: 'Laad opnieuw' }).waitFor());

      const atOpen = watching('update-open', atTheTable.page);
      await atOpen.unnoticed('an open page goes on with the earlier text; the next one has the later', async () => {
        expect(await isLater(atTheTable.page)).toBe(false);
        await open(RULE);
        expect(await visitor.heading().innerText()).toContain('(later)');
      });
      await atOpen.keeps('the ruling in progress, with its own table', async () => {
        await onQuestion(atTheTable, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
        await onQuestion(atTheTable, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
        expect(await isLater(atTheTable.page)).toBe(false);
      });
      await atOpen.goesOn('as ever', () => rulingIs(atTheTable, 'Vijftien strafpunten voor de overtreder', [/^15/]));
      await server.close();
    });
  },

  'a store of a later version': async () => {
    await visit({ workers: true }, async ({ page, open }) => {
      page.setDefaultTimeout(45_000);
      await open('nl/offline/');
      await keeps(page, 'Biedbond');
      const watch = watching('store-newer', page);
      const later = await page.evaluate(async () => {
        const name = (await caches.keys()).find((each) => each.endsWith(' state'))?.replace(/\d+ state$/, '99 state');
        if (name !== undefined) await (await caches.open(name)).put('/x', new Response('later'));
        return name;
      });
      await watch.unnoticed('what this version kept, or that nothing is', async () => {
        await open('nl/offline/');
        await rowOf(page, 'Biedbond')
          .getByText(/^Staat op dit toestel/)
          .waitFor();
        await keeps(page, 'Hokjes');
      });
      await watch.keeps('what the later version kept: it is left alone', async () => {
        expect(await page.evaluate(() => caches.keys())).toContain(later);
      });
      await watch.goesOn('as ever; the later version finds its own again', async () => {
        expect(await kept(page)).toEqual(['nl', 'nl/biedbond', 'nl/hokjes']);
        expect(await page.evaluate(async () => (await caches.match('/x'))?.text())).toBe('later');
      });
    });
  },
};

/** Like a browser that runs out of space: stored data are removed without notice. */
async function clears(page: Page, book: string): Promise<void> {
  const count = await page.evaluate(async (id) => {
    const name = (await caches.keys()).find((each) => each.endsWith(' packs')) ?? '';
    const packs = await caches.open(name);
    const gone = (await packs.keys()).filter(({ url }) => url.includes(`/packs/${id}.`));
    return (await Promise.all(gone.map((each) => packs.delete(each)))).length;
  }, book);
  expect(count).toBe(1);
}

/** The packs of a site are half from now on; gives back how to mend them. */
function cutsPacks(root: string): () => void {
  const packs = readdirSync(join(root, 'packs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pack'))
    .map((name) => join(root, 'packs', name))
    .map((path) => ({ path, whole: readFileSync(path) }));
  for (const { path, whole } of packs) writeFileSync(path, whole.subarray(0, whole.length / 2));
  return () => {
    for (const { path, whole } of packs) writeFileSync(path, whole);
  };
}
