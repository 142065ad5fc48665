/** What the pages of each kind weigh in a built site, as they travel (gzip): the middle one and the heaviest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageAt } from '#addresses/pages.ts';
import { BOOK, EDITION } from './book.ts';

/** Of a kind with more pages than this, so many are weighed, evenly spread. */
const WEIGHED = 300;

export interface Weight {
  readonly kind: string;
  readonly pages: number;
  /** kB, as it travels. */
  readonly middle: number;
  readonly heaviest: number;
}

/** Of the pages that stand at their dated address and of those that stand at the book's, whichever there are. */
export function weightsOf(site: string): readonly Weight[] {
  const book = join(site, 'nl', BOOK);
  const paths = readdirSync(book, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('index.html'));
  const byKind = Map.groupBy(paths, kindOf);
  return [...byKind].map(([kind, all]) => {
    const step = Math.ceil(all.length / WEIGHED);
    const weights = all
      .filter((_, at) => at % step === 0)
      .map((path) => gzipSync(readFileSync(join(book, path))).length / 1000)
      .toSorted((a, b) => a - b);
    const middle = weights[Math.floor(weights.length / 2)] ?? 0;
    return { kind, pages: all.length, middle, heaviest: weights.at(-1) ?? 0 };
  });
}

function kindOf(path: string): string {
  const page = path.replace(/index\.html$/, '');
  return pageAt('edition', page.startsWith(`${EDITION}/`) ? page.slice(EDITION.length + 1) : page)?.kind ?? 'other';
}
