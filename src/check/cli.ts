/** The command line of the checker, apart from the process it runs in. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { FROZEN } from '#library/frozen.ts';
import { checkContent } from './check.ts';
import { readContent, type Content } from './content.ts';
import { unfrozenIn } from './freeze.ts';
import { outsideLinks } from './outside-links.ts';
import { PERMALINKS_FILE, updatedPermalinks, withoutBook } from './permalinks.ts';
import { DOCS, printReport } from './print.ts';
import { uncitedReport } from './uncited.ts';

const FLAGS = ['--json', '--update-permalinks', '--list-uncited', '--list-links', '--forget=<book>,<book>'];
const FORGET = '--forget=';

/**
 * @param args the folder to check, left out for this one, and any of {@link FLAGS}
 * @param write where the output goes
 * @returns the exit code: 0 if nothing is wrong, or nothing that keeps the site from being published; 1 if
 *   something is, 2 if there was nothing to do.
 */
export function run(args: readonly string[], write: (text: string) => void): 0 | 1 | 2 {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag) && !flag.startsWith(FORGET));
  if (unknown !== undefined) {
    write(`There is no option ${unknown}. There are: ${FLAGS.join(' ')}\n`);
    return 2;
  }
  const root = args.find((arg) => !arg.startsWith('--')) ?? contentRoot;
  const forgotten = flags.flatMap((flag) => (flag.startsWith(FORGET) ? flag.slice(FORGET.length).split(',') : []));
  const refused = forgotten.length === 0 ? undefined : forget(forgotten, root);
  if (refused !== undefined) {
    write(`${refused}\n`);
    return 2;
  }
  const before = readContentFiles(root);
  if (before.length === 0) {
    write(`There are no files in ${join(root, 'content')}.\n`);
    return 2;
  }
  // Writes through no symbolic link, and only into real folders.
  const writable = before.every(
    ({ file, fault }) => fault === undefined || ![PERMALINKS_FILE, 'content'].includes(file),
  );
  const update = flags.includes('--update-permalinks') && writable;
  if (update) updateList(root);
  const files = update ? readContentFiles(root) : before;
  if (flags.includes('--list-links')) {
    write(outsideLinks(files));
    return 0;
  }
  const content = readContent(files);
  if (flags.includes('--list-uncited')) {
    write(uncitedReport(content));
    return 0;
  }
  const findings = checkContent(content);
  write(
    flags.includes('--json')
      ? `${JSON.stringify(findings, null, 2)}\n`
      : printReport(findings, files.length, docsFromHere()),
  );
  return findings.every(({ level }) => level === 'warning') ? 0 : 1;
}

/** A club has this project among its packages, and reads from its own folder. */
function docsFromHere(): string {
  return relative('.', resolve(import.meta.dirname, '../..', DOCS)).replaceAll('\\', '/');
}

/**
 * Adds new addresses to the list, and copies of the tables that links will name; existing copies are never
 * overwritten.
 */
function updateList(root: string): void {
  const list = (content: Content): void => writeFileSync(join(root, PERMALINKS_FILE), updatedPermalinks(content));
  list(readContent(readContentFiles(root)));
  const content = readContent(readContentFiles(root));
  const findings = checkContent(content).filter(({ level }) => level !== 'warning');
  if (findings.some(({ code }) => code !== 'unfrozen-table')) return;
  for (const { file, text } of content.editions.flatMap(unfrozenIn)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag: 'wx' });
  }
  list(readContent(readContentFiles(root)));
}

/**
 * Removes the addresses of deleted books from the list; of all of them or of none. Only on request, since
 * links to them break.
 * @returns the reason if it was not done.
 */
function forget(books: readonly string[], root: string): string | undefined {
  const files = readContentFiles(root);
  const there = books.find((book) => files.some(({ file }) => file.startsWith(`content/${book}/`)));
  if (there !== undefined)
    return `content/${there}/ is still there, and its addresses with it. Take the folder away first.`;
  const listed = files.find(({ file }) => file === PERMALINKS_FILE)?.text ?? '';
  const unlisted = books.find((book) => withoutBook(listed, book) === listed);
  if (unlisted !== undefined) return `${PERMALINKS_FILE} lists no address of a book "${unlisted}".`;
  writeFileSync(join(root, PERMALINKS_FILE), books.reduce(withoutBook, listed));
  // The tables that those addresses name go with them.
  for (const book of books) rmSync(join(root, 'content', FROZEN, book), { recursive: true, force: true });
  return undefined;
}
