/** Sites of one book, of one build after the other, with packs made anew for each. */
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readPublished, RELEASE_FILE } from '#offline/release.ts';
import { placesOf, type PackedBook } from '../../scripts/packs/places.ts';
import { writePacks } from '../../scripts/packs/write.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { filesBelow } from '../support/site.ts';

/** A rule's page, which says in the later release that it is later. */
export const RULE = 'nl/troefspel/17/';
const BOOK = 'nl/troefspel';

/**
 * A copy of the built site as far as one book needs it, and the module for packs in it, for a test to call.
 */
export async function siteOfOneBook(folder: string): Promise<void> {
  const books = booksIn(FIXTURE.root);
  copy(
    FIXTURE.root,
    folder,
    (path) => /^[^/]+$/.test(path) || placesOf(path, books).some((id) => id === BOOK || id === 'nl'),
  );
  add(folder, 'for-tests/packs.js', await moduleForPacks());
  // The page for what is not kept; here it need not be the site's own.
  if (!existsSync(join(folder, NOT_KEPT))) add(folder, NOT_KEPT, '<!doctype html><title>Zonder netwerk</title>');
  await pack(folder, books);
}

/** The same, with another text on the page of a rule. */
export async function laterRelease(from: string, folder: string): Promise<void> {
  copy(from, folder, (path) => !path.startsWith('packs/') && path !== 'sw.js');
  const page = join(folder, RULE, 'index.html');
  const html = readFileSync(page, 'utf8').replace('</h1>', ' (later)</h1>');
  rmSync(page);
  writeFileSync(page, html);
  await pack(folder, booksIn(FIXTURE.root), '2099-01-01');
}

async function pack(folder: string, books: readonly PackedBook[], day = '2026-01-01'): Promise<void> {
  const mine = books.filter(({ language, book }) => `${language}/${book}` === BOOK);
  rmSync(join(folder, 'sw.js'), { force: true });
  await writePacks(folder, { books: mine, site: 'Arbiter', day, effort: 'quick' });
}

/** The books that a build has packs of. */
function booksIn(root: string): readonly PackedBook[] {
  const published = readPublished(readFileSync(join(root, RELEASE_FILE), 'utf8'));
  if (published?.kind !== 'release') throw new Error(`${root} has no packs; build it without OFFLINE=off`);
  return published.release.packs.flatMap(({ language, book, title, editions }) =>
    book === undefined ? [] : [{ language, book, title, editions, original: true }],
  );
}

const NOT_KEPT = 'nl/offline/index.html';

function add(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function copy(from: string, to: string, wanted: (path: string) => boolean): void {
  for (const path of filesBelow(from, '').filter(wanted)) {
    if (!statSync(join(from, path)).isFile()) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    linkSync(join(from, path), join(to, path));
  }
}

/** What pages load of it is bundled with them, under names that no test knows. */
async function moduleForPacks(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/offline/browser-packs.ts', import.meta.url));
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs.filter((each) => each.type === 'chunk');
  if (!chunk) throw new Error('the module for packs was not made');
  return chunk.code;
}
