/** Typing before the search is loaded: every key becomes part of the query. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../support/thorough.ts';
import { DESK, MAIN_MODULE } from './reader.ts';
import { heldBack, visit, type Visitor } from './visitor.ts';

const RULE = 'nl/troefspel/17/';
const SEARCH = '**/_astro/dialog.*.js';
const cut = /ERR_FAILED|Failed to fetch/;

interface Network {
  /** Milliseconds. */
  readonly latency: number;
  /** Per second. */
  readonly bits: number;
}
const NETWORKS = [
  { name: 'a good network', latency: 0, bits: Infinity },
  { name: '60 ms, 9 Mbit/s', latency: 60, bits: 9e6 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, bits: 1.6e6 },
  { name: '400 ms, 400 kbit/s', latency: 400, bits: 4e5 },
] as const;
/** A phone's network, where `npm test` has no time for all. */
const tried = THOROUGH ? NETWORKS : NETWORKS.slice(2, 3);

/** From now on everything comes as slowly as this, one thing after the other. */
async function slowDown(page: Page, { latency, bits }: Network) {
  let line = Promise.resolve();
  await page.route(/\/(?:_astro|search-index|pagefind)\//, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await wait(latency);
    line = line.then(() => wait((body.length * 8 * 1000) / bits));
    await line;
    await route.fulfill({ response, body });
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The field of the search, once its dialog is there. */
async function searchField({ page }: Visitor) {
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor({ timeout: 30_000 });
  return field;
}

/** Types at so many milliseconds per key right after the search was asked for. */
async function typesAtOnce(opens: (page: Page) => Promise<void>, network: Network, delay: number): Promise<void> {
  await visit(DESK, async (visitor) => {
    const { page } = visitor;
    await visitor.open(RULE);
    await slowDown(page, network);
    await opens(page);
    await page.keyboard.type('verzaken', { delay });
    const field = await searchField(visitor);
    expect(await field.inputValue()).toBe('verzaken');
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type(' kap');
    expect(await field.inputValue()).toBe('verzaken kap');
    expect(new URL(page.url()).pathname).toBe(`/${RULE}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

describe.each(tried)('with $name', (network) => {
  it.each(THOROUGH ? [30, 120] : [30])('nothing is lost of what is typed at %i ms per key', async (delay) => {
    await typesAtOnce((page) => page.keyboard.press('/'), network, delay);
  });
});

it.runIf(THOROUGH)('nor after Ctrl-K, or a click on the search button', async () => {
  const network = { latency: 150, bits: 1.6e6 };
  await typesAtOnce((page) => page.keyboard.press('Control+k'), network, 30);
  await typesAtOnce((page) => page.getByRole('button', { name: 'Zoeken' }).first().click(), network, 30);
});

/** From the first request on, as a phone's network does it, and a processor four times slower. */
async function onPhone(page: Page, { latency, bits }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Types as soon as there is something to be seen, long before the page's scripts have run. */
async function typesBeforeScripts(
  opens: (page: Page) => Promise<void>,
  network: Network,
  delay: number,
): Promise<void> {
  await visit(DESK, async (visitor) => {
    const { page, site } = visitor;
    await onPhone(page, network);
    // However slow the machine is that tests this: the scripts come in the middle of the word.
    const letThrough = await heldBack(page, '**/_astro/*.js');
    await page.goto(site + RULE, { waitUntil: 'commit' });
    await visitor.heading().waitFor();
    await opens(page);
    await page.keyboard.type('verz', { delay });
    expect(await page.locator('html').getAttribute('data-scripts'), 'no script has run').toBe('come');
    letThrough();
    await page.keyboard.type('aken', { delay });
    const field = await searchField(visitor);
    await expect.poll(() => field.inputValue()).toBe('verzaken');
    expect(new URL(page.url()).pathname).toBe(`/${RULE}`);
  });
}

describe.each(tried.filter(({ latency }) => latency > 0))(
  'before the scripts of the page have run, with $name',
  (network) => {
    it.each(THOROUGH ? [60, 120, 200] : [120])('nothing is lost of what is typed at %i ms per key', async (delay) => {
      await typesBeforeScripts((page) => page.keyboard.press('/'), network, delay);
    });

    it.runIf(THOROUGH)('nor after Ctrl-K, or a press on the search button', async () => {
      await typesBeforeScripts((page) => page.keyboard.press('Control+k'), network, 60);
      await typesBeforeScripts((page) => page.getByRole('button', { name: 'Zoeken' }).first().click(), network, 60);
    });
  },
);

describe('before the search is there', () => {
  it('keys that correct do so, and Enter opens what is found', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      const letThrough = await heldBack(page, SEARCH);
      await page.keyboard.press('/');
      await page.keyboard.type('26c');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('b');
      await page.keyboard.press('Enter');
      letThrough();
      await page.waitForURL(/\/nl\/troefspel\/26\/#b$/);
    });
  });

  it('Esc leaves it, and the focus is where it was', async () => {
    await visit({ ...DESK, saves: true }, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      const link = page.getByRole('main').getByRole('link', { name: 'ontduiking' }).first();
      await link.focus();
      const letThrough = await heldBack(page, SEARCH);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('searchbox', { name: 'Zoeken' });
      await field.waitFor();
      await page.keyboard.type('kap');
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      const came = page.waitForResponse(SEARCH);
      letThrough();
      await (await came).finished();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('dialog', { name: 'Zoeken' }).count()).toBe(0);
      // It is there at once when it is wanted after all.
      await page.keyboard.press('/');
      await page.keyboard.type('ka');
      expect(await (await searchField(visitor)).inputValue()).toBe('ka');
    });
  });

  it('a search that cannot be loaded is said to be so, keeps what was typed, and with Esc keys are keys again', async () => {
    await visit({ ...DESK, expects: cut }, async (visitor) => {
      const { page } = visitor;
      const { promise: wanted, resolve: abort } = Promise.withResolvers<undefined>();
      // Before the page, since the search is fetched while the line is idle.
      await page.route(SEARCH, async (route) => {
        await wanted;
        await route.abort();
      });
      await visitor.open(RULE);
      await page.keyboard.press('/');
      await page.keyboard.type('jk');
      abort(undefined);
      await page
        .getByRole('status')
        .getByText(/^Dit kon niet worden opgehaald\./)
        .waitFor();
      expect(visitor.address()).toBe(RULE);
      // Whoever types on types on, and turns no page.
      const field = page.getByRole('searchbox', { name: 'Zoeken' });
      await page.keyboard.type('j');
      expect(await field.inputValue()).toBe('jkj');
      expect(visitor.address()).toBe(RULE);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
      await page.keyboard.press('j');
      await page.waitForURL(/\/nl\/troefspel\/19\/$/);
    });
  });

  it('it takes what is typed also where the main module has not come', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      const letThrough = await heldBack(page, MAIN_MODULE);
      await page.keyboard.press('/');
      await page.keyboard.type('kap');
      expect(await (await searchField(visitor)).inputValue()).toBe('kap');
      letThrough();
      await page.waitForLoadState('networkidle');
      expect(visitor.address()).toMatch(/^nl\/troefspel\/17\/(?:\?q=kap)?$/);
    });
  });
});
