/**
 * The search on a phone, without a network, below a path, for those who cannot see it; and what of it
 * travels.
 */
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { few } from '../../support/few.ts';
import { gzipped } from '../../support/site.ts';
import { faultsOfAxe, smallTargets } from '../../e2e/faults.ts';
import { readsOn, touch } from '../../e2e/reader.ts';
import { searcher } from '../../e2e/searcher.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

const BOOK = 'nl/troefcall/';
/**
 * Kilobytes of 1000 bytes, as they travel (gzip), from opening the search until the first hit stands there.
 * What every first touch of a page brings, whatever it is for, is there before. The fullest book takes 60.6;
 * a tenth is room for words.
 */
const FIRST_HIT = 66;
const OF_SEARCH = /search-index|pagefind|_astro\/(?:open|search)/;

describe('with a thumb on a phone', () => {
  it('the search fills the screen, and everything in it can be hit', async () => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open(BOOK);
      const search = await searcher(visitor, () => page.getByRole('button', { name: 'Zoeken' }).tap());
      for (const query of ['', 'ontduiking', 'qqqwwwxx']) {
        await search.types(query);
        expect(few(await page.evaluate(smallTargets, 'dialog')), query).toEqual([]);
      }
      await search.everywhere();
      await search.types('revoke');
      expect(few(await page.evaluate(smallTargets, 'dialog')), 'all books').toEqual([]);
      expect(await search.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      expect(await search.dialog.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
      const labels = await search.dialog
        .locator('label')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      for (const height of labels) expect(height).toBeGreaterThanOrEqual(44);
      expect(
        await search.field.evaluate((field) => parseFloat(getComputedStyle(field).fontSize)),
      ).toBeGreaterThanOrEqual(16);
      await search.dialog
        .getByRole('option', { name: /^Troefcall Ontduiking/ })
        .first()
        .tap();
      await page.waitForURL(/\/nl\/troefcall\/terms\/#ontduiking$/);
    });
  });
});

describe.each(['light', 'dark'] as const)('in the %s', (scheme) => {
  it.each([
    ['a phone', 360],
    ['a desk', 1280],
  ])('everybody can use it, on %s', async (_, width) => {
    await visit({ width, height: 800, scheme }, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      for (const query of ['', 'ontduiking', '26b', 'qqqwwwxx']) {
        await search.types(query);
        expect(few(await faultsOfAxe(visitor.page, { within: 'dialog' })), query).toEqual([]);
      }
    });
  });
});

it('a screen reader hears a dialog with a field, what was found in it, and which hit Enter opens', async () => {
  await visit({}, async (visitor) => {
    await visitor.open(BOOK);
    const search = await searcher(visitor);
    await search.types('26b');
    const tree = await accessible(visitor.page);
    const named = (role: string) => tree.filter((node) => node.role === role).map(({ name }) => name);
    expect(named('dialog')).toEqual(['Zoeken']);
    expect(named('combobox')).toEqual(['Zoek op nummer, op woord of op wat er gebeurde']);
    expect(named('radio')).toEqual(['Dit reglement', 'Alle reglementen']);
    expect(named('listbox')).toEqual(['Zoeken']);
    expect(named('group')).toContain('Nummer');
    expect(named('option')[0]).toMatch(/^26B Aftikken .* Lid/);
    const active = await search.field.getAttribute('aria-activedescendant');
    expect(await search.dialog.locator(`[id="${active ?? ''}"]`).innerText()).toMatch(/^26B/);
    await search.dialog
      .getByRole('status')
      .getByText(/^\d+ resultaten$/)
      .waitFor();
  });
});

describe('what travels', () => {
  it('is nothing of the search until it is opened, where the reader saves data', async () => {
    await visit({ saves: true }, async (visitor) => {
      const { page } = visitor;
      const asked = addressesOf(page);
      await page.clock.install();
      await visitor.open(`${BOOK}17/`);
      await page.getByRole('heading', { level: 1 }).tap();
      await page.keyboard.press('Tab');
      await touch(visitor);
      await readsOn(page);
      expect(asked().filter((address) => OF_SEARCH.test(address))).toEqual([]);
      await searcher(visitor);
      expect(asked().some((address) => OF_SEARCH.test(address))).toBe(true);
    });
  });

  it.each([BOOK, 'nl/bridge/', 'da/lhombre/', 'nl/keezen/', 'de/binokel/', ''])(
    `is at most ${FIRST_HIT} kB until the first hit in %s`,
    async (book) => {
      await visit({ saves: true }, async (visitor) => {
        await visitor.open(book);
        await touch(visitor);
        // All that comes with the first touch.
        await visitor.page.waitForLoadState('networkidle');
        const sizes = sizesOf(visitor.page);
        await visitor.page.evaluate(noteFirstHit);
        const search = await searcher(visitor);
        await search.field.fill('4');
        await search.dialog.getByRole('option').first().waitFor();
        const before = new Set(await visitor.page.evaluate(cameBeforeFirstHit));
        const all = (await sizes()).filter(({ url }) => before.has(url));
        const total = all.reduce((sum, { kB }) => sum + kB, 0);
        expect(all.length).toBeGreaterThan(2);
        expect(total, JSON.stringify(all)).toBeLessThanOrEqual(FIRST_HIT);
      });
    },
  );
});

