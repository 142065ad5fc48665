/** What the pages of each kind weigh in a built site, as they travel (gzip): the middle one and the heaviest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageAt } from '#addresses/pages.ts';
import { BOOK, EDITION } from './book.ts';

/** Of a kind with more pages than this, so many are weighed, evenly spread. */
const WEIGHED = 300;

export function weightsOf(site: string): readonly object[] {
  const folder = join(site, 'nl', BOOK, EDITION);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('index.html'));
  const byKind = Map.groupBy(paths, (path) => pageAt('edition', path.replace(/index\.html$/, ''))?.kind ?? 'other');
  return [...byKind].map(([kind, all]) => {
    const step = Math.ceil(all.length / WEIGHED);
    const weights = all
      .filter((_, at) => at % step === 0)
      .map((path) => gzipSync(readFileSync(join(folder, path))).length / 1000)
      .toSorted((a, b) => a - b);
    const middle = weights[Math.floor(weights.length / 2)] ?? 0;
    return { kind, pages: all.length, 'middle kB': middle.toFixed(1), 'heaviest kB': (weights.at(-1) ?? 0).toFixed(1) };
  });
}
