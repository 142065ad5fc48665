/**
 * Books to be attacked, each by itself: with its own addresses and frozen tables, so that a check takes no
 * longer than it has to.
 */
import { readdirSync } from 'node:fs';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';

export interface Victim {
  readonly name: string;
  readonly files: readonly ContentFile[];
}

const GOOD = 'test/books/good';

/** The fixture books. */
export function fixtures(): readonly Victim[] {
  return readdirSync(GOOD).map((name) => ({ name, files: readContentFiles(`${GOOD}/${name}`) }));
}

/** The books of the site. */
export function realBooks(): readonly Victim[] {
  const files = readContentFiles('.');
  const names = new Set(files.flatMap(({ file }) => /^content\/([^/]+)\/book\.yaml$/.exec(file)?.[1] ?? []));
  return [...names].map((name) => ({
    name,
    files: files.flatMap((each) => {
      if (each.file === 'content/permalinks.txt') {
        const own = each.text.split('\n').filter((line) => line.startsWith(`${name}/`));
        return [{ ...each, text: `${own.join('\n')}\n` }];
      }
      return each.file.startsWith(`content/${name}/`) || each.file.startsWith(`content/frozen/${name}/`) ? [each] : [];
    }),
  }));
}
