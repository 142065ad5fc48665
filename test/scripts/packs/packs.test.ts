import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { EARLIER_RELEASE_FILE, readPublished, RELEASE_FILE } from '#offline/release.ts';
import { writePack } from '../../../scripts/packs/pack.ts';
import { placesOf, type PackedBook } from '../../../scripts/packs/places.ts';
import { writeOff, writePacks } from '../../../scripts/packs/write.ts';
import { bundled } from '../../../scripts/packs/worker.ts';
import { readPack } from '../../support/packs.ts';

const editions = [
  { id: '2019', title: '2019', current: false },
  { id: '2024', title: '2024', current: true },
];
const BOOKS: readonly PackedBook[] = [
  { language: 'nl', book: 'bordspel', original: true, title: 'Bordspel', editions },
  { language: 'en', book: 'bordspel', original: false, title: 'Board game', editions },
  { language: 'de', book: 'kartenspiel', original: true, title: 'Kartenspiel', editions },
];

describe('a file of the site goes into', () => {
  const table: Readonly<Record<string, readonly string[]>> = {
    'nl/bordspel/index.html': ['nl/bordspel'],
    'nl/bordspel/2019/17/index.html': ['nl/bordspel'],
    'nl/bordspel/situations/kap/texts.json': ['nl/bordspel'],
    'en/bordspel/17/index.html': ['en/bordspel'],
    'nl/index.html': ['nl'],
    'nl/casebook/index.html': ['nl'],
    'nl/manifest.webmanifest': ['nl'],
    'icons/any-192.png': ['nl', 'en', 'de'],
    'icons/bordspel/any-192.png': ['nl/bordspel', 'en/bordspel'],
    'icons/bordspel/touch-180.png': ['nl/bordspel', 'en/bordspel'],
    'icons/bordspel/mask-512.png': [],
    'pagefind/en/pagefind.js': ['en'],
    'search-index/books.json': ['nl', 'en', 'de'],
    'search-index/bordspel/2024.json': ['nl'],
    'search-index/bordspel/2024.deep.json': ['nl'],
    'search-index/bordspel/2024.en.json': ['en'],
    'search-index/bordspel/2024.en.deep.json': ['en'],
    'search-index/kartenspiel/2024.json': ['de'],
    '_astro/main.abcdefgh.js': ['nl', 'en', 'de'],
    'index.html': ['nl', 'en', 'de'],
    '404.html': ['nl', 'en', 'de'],
    'favicon.svg': ['nl', 'en', 'de'],
    'api/v1/bordspel/2024/rules.json': [],
    'previews/nl.png': [],
    'nl/bordspel/changes.xml': [],
    'robots.txt': [],
    'sitemap-0.xml': [],
    _headers: [],
    'packs/release.json': [],
    'sw.js': [],
  };
  for (const [path, places] of Object.entries(table))
    it(`${places.join(', ') || 'no pack'}: ${path}`, () => expect(placesOf(path, BOOKS)).toEqual(places));
});

