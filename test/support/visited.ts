/**
 * Which browser tests visit which books. They follow people through the books of this site by name; where a book has been
 * taken away, whatever visits it is left out, and with every book there nothing is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The books that browser tests know by name. */
export const VISITED = ['binokel', 'bridge', 'keezen', 'lhombre', 'troefcall'] as const;

const FOLDER = join('test', 'e2e');

/** The files of browser tests that visit a book which is not among these. @param books ids, as their folders are named. */
export function visitsElsewhere(books: readonly string[]): readonly string[] {
  const gone = VISITED.filter((book) => !books.includes(book));
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => gone.some((book) => wholeTextOf(file).includes(book)))
    .map((file) => `test/e2e/${file}`);
}

/** A file without its comments, with what it takes from its neighbours: a visit may begin at an address that one of them holds. */
function wholeTextOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(join(FOLDER, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const neighbours = [...text.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, neighbour = '']) => neighbour);
  return [text, ...neighbours.map((neighbour) => wholeTextOf(neighbour, seen))].join('\n');
}
