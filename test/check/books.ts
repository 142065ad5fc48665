/** The fixture books under test/books: each folder is the root of a tiny project with a `content` folder. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '#check/finding.ts';
import { check } from '#check/check.ts';
import { printReport } from '#check/print.ts';
import { readContentFiles } from '#library/files.ts';

const BOOKS = fileURLToPath(new URL('../books/', import.meta.url));

export interface FixtureBook {
  readonly name: string;
  readonly root: string;
}

export function fixtureBooks(kind: 'good' | 'bad'): readonly FixtureBook[] {
  return readdirSync(join(BOOKS, kind))
    .sort()
    .map((name) => ({ name, root: join(BOOKS, kind, name) }));
}

export function findingsOf({ root }: FixtureBook): readonly Finding[] {
  return check(readContentFiles(root));
}

export function reportOf(book: FixtureBook): string {
  return printReport(findingsOf(book), readContentFiles(book.root).length);
}

/** The expected report of the book; `UPDATE_GOLDEN=1` rewrites it, to be read before it is committed. */
export function expectedReport(book: FixtureBook): string {
  const file = join(book.root, 'expected.txt');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, reportOf(book));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
