/**
 * Builds the packs for offline use from the folder of a built site, as the last step. Without packs
 * (`OFFLINE=off`) it announces that to devices that have some, and replaces their worker with one that cleans
 * up.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EARLIER_RELEASE_FILE,
  PACKS_FOLDER,
  RELEASE_FILE,
  RELEASE_FORMAT,
  type PackInfo,
  type Release,
} from '#offline/release.ts';
import { filesIn, type SiteFile } from './files.ts';
import { alikeTogether, writePack, type Effort } from './pack.ts';
import { placesOf, type PackedBook } from './places.ts';
import { writeWorker } from './worker.ts';

/** The input of packs, in addition to the files. */
export interface Packing {
  readonly books: readonly PackedBook[];
  /** The site's name, for what the books of a language share. */
  readonly site: string;
  /** The day of the release (YYYY-MM-DD). */
  readonly day: string;
  readonly effort: Effort;
  /** Origins of sites that may embed pages; none where it is left out. */
  readonly embed?: readonly string[];
}

/**
 * Writes the packs, the release file and the worker; removes packs of earlier releases. Rejects if a file
 * cannot be packed (scripts/packs/files.ts) or written.
 * @param folder of the built site.
 */
export async function writePacks(folder: string, packing: Packing): Promise<Release> {
  rmSync(join(folder, PACKS_FOLDER), { recursive: true, force: true });
  const files = filesIn(folder);
  const packs = await inOrder(packsToWrite(files, packing).map((pack) => () => writePack(folder, pack)));
  const id = createHash('sha256').update(JSON.stringify(packs)).digest('hex').slice(0, 16);
  const release: Release = { format: RELEASE_FORMAT, id, day: packing.day, packs };
  writeRelease(folder, release);
  await writeWorker(folder, 'on');
  return release;
}

/** The kill switch. */
export async function writeOff(folder: string): Promise<void> {
  rmSync(join(folder, PACKS_FOLDER), { recursive: true, force: true });
  writeRelease(folder, { format: RELEASE_FORMAT, off: true });
  await writeWorker(folder, 'off');
}

function packsToWrite(
  files: readonly SiteFile[],
  { books, site, effort, embed }: Packing,
): readonly Parameters<typeof writePack>[1][] {
  const placed = new Map<string, SiteFile[]>();
  for (const file of files)
    for (const id of placesOf(file.file, books)) {
      const beside = placed.get(id);
      if (beside) beside.push(file);
      else placed.set(id, [file]);
    }
  const languages = [...new Set(books.map(({ language }) => language))];
  const shared = languages.map((language) => ({
    id: language,
    book: undefined,
    about: { language, title: site, editions: [] },
  }));
  const ofBooks = books.map((book) => {
    const { language, title, editions } = book;
    return { id: `${language}/${book.book}`, book, about: { language, book: book.book, title, editions } };
  });
  return [...shared, ...ofBooks]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, book, about }) => ({ id, files: alikeTogether(placed.get(id) ?? [], book), about, effort, embed }));
}

/** As many at a time as there are usually cores; each compresses on a thread of its own. */
const AT_ONCE = 2;

async function inOrder(making: readonly (() => Promise<PackInfo>)[]): Promise<readonly PackInfo[]> {
  const made: PackInfo[] = [];
  const next = making.entries();
  const work = async () => {
    for (const [at, make] of next) made[at] = await make();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

function writeRelease(folder: string, release: object): void {
  mkdirSync(join(folder, PACKS_FOLDER), { recursive: true });
  writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify(release)}\n`);
  writeFileSync(join(folder, EARLIER_RELEASE_FILE), `${JSON.stringify({ format: 1, off: true })}\n`);
}
