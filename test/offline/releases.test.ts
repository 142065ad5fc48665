import { describe, expect, it } from 'vitest';
import { fakeDevice, fakeServer, HOME, idsIn, keeping, siteSaying } from '../support/offline.ts';

describe('another release', () => {
  it('is said with what it would take, and waits', async () => {
    const { server, device, tab } = await keeping('nl/troefcall');
    expect(await tab.newer()).toEqual({ kind: 'done', value: undefined });
    server.publish({ ...siteSaying('eerst'), 'nl/troefcall': { 'nl/troefcall/': 'Troefcall: later' } }, '2026-12-01');
    device.clock.now += 11 * 60_000;
    const newer = await tab.newer();
    const pack = server.release.packs.find(({ id }) => id === 'nl/troefcall');
    expect(newer).toEqual({
      kind: 'done',
      value: { id: server.release.id, day: '2026-12-01', toFetch: pack?.size, gone: [] },
    });
    expect((await device.store.state()).releases).toHaveLength(1);
  });

  it('is asked for at most every ten minutes, unless the network has come back or the clock is wrong', async () => {
    const { server, device, tab } = await keeping('nl/troefcall');
    const asks = async (fresh?: boolean) => {
      server.asked.length = 0;
      await tab.newer(fresh === undefined ? {} : { fresh });
      return server.asked.length;
    };
    expect(await asks()).toBe(0);
    device.clock.now += 9 * 60_000;
    expect(await asks()).toBe(0);
    expect(await asks(true)).toBe(1);
    device.clock.now += 11 * 60_000;
    expect(await asks()).toBe(1);
    device.clock.now -= 365 * 86_400_000;
    expect(await asks()).toBe(1);
  });

  it('is no question where nothing is kept', async () => {
    const server = fakeServer(siteSaying('eerst'));
    expect(await fakeDevice(server).tab().newer()).toEqual({ kind: 'done', value: undefined });
    expect(server.asked).toEqual([]);
  });

  it('is taken in one step; the earlier one stays for pages that are open', async () => {
    const { server, device, tab } = await keeping('nl/troefcall', 'de/binokel');
    const before = server.release;
    server.publish(siteSaying('later'), '2026-12-01');
    const taken = await tab.takeNewer();
    expect(taken.kind === 'done' && taken.value.release?.day).toBe('2026-12-01');
    expect(await idsIn(tab)).toEqual(['de', 'de/binokel', 'nl', 'nl/troefcall']);
    const { current, releases } = await device.store.state();
    expect(current).toBe(server.release.id);
    expect(releases.map(({ id }) => id)).toEqual([before.id, server.release.id]);
    const old = before.packs.find(({ id }) => id === 'nl/troefcall');
    expect(await device.text(old, 'nl/troefcall/')).toBe('Troefcall: eerst');
  });

  it('that does not come whole changes nothing', async () => {
    const { server, device, tab } = await keeping('nl/troefcall', 'de/binokel');
    const before = await device.store.state();
    server.publish(siteSaying('later'));
    server.spoil('nl/troefcall', (bytes) => bytes.subarray(1));
    expect(await tab.takeNewer()).toEqual({ kind: 'failed', why: 'damaged' });
    expect(await device.store.state()).toEqual(before);
    server.reach(false);
    expect(await tab.takeNewer()).toEqual({ kind: 'failed', why: 'network' });
    expect(await device.store.state()).toEqual(before);
  });

  it('fetches only what is another', async () => {
    const { server, tab } = await keeping('nl/troefcall', 'nl/keezen');
    server.publish({ ...siteSaying('eerst'), 'nl/troefcall': { 'nl/troefcall/': 'Troefcall: later' } });
    await tab.takeNewer();
    expect(server.asked.filter((path) => path.endsWith('.pack'))).toHaveLength(1);
  });

  it('may be an earlier one that was put back: it is another, and is taken like any', async () => {
    const { server, device, tab } = await keeping('nl/troefcall');
    const before = server.release.id;
    server.publish(siteSaying('bedorven'));
    await tab.takeNewer();
    server.publish(siteSaying('eerst'));
    device.clock.now += 11 * 60_000;
    const newer = await tab.newer();
    expect(newer.kind === 'done' && newer.value?.id).toBe(before);
    await tab.takeNewer();
    expect((await device.store.state()).current).toBe(before);
  });

  it('that has a book no more says so before it is taken, and takes it away', async () => {
    const { server, device, tab } = await keeping('nl/troefcall', 'nl/keezen');
    server.publish(siteSaying('later', { without: ['nl/keezen'] }));
    device.clock.now += 11 * 60_000;
    const newer = await tab.newer();
    expect(newer.kind === 'done' && newer.value?.gone.map(({ id }) => id)).toEqual(['nl/keezen']);
    await tab.takeNewer();
    expect(await idsIn(tab)).toEqual(['nl', 'nl/troefcall']);
  });

  it('is never mixed with the kept one: another book brings all kept ones along, but not by itself', async () => {
    const { server, device, tab } = await keeping('nl/troefcall');
    server.publish(siteSaying('later'));
    expect(await tab.keep('nl/keezen', { byItself: true })).toEqual({ kind: 'failed', why: 'stopped' });
    expect((await device.store.state()).current).not.toBe(server.release.id);
    await tab.keep('nl/keezen');
    expect(await idsIn(tab)).toEqual(['nl', 'nl/keezen', 'nl/troefcall']);
    const book = server.release.packs.find(({ id }) => id === 'nl/troefcall');
    expect(await device.text(book, 'nl/troefcall/')).toBe('Troefcall: later');
  });
});

