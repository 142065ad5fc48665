/**
 * Which browser tests visit which books. They follow people through the books of this site by name; where a book has been
 * taken away, whatever visits it is left out, and with every book there nothing is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The books that browser tests know by name. */
export const VISITED = ['binokel', 'bridge', 'keezen', 'lhombre', 'troefcall'] as const;

const FOLDERS = [join('test', 'e2e'), join('test', 'firefox')];

/** The files of browser tests that visit a book which is not among these. @param books ids, as their folders are named. */
export function visitsElsewhere(books: readonly string[]): readonly string[] {
  const gone = VISITED.filter((book) => !books.includes(book));
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .filter((file) => gone.some((book) => wholeTextOf(folder, file).includes(book)))
      .map((file) => `${folder.replaceAll('\\', '/')}/${file}`),
  );
}

/** A file without its comments, with what it takes from its neighbours: a visit may begin at an address that one of them holds. */
function wholeTextOf(folder: string, file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const neighbours = [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, neighbour = '']) => neighbour);
  return [text, ...neighbours.map((neighbour) => wholeTextOf(folder, neighbour, seen))].join('\n');
}
