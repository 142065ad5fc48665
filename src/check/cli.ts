/** The command line of the checker, apart from the process it runs in. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentRoot } from '#library/content-root.ts';
import { readContentFiles } from '#library/files.ts';
import { FROZEN } from '#library/frozen.ts';
import { checkContent } from './check.ts';
import { readContent, type Content } from './content.ts';
import { unfrozenIn } from './freeze.ts';
import { PERMALINKS_FILE, updatedPermalinks, withoutBook } from './permalinks.ts';
import { printReport } from './print.ts';

const FLAGS = ['--json', '--update-permalinks', '--forget=<book>'];
const FORGET = '--forget=';

/**
 * @param args `[root] [--json] [--update-permalinks] [--forget=<book>]`
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
  for (const flag of flags.filter((each) => each.startsWith(FORGET))) {
    const refused = forget(flag.slice(FORGET.length), root);
    if (refused === undefined) continue;
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
  const findings = checkContent(readContent(files));
  write(flags.includes('--json') ? `${JSON.stringify(findings, null, 2)}\n` : printReport(findings, files.length));
  return findings.every(({ level }) => level === 'warning') ? 0 : 1;
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
 * Removes the addresses of a deleted book from the list. Only on request, since links to them break.
 * @returns the reason if it was not done.
 */
function forget(book: string, root: string): string | undefined {
  const files = readContentFiles(root);
  if (files.some(({ file }) => file.startsWith(`content/${book}/`)))
    return `content/${book}/ is still there, and its addresses with it. Take the folder away first.`;
  const listed = files.find(({ file }) => file === PERMALINKS_FILE)?.text ?? '';
  const left = withoutBook(listed, book);
  if (left === listed) return `${PERMALINKS_FILE} lists no address of a book "${book}".`;
  writeFileSync(join(root, PERMALINKS_FILE), left);
  // The tables that those addresses name go with them.
  rmSync(join(root, 'content', FROZEN, book), { recursive: true, force: true });
  return undefined;
}
