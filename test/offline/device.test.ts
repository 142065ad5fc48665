import { describe, expect, it } from 'vitest';
import type { Progress } from '#offline/packs.ts';
import { storedFiles } from '#offline/worker/stored-files.ts';
import { fakeDevice, fakeServer, idsIn, keeping, packed, siteSaying } from '../support/offline.ts';

const INDEX = 'packs/release.json';

describe('keeping a book', () => {
  it('puts all of it down, with what the books of its language share, each file with type and headers', async () => {
    const { device, tab, server } = await keeping();
    expect(await idsIn(tab)).toEqual(['nl', 'nl/troefcall']);
    const [book] = server.release.packs.filter(({ id }) => id === 'nl/troefcall');
    const page = book && (await storedFiles(device.store)(book, 'nl/troefcall/17/'));
    expect(await page?.text()).toBe('regel 17: eerst');
    expect(page?.headers.get('Content-Type')).toBe('text/html');
    expect(page?.headers.get('X-Frame-Options')).toBe('DENY');
    expect(device.workers.serving).toBe(true);
  });

  it('fetches what is shared once, and says how far it is', async () => {
    const { server, tab } = await keeping('nl/keezen');
    const seen: Progress[] = [];
    await tab.keep('nl/troefcall', { onProgress: (progress) => seen.push(progress) });
    const pack = server.release.packs.find(({ id }) => id === 'nl/troefcall');
    expect(server.asked).toEqual([INDEX, pack?.path]);
    expect(seen.at(-1)).toEqual({ fetched: pack?.size, toFetch: pack?.size });
    expect(seen.every(({ fetched, toFetch }) => fetched <= toFetch)).toBe(true);
  });

  it('says beforehand what it would take, with what is shared, and afterwards that it is here', async () => {
    const { server, tab } = await keeping('nl/keezen');
    const offer = await tab.offer();
    const packs = offer.kind === 'done' ? (offer.value.server?.packs ?? []) : [];
    const size = (...ids: readonly string[]) =>
      server.release.packs.filter(({ id }) => ids.includes(id)).reduce((sum, pack) => sum + pack.size, 0);
    expect(Object.fromEntries(packs.map(({ id, here, toFetch }) => [id, [here !== undefined, toFetch]]))).toEqual({
      'de/binokel': [false, size('de', 'de/binokel')],
      'nl/keezen': [true, 0],
      'nl/troefcall': [false, size('nl/troefcall')],
    });
    expect(packs.find(({ id }) => id === 'nl/keezen')?.editions[0]?.from).toBe('2020-09-05');
  });

  it('of a name that the server does not have is said', async () => {
    const { tab } = await keeping();
    expect(await tab.keep('nl/schaken')).toEqual({ kind: 'failed', why: 'unknown' });
  });

  it('waits for nobody: another tab that is at it is said', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    const [first, second] = await Promise.all([device.tab().keep('nl/keezen'), device.tab().keep('nl/troefcall')]);
    expect([first.kind, second]).toEqual(['done', { kind: 'failed', why: 'busy' }]);
    expect((await device.tab().keep('nl/troefcall')).kind).toBe('done');
    expect(await idsIn(device.tab())).toEqual(['nl', 'nl/keezen', 'nl/troefcall']);
  });

  it('is not held up where the browser asks its reader whether storage may persist, and gets no answer', async () => {
    let asked = 0;
    const device = fakeDevice(fakeServer(siteSaying('eerst')), {
      persist: () => {
        asked++;
        return new Promise(() => undefined);
      },
    });
    expect((await device.tab().keep('nl/keezen')).kind).toBe('done');
    expect(asked).toBe(1);
    await device.tab().keep('nl/troefcall', { byItself: true });
    expect(asked, 'nobody is asked for what they did not ask for').toBe(1);
  });

  it('tells those who listen, in every tab', async () => {
    const device = fakeDevice(fakeServer(siteSaying('eerst')));
    let heard = 0;
    const stop = device.tab().onChange(() => heard++);
    await device.tab().keep('nl/keezen');
    expect(heard).toBe(1);
    stop();
    await device.tab().remove('nl/keezen');
    expect(heard).toBe(1);
  });
});

