/** The fixture books under test/books: each folder is the root of a tiny project with a `content` folder. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import type { Finding } from '#check/finding.ts';
import { printReport } from '#check/print.ts';
import { readContentFiles } from '#library/files.ts';
import type { ContentFile } from '#library/placed.ts';
import type { KeptFiles } from '#library/read-file.ts';

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

const files = new Map<string, readonly ContentFile[]>();
const findings = new Map<string, readonly Finding[]>();
const kept = new Map<string, KeptFiles>();

/** The files of a book, read once for all tests. */
export function filesOf({ root }: FixtureBook): readonly ContentFile[] {
  const read = files.get(root) ?? readContentFiles(root);
  files.set(root, read);
  return read;
}

/** What is found in a book as it is, checked once for all tests. */
export function findingsOf(book: FixtureBook): readonly Finding[] {
  const found = findings.get(book.root) ?? check(filesOf(book));
  findings.set(book.root, found);
  return found;
}

/**
 * What is found in a book of which something was changed. Files that are as they were are not parsed again,
 * from which the same comes (kept.test.ts).
 */
export function foundIn({ root }: FixtureBook, changed: readonly ContentFile[]): readonly Finding[] {
  const mine = kept.get(root) ?? new Map();
  kept.set(root, mine);
  return checkContent(readContent(changed, mine));
}

export function reportOf(book: FixtureBook): string {
  return printReport(findingsOf(book), filesOf(book).length);
}

/** The expected report of the book; `UPDATE_GOLDEN=1` rewrites it, to be read before it is committed. */
export function expectedReport(book: FixtureBook): string {
  const file = join(book.root, 'expected.txt');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, reportOf(book));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
