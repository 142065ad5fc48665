import { describe, expect, it } from 'vitest';
import { responder, tidyUp, type WorkerRequest } from '#offline/worker/respond.ts';
import { storedFiles } from '#offline/worker/stored-files.ts';
import { fakeDevice, fakeServer, HOME, siteSaying, type FakeDevice } from '../../support/offline.ts';

/** A worker that has just been started. */
const workerOn = ({ store, clock }: FakeDevice) =>
  responder({ store, files: storedFiles(store), clock: () => clock.now });

/** A device with Troefcall, its worker, and a network that says what it is asked for. */
async function visiting() {
  const server = fakeServer(siteSaying('eerst'));
  const device = fakeDevice(server);
  const tab = device.tab();
  await tab.keep('nl/troefcall');
  const network = { there: true, asked: [] as string[] };
  let answer = workerOn(device);
  const later: Promise<unknown>[] = [];
  const ask = async (path: string, over: Partial<WorkerRequest> = {}): Promise<Response> => {
    const response = await answer({
      path,
      search: '',
      opens: false,
      client: '',
      resulting: '',
      network: () => {
        network.asked.push(path);
        return network.there ? Promise.resolve(new Response(`net: ${path}`)) : Promise.reject(new TypeError('Failed'));
      },
      later: (work) => later.push(work),
      ...over,
    });
    await Promise.all(later);
    return response;
  };
  return {
    server,
    device,
    tab,
    network,
    /** Opens a page. */
    open: (path: string, client: string) => ask(path, { opens: true, resulting: client }),
    /** A page that is open fetches something. */
    fetches: (path: string, client: string, over: Partial<WorkerRequest> = {}) => ask(path, { client, ...over }),
    ask,
    /** The browser puts the worker to sleep; it comes back with nothing in mind. */
    sleeps: () => (answer = workerOn(device)),
  };
}

const text = async (response: Response): Promise<string> => response.text();

describe('a page that is kept', () => {
  it('comes from the device, and so does all that it fetches', async () => {
    const { open, fetches, network } = await visiting();
    expect(await text(await open('nl/troefcall/17/', 'a'))).toBe('regel 17: eerst');
    expect(await text(await fetches('nl/troefcall/17/texts.json', 'a'))).toBe('{"eerst":1}');
    expect(await text(await fetches('_astro/main.js', 'a'))).toBe('eerst');
    expect(network.asked).toEqual([]);
  });

  it('without its slash leads to the one with it, answers and all', async () => {
    const { ask } = await visiting();
    const response = await ask('nl/troefcall/17', { opens: true, search: '?fout=a' });
    expect([response.status, response.headers.get('Location')]).toEqual([301, `${HOME}nl/troefcall/17/?fout=a`]);
  });
});

describe('a page that is not kept', () => {
  it('is the network’s, as the network has it', async () => {
    const { open } = await visiting();
    expect(await text(await open('nl/keezen/', 'a'))).toBe('net: nl/keezen/');
    expect(await text(await open('nl/troefcall/999/', 'b'))).toBe('net: nl/troefcall/999/');
  });

  it('without a network is the page that says so in its language, or in one that is here', async () => {
    const { open, network } = await visiting();
    network.there = false;
    for (const path of ['nl/keezen/', 'de/binokel/', 'en/']) {
      const response = await open(path, 'a');
      expect([response.status, await text(response)], path).toEqual([503, 'bewaard']);
    }
  });

  it('of a book that is here whole is the page for what there is none of', async () => {
    const { open, network } = await visiting();
    network.there = false;
    const response = await open('nl/troefcall/999/', 'a');
    expect([response.status, await text(response)]).toEqual([404, 'niets']);
  });

  it('of a book that the browser has cleared is the page that says so', async () => {
    const { open, network, device, server } = await visiting();
    const pack = server.release.packs.find(({ id }) => id === 'nl/troefcall');
    await device.evict(pack);
    network.there = false;
    const response = await open('nl/troefcall/17/', 'a');
    expect([response.status, await text(response)]).toEqual([503, 'bewaard']);
  });

  it('fails as the network does where it is only fetched, or nothing is kept', async () => {
    const { fetches, open, network, tab } = await visiting();
    network.there = false;
    await expect(fetches('nl/keezen/', 'a')).rejects.toThrow('Failed');
    await tab.remove('nl');
    await expect(open('nl/troefcall/', 'a')).rejects.toThrow('Failed');
  });
});