describe('what does not come whole is not there', () => {
  const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 3);
  const flipped = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 9 ? byte ^ 4 : byte));
  const longer = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('x')]);
  const others = () => packed('nl/keezen', { 'nl/keezen/': 'iets anders' }).bytes;

  for (const [name, spoilt] of Object.entries({ cut, flipped, longer, others }))
    it(`a pack that is spoilt (${name}) leaves what was there, and comes whole the next time`, async () => {
      const { server, device, tab } = await keeping('nl/troefcall');
      server.spoil('nl/keezen', spoilt);
      expect(await tab.keep('nl/keezen')).toEqual({ kind: 'failed', why: 'damaged' });
      expect(await idsIn(tab)).toEqual(['nl', 'nl/troefcall']);
      expect(Object.values(device.caches.contents()).flat().join(' ')).not.toContain('keezen');
      server.spoil('nl/keezen', (bytes) => bytes);
      expect((await tab.keep('nl/keezen')).kind).toBe('done');
    });

  it('a pack that another release has taken the place of is told apart from a network that went away', async () => {
    const server = fakeServer(siteSaying('eerst'));
    let renewals = 1;
    const device = fakeDevice(server, {
      fetch: async (address) => {
        const response = await server.fetch(address);
        if (address.endsWith(INDEX) && renewals-- > 0) server.publish(siteSaying('anders'));
        return response;
      },
    });
    const tab = device.tab();
    expect(await tab.keep('nl/keezen')).toEqual({ kind: 'failed', why: 'gone' });
    expect(await idsIn(tab)).toEqual([]);
    expect((await tab.keep('nl/keezen')).kind).toBe('done');
  });

  it('a device that fills up in the middle keeps what it had, and nothing of the other', async () => {
    for (let room = 0; room < 6; room++) {
      const { device, tab } = await keeping('nl/keezen');
      device.caches.fillUp(room);
      const kept = await tab.keep('nl/troefcall');
      if (kept.kind === 'done') {
        // The pack, the state and what the server said: with less it cannot be.
        expect(room).toBeGreaterThanOrEqual(3);
        continue;
      }
      expect(kept.why).toBe('full');
      expect(await idsIn(tab)).toEqual(['nl', 'nl/keezen']);
      device.caches.fillUp(Infinity);
      expect((await tab.keep('nl/troefcall')).kind).toBe('done');
      expect(await idsIn(tab)).toEqual(['nl', 'nl/keezen', 'nl/troefcall']);
    }
  });

  it('one that is broken off is not there, and what was shared and whole is not fetched again', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const device = fakeDevice(server);
    const stopping = new AbortController();
    server.spoil('nl/troefcall', (bytes) => {
      stopping.abort();
      return bytes;
    });
    expect(await device.tab().keep('nl/troefcall', { signal: stopping.signal })).toEqual({
      kind: 'failed',
      why: 'stopped',
    });
    expect(await idsIn(device.tab())).toEqual([]);
    server.asked.length = 0;
    expect((await device.tab().keep('nl/troefcall')).kind).toBe('done');
    expect(server.asked.filter((path) => path.endsWith('.pack'))).toHaveLength(1);
  });

  it('a pack that the browser took away is not here any more, and comes again', async () => {
    const { server, device, tab } = await keeping('nl/troefcall', 'nl/keezen');
    const pack = server.release.packs.find(({ id }) => id === 'nl/troefcall');
    await device.evict(pack);
    expect(await idsIn(tab)).toEqual(['nl', 'nl/keezen']);
    expect((await tab.keep('nl/troefcall')).kind).toBe('done');
    expect(await idsIn(tab)).toEqual(['nl', 'nl/keezen', 'nl/troefcall']);
  });

  it('without what its books share no book counts', async () => {
    const { server, device, tab } = await keeping('nl/troefcall', 'de/binokel');
    const shared = server.release.packs.find(({ id }) => id === 'nl');
    await device.evict(shared);
    expect(await idsIn(tab)).toEqual(['de', 'de/binokel']);
  });
});

describe('taking away', () => {
  it('the last book of a language takes along what they share, and stays away', async () => {
    const { device, tab } = await keeping('nl/troefcall', 'nl/keezen');
    await tab.remove('nl/keezen');
    expect(await idsIn(tab)).toEqual(['nl', 'nl/troefcall']);
    await tab.remove('nl/troefcall');
    expect(await idsIn(tab)).toEqual([]);
    expect(device.caches.contents()[device.store.names.packs]).toEqual([]);
    const offer = await tab.offer();
    const unwanted = offer.kind === 'done' ? offer.value.server?.packs.filter((pack) => pack.unwanted) : [];
    expect(unwanted?.map(({ id }) => id)).toEqual(['nl/keezen', 'nl/troefcall']);
  });

  it('what they share takes all books of the language along', async () => {
    const { tab } = await keeping('nl/troefcall', 'nl/keezen', 'de/binokel');
    await tab.remove('nl');
    expect(await idsIn(tab)).toEqual(['de', 'de/binokel']);
  });

  it('is taken back by keeping it again', async () => {
    const { tab } = await keeping('nl/troefcall');
    await tab.remove('nl/troefcall');
    await tab.keep('nl/troefcall');
    const offer = await tab.offer();
    expect(offer.kind === 'done' && offer.value.server?.packs.some((pack) => pack.unwanted)).toBe(false);
  });
});

describe('without a network', () => {
  it('what is kept is said, and nothing is promised', async () => {
    const { server, device, tab } = await keeping('nl/troefcall');
    server.reach(false);
    device.clock.now += 11 * 60_000;
    const offer = await tab.offer();
    expect(offer.kind === 'done' && [offer.value.server, offer.value.newer, offer.value.kept.packs.length]).toEqual([
      undefined,
      false,
      2,
    ]);
    expect(await tab.newer()).toEqual({ kind: 'failed', why: 'network' });
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, and never throws', async () => {
    const server = fakeServer(siteSaying('eerst'));
    const tab = fakeDevice(server, { serve: () => Promise.resolve(false) }).tab();
    expect(await tab.keep('nl/troefcall')).toEqual({ kind: 'failed', why: 'blocked' });
    const device = fakeDevice(server);
    device.caches.open = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    device.caches.match = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    expect(await device.tab().keep('nl/troefcall')).toEqual({ kind: 'failed', why: 'blocked' });
    expect(await device.tab().kept()).toEqual({ kind: 'failed', why: 'blocked' });
    expect(await device.tab().newer()).toEqual({ kind: 'failed', why: 'blocked' });
  });
});
