/** Puts a made book into a folder of its own, with the list of its addresses and the copies of its tables, as a published one has. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '#check/cli.ts';
import type { MadeFile } from './book.ts';

/** @throws with the checker's findings, if it has any: a book that is not sound is not measured. */
export function writeBook(root: string, files: readonly MadeFile[]): void {
  rmSync(root, { recursive: true, force: true });
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  let said = '';
  const code = run([root, '--update-permalinks'], (text) => (said += text));
  if (code !== 0) throw new Error(said.slice(0, 5000));
}
