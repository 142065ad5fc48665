/** How well and how fast the search finds, by query file and book. `npm run bench:search` */
import { askAll, openAll, printMiss, QUERY_FILES, readQueries, successAt, type Outcome } from '../search/relevance.ts';

// Once for nothing, so that the engine has compiled what it will.
for (const [file, judge] of QUERY_FILES) askAll(readQueries(file), judge, openAll());

const start = process.cpuUsage();
const indexes = openAll();
console.log(`${String(indexes.size)} indexes opened in ${(process.cpuUsage(start).user / 1000).toFixed(0)} ms`);

for (const [file, judge] of QUERY_FILES) {
  const outcomes = askAll(readQueries(file), judge, indexes);
  const byBook = Map.groupBy(outcomes, ({ query }) => query.book);
  const rows: readonly (readonly [string, readonly Outcome[]])[] = [...byBook, ['all', outcomes]];
  console.log(`\n${file}`);
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
