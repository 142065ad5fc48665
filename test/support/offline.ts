/** A small site with packs, on a server that a test can change, and devices that visit it. */
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { headBytes } from '#offline/container.ts';
import { packsOn, type Device } from '#offline/device.ts';
import { namesOf } from '#offline/names.ts';
import type { Packs } from '#offline/packs.ts';
import { RELEASE_FILE, type PackId, type PackInfo, type Release } from '#offline/release.ts';
import { storeIn, type PackStore } from '#offline/store.ts';
import { storedFiles } from '#offline/worker/stored-files.ts';
import { fakeCaches, type FakeCaches } from './fake-caches.ts';

export const HOME = 'https://example.org/arbiter/';

/** Files by their paths; those of a book begin with its language and id. */
export type Site = Readonly<Record<PackId, Readonly<Record<string, string>>>>;

/** Two books in Dutch and one in German, with shared files. `text` is on every page. */
export function siteSaying(text: string, { without = [] }: { readonly without?: readonly PackId[] } = {}): Site {
  const site: Site = {
    de: { '': 'start', 'de/': `Bücher: ${text}` },
    'de/binokel': { 'de/binokel/': `Binokel: ${text}` },
    nl: {
      '': 'start',
      'nl/': `boeken: ${text}`,
      'nl/offline/': 'bewaard',
      '404.html': 'niets',
      '_astro/main.js': text,
      'empty.json': '',
    },
    'nl/keezen': { 'nl/keezen/': `Keezen: ${text}` },
    'nl/troefcall': {
      'nl/troefcall/': `Troefcall: ${text}`,
      'nl/troefcall/17/': `regel 17: ${text}`,
      'nl/troefcall/17/texts.json': `{"${text}":1}`,
    },
  };
  return Object.fromEntries(Object.entries(site).filter(([id]) => !without.includes(id)));
}

export interface Packed {
  readonly info: PackInfo;
  readonly bytes: Uint8Array;
}

export function packed(id: PackId, files: Readonly<Record<string, string>>): Packed {
  const contents = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const block = zstdCompressSync(Buffer.concat(contents.map((each) => each.bytes)));
  const listed = contents.map(({ path, bytes }) => ({ path, size: bytes.length, type: 'text/html' }));
  const head = headBytes(
    { format: 2, pack: id, headers: [['X-Frame-Options', 'DENY']], blocks: [{ size: block.length, files: listed }] },
    zstdCompressSync,
  );
  const bytes = Buffer.concat([head, block]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [language = 'nl', book] = id.split('/') as ['nl' | 'de', string?];
  return {
    bytes,
    info: {
      id,
      language,
      ...(book === undefined ? {} : { book }),
      title: book ?? 'Arbiter',
      editions: book === undefined ? [] : [{ id: '2020', title: '2020', from: '2020-09-05', current: true }],
      path: `packs/${id}.${sha256.slice(0, 16)}.pack`,
      size: bytes.length,
      sha256,
    },
  };
}

export interface FakeServer {
  readonly release: Release;
  /** The requested paths, from the site's root. */
  readonly asked: string[];
  fetch(address: string): Promise<Response>;
  /** Replaces the published site. */
  publish(site: Site, day?: string): void;
  switchOff(): void;
  /** Whether it answers at all. */
  reach(there: boolean): void;
  /** Gives something else out in place of a pack. */
  spoil(id: PackId, spoilt: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>): void;
}

export function fakeServer(site: Site, day = '2026-11-23'): FakeServer {
  let there = true;
  let off = false;
  let packs: readonly Packed[] = [];
  let release: Release = { format: 2, id: '', day, packs: [] };
  const spoilers = new Map<PackId, (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>>();
  const asked: string[] = [];
  const publish = (next: Site, on = day): void => {
    packs = Object.entries(next).map(([id, files]) => packed(id, files));
    const infos = packs.map(({ info }) => info);
    const id = createHash('sha256').update(JSON.stringify(infos)).digest('hex').slice(0, 16);
    release = { format: 2, id, day: on, packs: infos };
  };
  publish(site);
  return {
    get release() {
      return release;
    },
    asked,
    publish,
    switchOff: () => (off = true),
    reach: (now) => (there = now),
    spoil: (id, spoilt) => void spoilers.set(id, spoilt),
    fetch: async (address) => {
      if (!there) throw new TypeError('Failed to fetch');
      const path = address.slice(HOME.length);
      asked.push(path);
      if (path === RELEASE_FILE) return Response.json(off ? { format: 2, off: true } : release);
      const pack = packs.find(({ info }) => info.path === path);
      if (!pack) return new Response('', { status: 404 });
      const bytes = (await spoilers.get(pack.info.id)?.(pack.bytes)) ?? pack.bytes;
      return new Response(Uint8Array.from(bytes));
    },
  };
}

export interface FakeDevice {
  readonly caches: FakeCaches;
  readonly store: PackStore;
  /** The text of a file of a stored pack, read as the worker reads it. */
  text(pack: PackInfo | undefined, path: string): Promise<string | undefined>;
  /** Deletes a pack, as a browser does that needs room. */
  evict(pack: PackInfo | undefined): Promise<void>;
  /** The packs as each of its tabs has them. */
  tab(): Packs;
  readonly workers: { serving: boolean };
  readonly clock: { now: number };
}

export function fakeDevice(server: FakeServer, over: Partial<Device> = {}): FakeDevice {
  const caches = fakeCaches();
  const names = namesOf(HOME);
  const store = storeIn(names, () => caches);
  const workers = { serving: false };
  const clock = { now: 1_800_000_000_000 };
  const listeners = new Set<() => void>();
  let taken = false;
  const device: Device = {
    store,
    fetch: async (address, { signal }) => {
      const response = await server.fetch(address);
      signal?.throwIfAborted();
      return response;
    },
    clock: () => clock.now,
    alone: async (act) => {
      if (taken) return undefined;
      taken = true;
      try {
        return await act();
      } finally {
        taken = false;
      }
    },
    serve: () => Promise.resolve((workers.serving = true)),
    stopServing: () => Promise.resolve(void (workers.serving = false)),
    persist: () => Promise.resolve(),
    estimate: () => Promise.resolve(undefined),
    tell: () => listeners.forEach((listener) => listener()),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...over,
  };
  return {
    caches,
    store,
    text: async (pack, path) => (await (pack && storedFiles(store)(pack, path)))?.text(),
    evict: async (pack) => void (await (await caches.open(names.packs)).delete(HOME + (pack?.path ?? ''))),
    tab: () => packsOn(device),
    workers,
    clock,
  };
}

/** A device that keeps these, or Troefcall, as they were first. */
export async function keeping(...ids: readonly string[]) {
  const server = fakeServer(siteSaying('eerst'));
  const device = fakeDevice(server);
  const tab = device.tab();
  for (const id of ids.length === 0 ? ['nl/troefcall'] : ids)
    if ((await tab.keep(id)).kind === 'failed') throw new Error(`${id} was not kept`);
  server.asked.length = 0;
  return { server, device, tab };
}

/** The complete packs on a device, or why they are unknown. */
export async function idsIn(tab: Packs): Promise<readonly string[]> {
  const kept = await tab.kept();
  return kept.kind === 'done' ? kept.value.packs.map(({ id }) => id).toSorted() : [kept.why];
}
