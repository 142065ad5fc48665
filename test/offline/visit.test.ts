import { describe, expect, it } from 'vitest';
import { costOf, type Line } from '#offline/metered.ts';
import { afterVisit, visitAction } from '#offline/visit.ts';
import { fakeDevice, fakeServer, siteSaying } from '../support/offline.ts';

const UNTOLD: Line = { saveData: undefined, type: undefined };
const WIFI: Line = { ...UNTOLD, type: 'wifi' };

describe('what a line costs', () => {
  const table: readonly (readonly [string, Line, ReturnType<typeof costOf>])[] = [
    ['a line of which nothing is known', UNTOLD, 'unknown'],
    ['Wi-Fi', WIFI, 'free'],
    ['a cable', { ...UNTOLD, type: 'ethernet' }, 'free'],
    ['a mobile line', { ...UNTOLD, type: 'cellular' }, 'metered'],
    ['a phone’s line by Bluetooth', { ...UNTOLD, type: 'bluetooth' }, 'metered'],
    ['Wi-Fi of somebody who saves', { ...WIFI, saveData: true }, 'metered'],
    ['any line of somebody who saves', { ...UNTOLD, saveData: true }, 'metered'],
    ['one of somebody who says they do not save', { ...UNTOLD, saveData: false }, 'unknown'],
    ['a line of a new kind', { ...UNTOLD, type: 'satellite' }, 'unknown'],
    ['one of which the browser does not know', { ...UNTOLD, type: 'unknown' }, 'unknown'],
  ];
  for (const [name, line, cost] of table) it(name, () => expect(costOf(line)).toBe(cost));
});

describe('what becomes of a visit', () => {
  const here = { kept: 1 } as never;
  const PACK = { here: undefined, unwanted: false, toFetch: 100 };
  const FREE = { cost: 'free', newer: false, pack: PACK, storage: undefined } as const;
  const table = [
    ['a book on a line that costs nothing', FREE, 'keep'],
    ['one on a line that costs', { ...FREE, cost: 'metered' }, 'ask'],
    ['one on a line that may cost', { ...FREE, cost: 'unknown' }, 'ask'],
    ['a book that is here', { ...FREE, pack: { ...PACK, here } }, 'nothing'],
    ['one that somebody has taken away', { ...FREE, pack: { ...PACK, unwanted: true } }, 'nothing'],
    ['a page of no book', { ...FREE, pack: undefined }, 'nothing'],
    ['too little room', { ...FREE, storage: { used: 950, quota: 1000 } }, 'nothing'],
    ['just enough room', { ...FREE, storage: { used: 900, quota: 1000 } }, 'keep'],
    ['another text on the server', { ...FREE, newer: true }, 'newer'],
    ['another text, on a page of no book', { ...FREE, newer: true, pack: undefined }, 'newer'],
  ] as const;
  for (const [name, known, does] of table) it(`${name}: ${does}`, () => expect(visitAction(known)).toBe(does));
});

describe('after a visit', () => {
  it('the book is kept where that costs nothing', async () => {
    const device = fakeDevice(fakeServer(siteSaying('eerst')));
    const visit = await afterVisit(device.tab(), { book: 'nl/troefcall', line: WIFI });
    expect(visit.kind).toBe('kept');
    const kept = await device.tab().kept();
    expect(kept.kind === 'done' && kept.value.packs.map(({ id }) => id)).toEqual(['nl', 'nl/troefcall']);
    expect(await afterVisit(device.tab(), { book: 'nl/troefcall', line: WIFI })).toEqual({ kind: 'nothing' });
  });

  it('otherwise somebody is asked, with its size, and nothing has been fetched', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    const visit = await afterVisit(device.tab(), { book: 'nl/troefcall', line: UNTOLD });
    const size = server.release.packs
      .filter(({ id }) => id === 'nl' || id === 'nl/troefcall')
      .reduce((sum, pack) => sum + pack.size, 0);
    expect(visit.kind === 'ask' && visit.pack.toFetch).toBe(size);
    expect(server.asked).toEqual(['packs/release.json']);
    expect(device.workers.serving).toBe(false);
  });

  it('another text is told of and not taken', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    await device.tab().keep('nl/troefcall');
    const { current } = await device.store.state();
    server.publish(siteSaying('later'));
    device.clock.now += 11 * 60_000;
    const visit = await afterVisit(device.tab(), { book: 'nl/keezen', line: WIFI });
    expect(visit.kind === 'newer' && visit.newer.id).toBe(server.release.id);
    expect((await device.store.state()).current).toBe(current);
  });

  it('where the site has switched packs off, that is told', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    await device.tab().keep('nl/troefcall');
    server.switchOff();
    device.clock.now += 11 * 60_000;
    expect(await afterVisit(device.tab(), { book: 'nl/troefcall', line: WIFI })).toEqual({ kind: 'off' });
  });

  it('without a network, or without a store, nothing happens', async () => {
    const server = fakeServer(siteSaying('eerst'));
    server.reach(false);
    const visited = { book: 'nl/troefcall', line: WIFI } as const;
    expect(await afterVisit(fakeDevice(server).tab(), visited)).toEqual({ kind: 'nothing' });
    server.reach(true);
    const shut = fakeDevice(server, { serve: () => Promise.resolve(false) });
    expect(await afterVisit(shut.tab(), visited)).toEqual({ kind: 'nothing' });
    expect(server.asked.filter((path) => path.endsWith('.pack'))).toEqual([]);
  });
});