describe('packs of a folder', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const fragment = Buffer.from('pagefind_dcd{"word":1}');
  const site = (over: Readonly<Record<string, string | Buffer>> = {}): string => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-packs-'));
    folders.push(folder);
    const files = {
      'index.html': 'start',
      '404.html': 'niets',
      'nl/index.html': 'boeken',
      'nl/bordspel/17/index.html': 'regel 17',
      'nl/bordspel/2019/17/index.html': 'regel 17',
      'pagefind/nl/fragment/a.pf_fragment': gzipSync(fragment),
      ...over,
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return folder;
  };
  const packing = { books: BOOKS.slice(0, 1), site: 'Arbiter', day: '2026-11-23', effort: 'quick' } as const;
  const packsIn = (folder: string) =>
    Object.fromEntries(
      readdirSync(join(folder, 'packs'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.pack'))
        .map((path) => [path, readFileSync(join(folder, 'packs', path)).toString('base64')]),
    );

  it('are the same, byte by byte, whenever they are made, and another day is no other release', async () => {
    const [one, two] = [site(), site()];
    const first = await writePacks(one, packing);
    const second = await writePacks(two, { ...packing, day: '2027-01-01' });
    expect(packsIn(two)).toEqual(packsIn(one));
    expect([second.id, second.day]).toEqual([first.id, '2027-01-01']);
    const again = await writePacks(one, packing);
    expect(again).toEqual(first);
    expect(readPublished(readFileSync(join(one, RELEASE_FILE), 'utf8'))).toEqual({
      kind: 'release',
      release: first,
    });
  });

  it('send devices of the earlier format back to the network', async () => {
    const folder = site();
    await writePacks(folder, packing);
    expect(JSON.parse(readFileSync(join(folder, EARLIER_RELEASE_FILE), 'utf8'))).toEqual({ format: 1, off: true });
  });

  it('have another name where anything in them is another, and only those', async () => {
    const first = await writePacks(site(), packing);
    const second = await writePacks(site({ 'nl/bordspel/17/index.html': 'regel 17, anders' }), packing);
    expect(second.id).not.toBe(first.id);
    const paths = (release: typeof first) => release.packs.map(({ path }) => path);
    expect(paths(second)[0]).toBe(paths(first)[0]);
    expect(paths(second)[1]).not.toBe(paths(first)[1]);
  });

  it('hold parts of the full text’s index unpacked, each with what a host says with it', async () => {
    const folder = site();
    const [shared] = (await writePacks(folder, packing)).packs;
    if (!shared) throw new Error('no pack');
    const { head, files } = readPack(folder, shared);
    expect(files.get('pagefind/nl/fragment/a.pf_fragment')?.equals(fragment)).toBe(true);
    expect([...files.keys()].toSorted()).toEqual(['', '404.html', 'nl/', 'pagefind/nl/fragment/a.pf_fragment']);
    expect(head.headers.map(([name]) => name)).toContain('Content-Security-Policy');
  });

  it('hold every file as it is: many small ones, and some as large as a block or larger', async () => {
    const block = 4_000_000;
    const bytes = (length: number, at: number) =>
      createHash('shake256', { outputLength: length }).update(`${at}`).digest();
    const index = Buffer.concat([Buffer.from('pagefind_dcd'), bytes(1.5 * block, 0)]);
    const sizes = [0, 1, block - 1, block, block + 1, 0, 5, ...Array.from({ length: 200 }, () => 7000)];
    const files = Object.fromEntries(
      sizes.map((size, at) => [`nl/bordspel/${String(at)}/index.html`, bytes(size, at)] as const),
    );
    const folder = site({ ...files, 'pagefind/nl/index/b.pf_index': gzipSync(index) });
    const { packs } = await writePacks(folder, packing);
    const held = new Map(packs.flatMap((pack) => [...readPack(folder, pack).files]));
    for (const [path, content] of Object.entries(files))
      expect([path, held.get(path.replace('index.html', ''))?.equals(content)]).toEqual([path, true]);
    expect(held.get('pagefind/nl/index/b.pf_index')?.equals(index)).toBe(true);
  });

  it('are not made of a file that changes meanwhile', async () => {
    const cut = { file: 'nl/index.html', path: 'nl/', size: 10, read: () => new Uint8Array(9) };
    const about = { language: 'nl', title: 'Arbiter', editions: [] } as const;
    await expect(writePack(site(), { id: 'nl', files: [cut], about, effort: 'quick' })).rejects.toThrow(
      'nl/index.html has changed while it was packed; build once more',
    );
  });

  it('are refused where a file could not be handed out', async () => {
    await expect(writePacks(site({ 'nl/a.unknown': '' }), packing)).rejects.toThrow(
      'no type is known for nl/a.unknown',
    );
    await expect(writePacks(site({ 'nl/a b/index.html': '' }), packing)).rejects.toThrow(
      'nl/a b/index.html: a browser would',
    );
  });

  it('go where they are switched off; what is left says so', async () => {
    const folder = site();
    await writePacks(folder, packing);
    await writeOff(folder);
    expect(packsIn(folder)).toEqual({});
    expect(readPublished(readFileSync(join(folder, RELEASE_FILE), 'utf8'))).toEqual({ kind: 'off' });
    expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toContain('unregister');
  });
});

describe('the worker', () => {
  it('is one script that imports nothing, is small, and is the same for every release', async () => {
    const script = await bundled('on');
    expect(script).not.toMatch(/\bimport\b|\bexport\b|import\.meta/);
    expect(script).toMatch(/respondWith/);
    expect(script).not.toMatch(/skipWaiting|unregister\(/);
    expect(script.length).toBeLessThan(16_000);
    expect(await bundled('on')).toBe(script);
  });

  it('that switches off answers nothing', async () => {
    const script = await bundled('off');
    expect(script).toMatch(/skipWaiting/);
    expect(script).not.toMatch(/respondWith|\bimport\b/);
  });
});
