/** How well and how fast the search finds, by query file and book. `npm run bench:search` */
import { existsSync } from 'node:fs';
import { askAll, openAll, printMiss, readQueries, successAt, type Judge, type Outcome } from '../search/relevance.ts';

const FILES: readonly (readonly [file: string, judge: Judge])[] = [
  ['test/search/queries.yaml', 'exact'],
  ['test/search/queries-blind.yaml', 'leads'],
];

const start = performance.now();
const indexes = openAll();
console.log(`${String(indexes.size)} indexes opened in ${(performance.now() - start).toFixed(0)} ms`);

for (const [file, judge] of FILES.filter(([each]) => existsSync(each))) {
  const outcomes = askAll(readQueries(file), judge, indexes);
  const byBook = Map.groupBy(outcomes, ({ query }) => query.book);
  console.log(`\n${file}`);
  const rows: readonly (readonly [string, readonly Outcome[]])[] = [...byBook, ['all', outcomes]];
  console.table(
    rows.map(([book, of]) => ({
      book,
      queries: of.length,
      'at 1': percent(successAt(1, of)),
      'at 3': percent(successAt(3, of)),
      'mean ms': (of.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / of.length).toFixed(1),
      'slowest ms': Math.max(...of.map(({ milliseconds }) => milliseconds)).toFixed(1),
    })),
  );
  for (const miss of outcomes.filter(({ rank }) => rank === undefined || rank > 3)) console.log(printMiss(miss));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
