import { describe, expect, it } from 'vitest';
import { costOf, type Line } from '#offline/metered.ts';
import { afterVisit, visitAction } from '#offline/visit.ts';
import { fakeDevice, fakeServer, siteSaying } from '../support/offline.ts';

const DESK: Line = { saveData: undefined, type: undefined, pointer: true };
const PHONE: Line = { saveData: undefined, type: undefined, pointer: false };

describe('what a line costs', () => {
  const table: readonly (readonly [string, Line, ReturnType<typeof costOf>])[] = [
    ['a desk of which nothing is known', DESK, 'free'],
    ['a phone of which nothing is known', PHONE, 'unknown'],
    ['a phone on Wi-Fi', { ...PHONE, type: 'wifi' }, 'free'],
    ['a phone on a mobile line', { ...PHONE, type: 'cellular' }, 'metered'],
    ['a laptop on a mobile line', { ...DESK, type: 'cellular' }, 'metered'],
    ['a laptop on a phone’s line by Bluetooth', { ...DESK, type: 'bluetooth' }, 'metered'],
    ['Wi-Fi of somebody who saves', { ...PHONE, type: 'wifi', saveData: true }, 'metered'],
    ['a desk of somebody who saves', { ...DESK, saveData: true }, 'metered'],
    ['a phone that says it does not save', { ...PHONE, saveData: false }, 'unknown'],
    ['a phone on a line of a new kind', { ...PHONE, type: 'satellite' }, 'unknown'],
    ['a phone that says it does not know', { ...PHONE, type: 'unknown' }, 'unknown'],
    ['a desk on a cable', { ...DESK, type: 'ethernet' }, 'free'],
  ];
  for (const [name, line, cost] of table) it(name, () => expect(costOf(line)).toBe(cost));
});

describe('what becomes of a visit', () => {
  const here = { kept: 1 } as never;
  const PACK = { here: undefined, unwanted: false, toStore: 100 };
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
    const visit = await afterVisit(device.tab(), { book: 'nl/troefcall', line: DESK });
    expect(visit.kind).toBe('kept');
    const kept = await device.tab().kept();
    expect(kept.kind === 'done' && kept.value.packs.map(({ id }) => id)).toEqual(['nl', 'nl/troefcall']);
    expect(await afterVisit(device.tab(), { book: 'nl/troefcall', line: DESK })).toEqual({ kind: 'nothing' });
  });

  it('otherwise somebody is asked, with its size, and nothing has been fetched', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    const visit = await afterVisit(device.tab(), { book: 'nl/troefcall', line: PHONE });
    const size = server.release.packs
      .filter(({ id }) => id === 'nl' || id === 'nl/troefcall')
      .reduce((sum, { fetched }) => sum + fetched, 0);
    expect(visit.kind === 'ask' && visit.pack.toFetch).toBe(size);
    expect(server.asked).toEqual(['packs/index.json']);
    expect(device.workers.serving).toBe(false);
  });

  it('another text is told of and not taken', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    await device.tab().keep('nl/troefcall');
    const { current } = await device.store.state();
    server.publish(siteSaying('later'));
    device.clock.now += 11 * 60_000;
    const visit = await afterVisit(device.tab(), { book: 'nl/keezen', line: DESK });
    expect(visit.kind === 'newer' && visit.newer.id).toBe(server.release.id);
    expect((await device.store.state()).current).toBe(current);
  });

  it('without a network, or without a store, nothing happens', async () => {
    const server = fakeServer(siteSaying('eerst'));
    server.reach(false);
    const visited = { book: 'nl/troefcall', line: DESK } as const;
    expect(await afterVisit(fakeDevice(server).tab(), visited)).toEqual({ kind: 'nothing' });
    server.reach(true);
    const shut = fakeDevice(server, { serve: () => Promise.resolve(false) });
    expect(await afterVisit(shut.tab(), visited)).toEqual({ kind: 'nothing' });
    expect(server.asked.filter((path) => path.endsWith('.pack'))).toEqual([]);
  });
});
