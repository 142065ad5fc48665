/**
 * A hall in a cellar: a book is kept, the network goes, the browser is started anew, and everything of the
 * book works.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as launcher, type BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chromium, CHROMIUM_FLAGS } from '../../scripts/chromium.ts';
import { writeOff } from '../../scripts/packs/write.ts';
import { serve, type Serving } from '../../scripts/serve.ts';
import { THOROUGH } from '../support/thorough.ts';
import { PUTTING_AWAY } from '../support/putting-away.ts';
import { onQuestion, rulingIs } from './at-the-table.ts';
import { laterRelease, RULE, siteOfOneBook } from './offline-site.ts';
import { touch } from './reader.ts';
import { searcher } from './searcher.ts';
import { visitorIn, type Visitor } from './visitor.ts';

const CARD = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const FOLDER = join('test', 'output', 'offline');
const FIRST = join(FOLDER, 'first');
const LATER = join(FOLDER, 'later');
const OFF = join(FOLDER, 'off');

let profile = '';
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await siteOfOneBook(FIRST);
  // The worker of an earlier version: to a browser it is another one as soon as a byte is.
  appendFileSync(join(FIRST, 'sw.js'), '/* of an earlier version */');
  await laterRelease(FIRST, LATER);
  await laterRelease(LATER, OFF);
  await writeOff(OFF);
}, 300_000);
afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

it('keeps a book by a visit, rules, searches, saves and prints without a network, and is renewed when asked to', async () => {
  profile = mkdtempSync(join(tmpdir(), 'arbiter-profile-'));
  const own = profile;
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  let server = await serve({ root: FIRST });
  onTestFinished(() => server.close());
  const { url: site } = server;
  const swapped = async (root: string): Promise<Serving> => {
    await server.close();
    return serve({ root, port: Number(new URL(site).port) });
  };

  // One visit on a line that costs nothing.
  let browser = await started();
  let visitor = await visitorIn(browser, { site });
  await visitor.open('nl/troefspel/');
  await touch(visitor);
  await expect.poll(() => keptIn(visitor), PUTTING_AWAY).toEqual(['nl', 'nl/troefspel']);
  await browser.close();
  await server.close();

  // No server, no network, another day.
  browser = await started();
  await browser.setOffline(true);
  visitor = await visitorIn(browser, { site });
  const { page } = visitor;
  await visitor.open(CARD);
  await onQuestion(visitor, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
  await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
  await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);

  await page.getByRole('main').getByRole('button', { name: 'In zaakboek', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Bewaard in je zaakboek' });
  await sheet.getByLabel('Tafel of plek').fill('4');
  await sheet.getByRole('link', { name: 'Naar het zaakboek' }).click();
  await page.waitForURL(/casebook/);
  await page.getByRole('heading', { name: /^Vijftien strafpunten/ }).waitFor();

  await visitor.open('nl/troefspel/');
  const search = await searcher(visitor);
  await search.types('ontduiking');
  expect(await search.under('In de tekst').count()).toBeGreaterThan(0);
  expect(await search.dialog.getByText('Zoeken in de tekst lukt nu niet').count()).toBe(0);
  await search.types('26b');
  await search.follows(/^26B/);
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  expect(visitor.troubles).toEqual([]);

  // A page of another book is not here; the answer is the network's, which there is none of.
  await expect(page.goto(`${site}de/zweidame/`).then((response) => response?.status())).resolves.toBe(503);

  // The network is back, with another release. The page that is open goes on with its own.
  server = await serve({ root: LATER, port: Number(new URL(site).port) });
  await browser.setOffline(false);
  const atTheTable = await visitorIn(browser, { site });
  await atTheTable.open(CARD);
  expect(await textOf(atTheTable, RULE)).not.toContain('(later)');
  expect(await inPage(atTheTable, 'newer({ fresh: true })')).toMatchObject({
    kind: 'done',
    value: { toFetch: expect.any(Number) },
  });
  expect(await textOf(atTheTable, RULE)).not.toContain('(later)');
  expect(await inPage(atTheTable, 'takeNewer()')).toMatchObject({ kind: 'done' });
  expect(await textOf(atTheTable, RULE)).not.toContain('(later)');
  await onQuestion(atTheTable, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
  await onQuestion(atTheTable, 'Hoeveel slagen zijn er nu gesloten?').isAsked();
  await visitor.open(RULE);
  expect(await visitor.heading().innerText()).toContain('(later)');

  if (THOROUGH) {
    // Packs are switched off. The page still comes from the device; it lets the browser request the worker,
    // and the new one removes everything during its installation, whether or not the old one is released.
    server = await swapped(OFF);
    const isTold = () =>
      visitor.page
        .getByRole('status')
        .filter({ hasText: 'downloaden is op deze site tijdelijk uitgezet' })
        .waitFor()
        .then(
          () => true,
          () => false,
        );
    await visitor.open('nl/troefspel/');
    await touch(visitor);
    const toldAtOnce = isTold();
    await expect.poll(() => leftIn(visitor), { timeout: 30_000 }).toEqual({ registrations: 0, caches: 0 });
    // What the server last said counts for ten minutes, so that the next page may be the first to tell it.
    if (!(await toldAtOnce)) {
      await visitor.open('nl/troefspel/');
      await touch(visitor);
      expect(await isTold()).toBe(true);
    }
    await visitor.open(RULE);
    expect(await visitor.heading().innerText()).toContain('(later)');
    expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  await browser.close();
  await server.close();
}, 240_000);

/** The browser, with what it kept the last time. */
async function started(): Promise<BrowserContext> {
  const browser = await launcher.launchPersistentContext(profile, {
    executablePath: await chromium(),
    args: [...CHROMIUM_FLAGS],
    serviceWorkers: 'allow',
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  onTestFinished(() => browser.close());
  // Without a word of it a reader would be asked first.
  await browser.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'wifi' } });
  });
  return browser;
}

/** The packs that are whole on the device. */
async function keptIn({ page, site }: Visitor): Promise<readonly string[]> {
  return page.evaluate(async (key) => {
    const state = (await (await caches.match(key))?.json()) as
      { readonly releases: readonly { readonly packs: readonly { readonly id: string }[] }[] } | undefined;
    return state?.releases.at(-1)?.packs.map(({ id }) => id) ?? [];
  }, `${site}packs/:state`);
}

/** What of the worker and of all that was kept is still there. */
async function leftIn({ page }: Visitor): Promise<unknown> {
  return page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
}

/**
 * What the site's own module for packs answers on a page. As text, because vitest would rewrite an import.
 */
async function inPage({ page }: Visitor, call: string): Promise<unknown> {
  return page.evaluate(`import('/for-tests/packs.js').then(({ browserPacks }) => browserPacks().${call})`);
}

/** What an open page gets when it fetches another. */
async function textOf({ page, site }: Visitor, path: string): Promise<string> {
  return page.evaluate(async (address) => (await fetch(address)).text(), site + path);
}