describe('the kill switch', () => {
  it('takes away everything, with the worker, whoever asks first', async () => {
    const { server, device, tab } = await keeping('nl/troefcall');
    await (await device.caches.open('arbiter /arbiter/ 7 pack nl/later')).put(`${HOME}x`, new Response(''));
    await (await device.caches.open('arbiter /ander/ 1 state')).put(`${HOME}x`, new Response(''));
    server.switchOff();
    device.clock.now += 11 * 60_000;
    expect(await tab.newer()).toEqual({ kind: 'failed', why: 'off' });
    expect(Object.keys(device.caches.contents())).toEqual(['arbiter /ander/ 1 state']);
    expect(device.workers.serving).toBe(false);
    expect(await tab.keep('nl/troefcall')).toEqual({ kind: 'failed', why: 'off' });
  });
});

describe('stores of other versions', () => {
  const names = (device: ReturnType<typeof fakeDevice>) => Object.keys(device.caches.contents());
  const EARLIER = 'arbiter /arbiter/ 1 pack nl';
  const LATER = 'arbiter /arbiter/ 3 state';

  it('an earlier one is taken away once something whole is here; a later one is left alone, and not used', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    for (const name of [EARLIER, LATER]) await (await device.caches.open(name)).put(`${HOME}x`, new Response('{}'));
    expect(await idsIn(device.tab())).toEqual([]);
    server.spoil('nl/troefcall', (bytes) => bytes.subarray(1));
    await device.tab().keep('nl/troefcall');
    expect(names(device)).toContain(EARLIER);
    server.spoil('nl/troefcall', (bytes) => bytes);
    await device.tab().keep('nl/troefcall');
    expect(names(device)).not.toContain(EARLIER);
    expect(names(device)).toContain(LATER);
  });

  it('a state that cannot be read is nothing kept, and is written anew', async () => {
    for (const text of ['', '{', '{"format":9}', '{"format":1,"releases":[{}]}', 'null']) {
      const { device, tab } = await keeping('nl/troefcall');
      await (await device.caches.open(device.store.names.state)).put(`${HOME}packs/:state`, new Response(text));
      expect(await idsIn(tab)).toEqual([]);
      expect((await tab.keep('nl/troefcall')).kind).toBe('done');
      expect(await idsIn(tab)).toEqual(['nl', 'nl/troefcall']);
    }
  });
});
