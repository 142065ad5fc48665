/** The command line of the checker, apart from the process it runs in. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '#library/files.ts';
import { checkContent } from './check.ts';
import { readContent } from './content.ts';
import { PERMALINKS_FILE, updatedPermalinks } from './permalinks.ts';
import { printReport } from './print.ts';

const FLAGS = ['--json', '--update-permalinks'];

/**
 * @param args `[root] [--json] [--update-permalinks]`
 * @param write where the output goes
 * @returns the exit code: 0 if nothing is wrong, 1 if something is, 2 if there was nothing to do.
 */
export function run(args: readonly string[], write: (text: string) => void): 0 | 1 | 2 {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown !== undefined) {
    write(`There is no option ${unknown}. There are: ${FLAGS.join(' ')}\n`);
    return 2;
  }
  const root = args.find((arg) => !arg.startsWith('--')) ?? '.';
  const before = readContentFiles(root);
  if (before.length === 0) {
    write(`There are no files in ${join(root, 'content')}.\n`);
    return 2;
  }
  // Nothing is written through a link, or into a folder that is none.
  const writable = before.every(
    ({ file, fault }) => fault === undefined || ![PERMALINKS_FILE, 'content'].includes(file),
  );
  const update = flags.includes('--update-permalinks') && writable;
  if (update) writeFileSync(join(root, PERMALINKS_FILE), updatedPermalinks(readContent(before)));
  const files = update ? readContentFiles(root) : before;
  const findings = checkContent(readContent(files));
  write(flags.includes('--json') ? `${JSON.stringify(findings, null, 2)}\n` : printReport(findings, files.length));
  return findings.length === 0 ? 0 : 1;
}