describe('a page that came from the network', () => {
  it('goes on there, and has what is kept where that fails', async () => {
    const { fetches, network } = await visiting();
    expect(await text(await fetches('_astro/main.js', 'from-before'))).toBe('net: _astro/main.js');
    network.there = false;
    expect(await text(await fetches('_astro/main.js', 'from-before'))).toBe('eerst');
  });
});

describe('an update under somebody’s hands', () => {
  it('leaves an open page with its release, also after the worker slept; pages opened from then on have the other', async () => {
    const { open, fetches, sleeps, server, tab } = await visiting();
    await open('nl/troefcall/17/', 'old');
    server.publish(siteSaying('later'));
    await tab.takeNewer();
    expect(await text(await fetches('nl/troefcall/17/texts.json', 'old'))).toBe('{"eerst":1}');
    sleeps();
    expect(await text(await fetches('_astro/main.js', 'old'))).toBe('eerst');
    expect(await text(await open('nl/troefcall/17/', 'new'))).toBe('regel 17: later');
    expect(await text(await fetches('_astro/main.js', 'new'))).toBe('later');
  });

  it('leaves a script that works beside an open page with the release of that page', async () => {
    const { open, fetches, server, tab } = await visiting();
    await open('nl/troefcall/17/', 'old');
    server.publish(siteSaying('later'));
    await tab.takeNewer();
    await fetches('_astro/main.js', 'old', { resulting: 'worker-of-old' });
    expect(await text(await fetches('_astro/main.js', 'worker-of-old'))).toBe('eerst');
  });

  it('keeps the earlier release until the last page of it is closed, and then takes it away', async () => {
    const { open, server, tab, device } = await visiting();
    const before = server.release.id;
    await open('nl/troefcall/17/', 'old');
    server.publish(siteSaying('later'));
    await tab.takeNewer();
    const releases = async () => (await device.store.state()).releases.map(({ id }) => id);
    const tidy = (...clients: readonly string[]) => tidyUp(device.store, new Set(clients), device.clock.now);
    await tidy();
    expect(await releases()).toContain(before);
    device.clock.now += 60 * 60_000;
    await tidy('old');
    expect(await releases()).toContain(before);
    await tidy('another');
    expect(await releases()).toEqual([server.release.id]);
    expect(device.caches.contents()[device.store.names.packs]).toHaveLength(2);
  });

  it('that nobody has open frees its room at once', async () => {
    const { server, tab, device } = await visiting();
    server.publish(siteSaying('later'));
    await tab.takeNewer();
    await tidyUp(device.store, new Set(), device.clock.now);
    expect((await device.store.state()).releases).toHaveLength(1);
  });
});

describe('a worker whose store cannot be read', () => {
  it('is not in the way', async () => {
    const { open, device } = await visiting();
    device.caches.match = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    expect(await text(await open('nl/troefcall/17/', 'a'))).toBe('net: nl/troefcall/17/');
  });

  it('nor where a pack was taken away', async () => {
    const { open, device, server } = await visiting();
    const pack = server.release.packs.find(({ id }) => id === 'nl/troefcall');
    await device.evict(pack);
    expect(await text(await open('nl/troefcall/17/', 'a'))).toBe('net: nl/troefcall/17/');
  });

  it('puts nothing away but which page was opened under what', async () => {
    const { open, fetches, device } = await visiting();
    const before = device.caches.contents();
    await open('nl/keezen/', 'a');
    await fetches('nl/keezen/texts.json', 'a');
    expect(device.caches.contents()).toEqual(before);
    await open('nl/troefcall/', 'b');
    const { state } = device.store.names;
    expect(device.caches.contents()).toEqual({
      ...before,
      [state]: [...(before[state] ?? []), `${HOME}packs/:opened/b`],
    });
  });
});
