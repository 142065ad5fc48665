/** The one place where the library touches the disk. */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile, FileFault } from './placed.ts';
import { SITE_FILE } from './settings.ts';

/** Far more than any file of a book has; a larger one is there by mistake. */
const MOST_BYTES = 2_000_000;
/** Rules and situations have 48 kB at most. Parsing time is quadratic in the length. */
const MOST_OF_A_TEXT = 200_000;
/**
 * What has a line or more of its own for everything in an edition grows with the book, and so do the
 * addresses of all of them.
 */
const LISTS = /^content\/[^/]+\/[^/]+\/(?:words\/[^/]+\/)?(?:facts|terms|laws)\.yaml$/;
const MOST_OF_A_LIST = 16_000_000;
const ADDRESSES = 'content/permalinks.txt';
const MOST_ADDRESSES = 64_000_000;

/** Maximum size of a file in bytes, by its kind. */
export function mostBytes(file: string): number {
  if (file === ADDRESSES) return MOST_ADDRESSES;
  if (file.endsWith('.mdx')) return MOST_OF_A_TEXT;
  return LISTS.test(file) ? MOST_OF_A_LIST : MOST_BYTES;
}

/**
 * `<root>/site.yaml` if there is one, and every file below `<root>/content`, without hidden ones. Never
 * throws, opens nothing else, and anything but a regular file with a plain name has its reason in `fault`.
 * @param wanted filters by the file's path from the root; all files by default.
 */
export function readContentFiles(root: string, wanted: (file: string) => boolean = () => true): ContentFile[] {
  return [...siteFiles(root, wanted), ...filesOfBooks(root, wanted)];
}

/** What `site.yaml` is called by mistake is read too, so that its name is found fault with. */
function siteFiles(root: string, wanted: (file: string) => boolean): ContentFile[] {
  return [SITE_FILE, 'site.yml'].flatMap((file) => {
    const entry = lstatSync(join(root, file), { throwIfNoEntry: false });
    if (!entry || !wanted(file)) return [];
    if (entry.isSymbolicLink()) return [faulty(file, 'link')];
    return [entry.isFile() ? read(root, file) : faulty(file, 'special')];
  });
}

function filesOfBooks(root: string, wanted: (file: string) => boolean): ContentFile[] {
  const content = join(root, 'content');
  if (!existsSync(content)) return [];
  if (lstatSync(content).isSymbolicLink()) return [faulty('content', 'link')];
  return statSync(content).isDirectory() ? walk(root, 'content', wanted) : [faulty('content', 'no-folder')];
}

function walk(root: string, folder: string, wanted: (file: string) => boolean): ContentFile[] {
  const entries = entriesOf(join(root, folder));
  if (!entries) return [faulty(folder, 'unreadable')];
  return entries.flatMap((entry) => {
    const name = entry.name.toString('utf8');
    const file = `${folder}/${name}`;
    if (name.startsWith('.')) return [];
    if (!Buffer.from(name).equals(entry.name) || UNSEEN.test(name)) return [faulty(shown(file), 'name')];
    if (entry.isDirectory()) return walk(root, file, wanted);
    if (!wanted(file)) return [];
    if (entry.isSymbolicLink()) return [faulty(file, 'link')];
    if (!entry.isFile()) return [faulty(file, 'special')];
    return [read(root, file)];
  });
}

/** Names as bytes, because not every name is UTF-8. Undefined where the folder cannot be opened. */
function entriesOf(folder: string): Dirent<Buffer>[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' });
  } catch {
    return undefined;
  }
}

function read(root: string, file: string): ContentFile {
  const path = join(root, file);
  try {
    if (statSync(path).size > mostBytes(file)) return faulty(file, 'too-large');
    return { file, text: readFileSync(path, 'utf8') };
  } catch {
    return faulty(file, 'unreadable');
  }
}

function faulty(file: string, fault: FileFault): ContentFile {
  return { file, text: '', fault };
}

/** A line break in a name would break the line of its finding. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
function shown(file: string): string {
  return file.replace(new RegExp(UNSEEN, 'gu'), '\uFFFD');
}
