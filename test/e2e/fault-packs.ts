/** Books that fail to download, as shown on the page of books. */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Failure } from '#offline/failure.ts';
import type { FaultId } from '../faults/list.ts';
import { PUTTING_AWAY } from '../support/putting-away.ts';
import { BROKEN, fails as answersWrong } from './fault-breaks.ts';
import { watching } from './fault-seen.ts';
import { visit } from './visitor.ts';

const PACK = /\/packs\/nl\/hokjes\..*\.pack$/;

export const PACKED = {
  'a book that does not come whole': async () => {
    await visit({ workers: true, expects: BROKEN }, async ({ page, open }) => {
      // As with keeping: what a pack comes to is said once it was looked at and put away, however busy the
      // machine is.
      page.setDefaultTimeout(45_000);
      await open('nl/offline/');
      await keeps(page, 'Biedbond');
      const room = (await usedBy(page)) + 50_000;
      await breaks(page, 'pack-flipped', 'damaged', spoils(page, flipped));
      await breaks(
        page,
        'pack-cut',
        'damaged',
        spoils(page, (route) => answersWrong(route, 'cut')),
      );
      await breaks(
        page,
        'pack-page',
        'damaged',
        spoils(page, (route) => answersWrong(route, 'page')),
      );
      await breaks(
        page,
        'pack-gone',
        'network',
        spoils(page, (route) => answersWrong(route, 'aborted')),
      );
      await breaks(page, 'pack-full', 'full', () => fillsUp(page, room));
    });
  },

  'a book half written': async () => {
    await visit({ workers: true }, async ({ page, context, site, open }) => {
      await open('nl/offline/');
      await keeps(page, 'Biedbond');
      await stalls(page);
      await button(page, 'Download Hokjes').click();
      await page.waitForFunction(() => 'stalled' in window);
      await page.close();
      const next = await context.newPage();
      await next.goto(`${site}nl/offline/`);
      const watch = watching('pack-half', next);
      await watch.unnoticed('the book as one that is not kept', () =>
        rowOf(next, 'Hokjes')
          .getByText(/^Staat niet op dit toestel/)
          .waitFor(),
      );
      await watch.keeps('the rules: none is ever shown by half', async () => {
        expect(await kept(next)).toEqual(['nl', 'nl/biedbond']);
      });
      await watch.goesOn('keep it again, from its beginning', async () => {
        await keeps(next, 'Hokjes');
        expect(await kept(next)).toEqual(['nl', 'nl/biedbond', 'nl/hokjes']);
      });
    });
  },

  'two tabs keep a book': async () => {
    await visit({ workers: true }, async ({ page, context, site, open }) => {
      await open('nl/offline/');
      const other = await context.newPage();
      await other.goto(`${site}nl/offline/`);
      const watch = watching('pack-tabs', page);
      const held = Promise.withResolvers<undefined>();
      const asked = page.waitForRequest(PACK);
      await page.route(PACK, async (route) => {
        await held.promise;
        await route.continue();
      });
      await button(page, 'Download Hokjes').click();
      await asked;
      await button(other, 'Download Hokjes').click();
      await watch.sees(({ offline }) => offline.failed.busy, other);
      await watch.keeps('the book, whole, in both', async () => {
        held.resolve(undefined);
        for (const each of [page, other])
          await rowOf(each, 'Hokjes')
            .getByText(/^Staat op dit toestel/)
            .waitFor(PUTTING_AWAY);
      });
      await watch.goesOn('wait for the first', () =>
        rowOf(other, 'Hokjes')
          .getByText(/^Staat op dit toestel/)
          .waitFor(),
      );
    });
  },
};

/**
 * Breaks something while a second book is fetched; the first stays, and the second comes once it is mended.
 */
async function breaks(page: Page, id: FaultId, why: Failure, spoil: () => Promise<() => Promise<void>>): Promise<void> {
  const watch = watching(id, page);
  const mend = await spoil();
  await button(page, 'Download Hokjes').click();
  await watch.sees(({ offline }) => offline.failed[why]);
  await watch.keeps('every book that was kept before; of the new one nothing half', async () => {
    await rowOf(page, 'Biedbond')
      .getByText(/^Staat op dit toestel/)
      .waitFor();
    await rowOf(page, 'Hokjes')
      .getByText(/^Staat niet op dit toestel/)
      .waitFor();
    expect(await kept(page)).toEqual(['nl', 'nl/biedbond']);
  });
  await mend();
  await watch.goesOn('keep it again', async () => {
    await keeps(page, 'Hokjes');
    expect(await kept(page)).toEqual(['nl', 'nl/biedbond', 'nl/hokjes']);
  });
  await button(page, 'Verwijder Hokjes').click();
  await button(page, /^Ja, verwijder/).click();
  await button(page, 'Download Hokjes').waitFor();
}

/** Keeps a book. */
export async function keeps(page: Page, title: string): Promise<void> {
  await button(page, `Download ${title}`).click();
  await rowOf(page, title)
    .getByText(/^Staat op dit toestel/)
    .waitFor(PUTTING_AWAY);
}

function spoils(page: Page, act: (route: Route) => Promise<void>) {
  return async () => {
    await page.route(PACK, act);
    return () => page.unroute(PACK, act);
  };
}

async function flipped(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  const at = body.length >> 1;
  body.writeUInt8(body.readUInt8(at) ^ 4, at);
  await route.fulfill({ contentType: 'application/octet-stream', body });
}

/**
 * The browser gives the site no more room than its first book uses, and a little: as little as a private
 * window may have. What was removed since may still count for a while, and then there is less.
 */
async function fillsUp(page: Page, room: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: room });
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  };
}

/** Bytes of the device that the browser says the site uses. */
async function usedBy(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: new URL(page.url()).origin });
  return usage;
}

/** The device is slow for ever with putting a pack away, as far as the page lives to see. */
async function stalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { put } = Cache.prototype;
    Cache.prototype.put = function (this: Cache, ...what) {
      if (!String(what[0]).endsWith('.pack')) return put.apply(this, what);
      Object.assign(window, { stalled: true });
      return new Promise(() => undefined);
    };
  });
}

/** The packs that are whole on the device. */
export async function kept(page: Page): Promise<readonly string[]> {
  const state = await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (request.url.endsWith('packs/:state')) return (await (await caches.match(request))?.json()) as unknown;
    return undefined;
  });
  const { releases } = (state ?? { releases: [] }) as {
    readonly releases: readonly { readonly packs: readonly { readonly id: string }[] }[];
  };
  return (releases.at(-1)?.packs ?? []).map(({ id }) => id).toSorted();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
