/** Books that do not come to a device as they should, as a browser shows it on the page of books. */
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Failure } from '#offline/failure.ts';
import type { FaultId } from '../faults/list.ts';
import { BROKEN, fails as answersWrong } from './fault-breaks.ts';
import { watching } from './fault-seen.ts';
import { visit } from './visitor.ts';

const PACK = /\/packs\/nl\/keezen\..*\.pack$/;

export const PACKED = {
  'a book that does not come whole': async () => {
    await visit({ workers: true, expects: BROKEN }, async ({ page, open }) => {
      await open('nl/offline/');
      await keeps(page, 'Bridge');
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
      await breaks(page, 'pack-full', 'full', () => fillsUp(page));
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
      await button(page, 'Bewaar op dit toestel Keezen').click();
      await asked;
      await button(other, 'Bewaar op dit toestel Keezen').click();
      await watch.sees(({ offline }) => offline.failed.busy, other);
      await watch.keeps('the book, whole, in both', async () => {
        held.resolve(undefined);
        for (const each of [page, other])
          await rowOf(each, 'Keezen')
            .getByText(/^Staat op dit toestel/)
            .waitFor();
      });
      await watch.goesOn('wait for the first', () =>
        rowOf(other, 'Keezen')
          .getByText(/^Staat op dit toestel/)
          .waitFor(),
      );
    });
  },
};

/** Breaks something while a second book is fetched; the first stays, and the second comes once it is mended. */
async function breaks(page: Page, id: FaultId, why: Failure, spoil: () => Promise<() => Promise<void>>): Promise<void> {
  const watch = watching(id, page);
  const mend = await spoil();
  await button(page, 'Bewaar op dit toestel Keezen').click();
  await watch.sees(({ offline }) => offline.failed[why]);
  await watch.keeps('every book that was kept before; of the new one nothing half', async () => {
    await rowOf(page, 'Bridge')
      .getByText(/^Staat op dit toestel/)
      .waitFor();
    await rowOf(page, 'Keezen')
      .getByText(/^Staat niet op dit toestel/)
      .waitFor();
    expect(await kept(page)).toEqual(['nl', 'nl/bridge']);
  });
  await mend();
  await watch.goesOn('keep it again', async () => {
    await keeps(page, 'Keezen');
    expect(await kept(page)).toEqual(['nl', 'nl/bridge', 'nl/keezen']);
  });
  await button(page, 'Verwijder Keezen').click();
  await button(page, /^Ja, verwijder/).click();
  await button(page, 'Bewaar op dit toestel Keezen').waitFor();
}

async function keeps(page: Page, title: string): Promise<void> {
  await button(page, `Bewaar op dit toestel ${title}`).click();
  await rowOf(page, title)
    .getByText(/^Staat op dit toestel/)
    .waitFor();
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

/** No browser fills up when it is told to: its store for files says so from the tenth on. */
async function fillsUp(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { put } = Cache.prototype;
    let room = 10;
    Object.assign(globalThis, { makesRoom: () => Object.assign(Cache.prototype, { put }) });
    Cache.prototype.put = function (this: Cache, ...what) {
      if (room-- > 0) return put.apply(this, what);
      return Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
    };
  });
  return () => page.evaluate('void makesRoom()');
}

/** The packs that are whole on the device. */
async function kept(page: Page): Promise<readonly string[]> {
  const state = await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (request.url.endsWith('packs/:state')) return (await (await caches.match(request))?.json()) as unknown;
    return undefined;
  });
  const { releases } = state as {
    readonly releases: readonly { readonly packs: readonly { readonly id: string }[] }[];
  };
  return (releases.at(-1)?.packs ?? []).map(({ id }) => id).toSorted();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
