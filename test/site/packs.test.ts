/** Packs of a built site: all that a page in them asks for is in them, nothing else has to be fetched. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPack, sizeOf } from '#offline/container.ts';
import { sharedOf } from '#offline/release.ts';
import { LEFT_OUT } from '../../scripts/packs/places.ts';
import { few } from '../support/few.ts';
import { packsOf, readPack } from '../support/packs.ts';
import { filesBelow, SITE } from '../support/site.ts';

const packs = packsOf(SITE);
const read = new Map(packs.map((pack) => [pack.id, readPack(SITE.root, pack)]));
const contents = new Map([...read].map(([id, { files }]) => [id, files]));
/** Every file of the site by its address from the start. */
const all = new Set(
  filesBelow(SITE.root, '')
    .filter((path) => /\.[^/]+$/.test(path))
    .map(pathOf),
);

describe('packs', () => {
  it('are there for every book, and for what the books of its language share', () => {
    const books = packs.filter(({ book }) => book !== undefined);
    expect(books.length).toBeGreaterThan(0);
    for (const { id, editions } of books) {
      expect(contents.has(sharedOf(id)), id).toBe(true);
      expect(editions.filter(({ current }) => current).length, id).toBe(1);
      expect(contents.get(id)?.has(`${id}/`), id).toBe(true);
    }
  });

  it('hold every file of the site but those that no page asks for', () => {
    const held = new Set([...contents.values()].flatMap((files) => [...files.keys()]));
    const isLeftOut = (path: string) => LEFT_OUT.some(({ pattern }) => pattern.test(path));
    expect(few([...all].filter((path) => !held.has(path) && !isLeftOut(path)))).toEqual([]);
    expect(few([...held].filter((path) => !all.has(path) || isLeftOut(path)))).toEqual([]);
  });

  it('hold each file as the site has it; parts of the index may be unpacked already', () => {
    const other: string[] = [];
    for (const files of contents.values())
      for (const [path, bytes] of files) {
        if (/\.(?:pf_\w+|pagefind)$/.test(path)) continue;
        const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
        if (!readFileSync(join(SITE.root, file)).equals(bytes)) other.push(path);
      }
    expect(few(other)).toEqual([]);
  });

  for (const pack of packs)
    it(`${pack.id} has all that its pages name, with what is shared`, () => {
      const here = new Set([
        ...(contents.get(pack.id)?.keys() ?? []),
        ...(contents.get(sharedOf(pack.id))?.keys() ?? []),
      ]);
      const missing = new Set<string>();
      let named = 0;
      for (const [path, bytes] of contents.get(pack.id) ?? []) {
        if (!/html|css|javascript|json/.test(read.get(pack.id)?.types.get(path) ?? '')) continue;
        for (const to of namedIn(bytes.toString(), path)) {
          named++;
          if (all.has(to) && !here.has(to) && !isElsewhere(to)) missing.add(`${path} names ${to}`);
        }
      }
      expect(named).toBeGreaterThan(100);
      expect(few([...missing])).toEqual([]);
    });

  it('hold what their pages have in common once, however few these are', () => {
    for (const { id, book, size } of packs) {
      const unpacked = (read.get(id)?.head.blocks ?? []).reduce((sum, block) => sum + sizeOf(block), 0);
      if (book !== undefined) expect(unpacked / size, id).toBeGreaterThan(10);
    }
  });

  it('are read by a device as they are: each block by itself, and none is large', () => {
    for (const pack of packs) {
      const opened = openPack(readFileSync(join(SITE.root, pack.path)), pack.id);
      const page = opened?.place(pack.book === undefined ? '404.html' : `${pack.id}/`);
      if (!opened || !page) throw new Error(`${pack.path} cannot be read`);
      // What a device unpacks and holds for one file; a file that is larger has a block of its own.
      for (const each of opened.head.blocks)
        if (each.files.length > 1) expect(sizeOf(each), pack.id).toBeLessThanOrEqual(4_000_000);
      const block = opened.unpacked(page.block);
      const bytes = block?.subarray(page.from, page.from + page.file.size);
      expect(
        contents
          .get(pack.id)
          ?.get(page.file.path)
          ?.equals(bytes ?? new Uint8Array()),
        pack.id,
      ).toBe(true);
    }
  });

  it('would be told apart from one that lacks something', () => {
    expect(isElsewhere('nl/troefcall/17/texts.json')).toBe(false);
    expect(isElsewhere('_astro/main.js')).toBe(false);
    expect(namedIn('<a href="/nl/x/?a=b#c"><link href="/_astro/a.css">', '')).toEqual(['nl/x/', '_astro/a.css']);
    expect(namedIn('import"./b.js";const a="../c.css"', '_astro/d/a.js')).toEqual(['_astro/d/b.js', '_astro/c.css']);
  });
});

/**
 * A page of another book or language, to which a page only links; what is left out, with a reason; and what a
 * browser reads to install the site, which takes a network.
 */
function isElsewhere(path: string): boolean {
  return (
    path === '' ||
    path.endsWith('/') ||
    path.endsWith('/app.webmanifest') ||
    LEFT_OUT.some(({ pattern }) => pattern.test(path))
  );
}

/**
 * The addresses of the site that stand in a file between quotes: links, scripts, styles, and what is fetched.
 */
function namedIn(text: string, from: string): readonly string[] {
  const found = text.matchAll(/["'`(](\/(?!\/)[\w./-]*|\.{1,2}\/[\w./-]+)[^"'`()<>\s]*["'`)]/g);
  return Array.from(found, ([, address = '']) => pathOf(new URL(address, `http://site/${from}`).pathname.slice(1)));
}

function pathOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}