describe('without a network', () => {
  it('what was loaded once still finds numbers, titles and terms, and the text as far as it is there', async () => {
    const cut = /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)/;
    await visit({ expects: cut }, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('vloeiende beweging');
      expect(await search.under('In de tekst').count()).toBe(1);
      await visitor.context.setOffline(true);
      for (const [query, first] of [
        ['26b', /^26B/],
        ['ontdujking', /^Ontduiking/],
        ['er praat iemand', /^Er wordt gepraat/],
      ] as const) {
        await search.types(query);
        expect((await search.hits())[0], query).toMatch(first);
      }
      await search.types('vloeiende beweging');
      expect(await search.under('In de tekst').count()).toBe(1);
      await visitor.context.setOffline(false);
      await search.types('netjes midden');
      expect(await search.under('In de tekst').count()).toBe(1);
    });
  });

  it('a search that cannot be loaded says what to do, and works once it can', async () => {
    await visit({ expects: /ERR_FAILED|Failed to/, saves: true }, async (visitor) => {
      const index = '**/search-index/**';
      await visitor.open(BOOK);
      await visitor.page.route(index, (route) => route.abort());
      const search = await searcher(visitor);
      await search.field.fill('26b');
      await search.dialog.getByText('Kijk of je verbinding hebt').first().waitFor();
      await visitor.page.unroute(index);
      await search.dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await search.dialog.getByRole('option', { name: /^26B/ }).waitFor();
    });
  });

  it('a text that cannot be loaded leaves everything else as it is', async () => {
    await visit({ expects: /ERR_FAILED|Failed to/ }, async (visitor) => {
      await visitor.open(BOOK);
      await visitor.page.route('**/pagefind/**', (route) => route.abort());
      const search = await searcher(visitor);
      await search.types('ontduiking');
      expect((await search.hits())[0]).toMatch(/^Ontduiking/);
      await search.dialog.getByText('Zoeken in de tekst lukt nu niet').first().waitFor();
    });
  });
});

it('below a path everything is found, and leads to where it is', async () => {
  await visit({}, async (visitor) => {
    await visitor.open(BOOK);
    const search = await searcher(visitor);
    await search.types('26b');
    expect(await search.dialog.getByRole('option').first().getAttribute('href')).toBe('/arbiter/nl/troefcall/26/#b');
    await search.types('vloeiende beweging');
    await search.follows(/^6E /);
    expect(visitor.address()).toBe(`${BOOK}6/#e`);
    const everywhere = await searcher(visitor);
    await everywhere.everywhere();
    await everywhere.types('kulørsvigt');
    await everywhere.follows(/^L’hombre Kulørsvigt Begrip/);
    expect(visitor.address()).toMatch(/^da\/lhombre\/terms\/#/);
  });
});

interface Spoken {
  readonly role: string;
  readonly name: string;
}

/** The accessibility tree, in order. */
async function accessible(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
}

/** The addresses that a page asks for from now on. */
function addressesOf(page: Page): () => readonly string[] {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  return () => all;
}

/** Runs in the page: notes the moment at which the first hit stands there. */
function noteFirstHit(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="option"]')) return;
    performance.mark('first-hit');
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

/** Runs in the page: the addresses of what had come by then. What goes on travelling is not waited for. */
function cameBeforeFirstHit(): readonly string[] {
  const [mark] = performance.getEntriesByName('first-hit');
  return performance
    .getEntriesByType('resource')
    .filter((each) => (each as PerformanceResourceTiming).responseEnd <= (mark?.startTime ?? Infinity))
    .map(({ name }) => name);
}

/** What comes from now on, in kB as it travels. */
function sizesOf(page: Page): () => Promise<readonly { readonly url: string; readonly kB: number }[]> {
  const all: Response[] = [];
  page.on('response', (response) => all.push(response));
  return () => Promise.all(all.map(async (each) => ({ url: each.url(), kB: gzipped(await each.body()) / 1000 })));
}
