/** How well and how fast the search finds, by query file and book. `npm run bench:search` */
import { loadLibrary } from '#library/load.ts';
import { booksWith } from '#search/book-words.ts';
import { bookWordsIn } from '#search/build-book-words.ts';
import { find } from '#search/find.ts';
import { typeOwnWords, type OwnWords } from '../search/own-words.ts';
import {
  askAll,
  libraryOf,
  openAll,
  printMiss,
  QUERY_SETS,
  readQueries,
  successAt,
  type Outcome,
} from '../search/relevance.ts';

// Once for nothing, so that the engine has compiled what it will.
for (const { files, judge } of QUERY_SETS) for (const file of files) askAll(readQueries(file), judge, openAll());

const start = process.cpuUsage();
const indexes = openAll();
console.log(`${String(indexes.size)} indexes opened in ${(process.cpuUsage(start).user / 1000).toFixed(0)} ms`);
const sets = QUERY_SETS.map((set) => ({ ...set, books: libraryOf(set), opened: openAll(libraryOf(set)) }));

for (const { by, files, judge, books, opened } of sets) {
  console.log(`\nQueries by ${by}`);
  const outcomes = files.map((file) => [file, askAll(readQueries(file), judge, opened, books)] as const);
  const all = outcomes.flatMap(([, of]) => of);
  const byBook = Map.groupBy(all, ({ query }) => query.book);
  console.table([...outcomes, ...byBook, ['all', all] as const].map(([of, each]) => row(of, each)));
  for (const miss of all.filter(({ rank }) => rank === undefined || rank > 3)) console.log(printMiss(miss));
}

const library = loadLibrary('.');
console.log('\nAll books: where the book of the best hit stands among those that have the words');
const places = sets.flatMap(({ files, language, opened }) => {
  const bookWords = bookWordsIn([...opened].map(([id, { data }]) => [id, data]));
  return files.map((file) => {
    const ranks = readQueries(file).flatMap(({ q }) => {
      const { numbers, matches } = find(q, [...opened.values()]);
      const [best] = [...numbers, ...matches];
      return best ? [booksWith(q, bookWords).indexOf(best.book)] : [];
    });
    const within = (count: number) => percent(ranks.filter((at) => at >= 0 && at < count).length / ranks.length);
    const of = { file, books: language ?? 'originals', queries: ranks.length };
    return { ...of, first: within(1), 'first two': within(2), 'first four': within(4) };
  });
});
console.table(places);

console.log('\nSituations by their own words');
const own = library.books.flatMap(({ id, current }) => {
  const index = indexes.get(id);
  return index ? [[id, typeOwnWords(current, index)] as const] : [];
});
console.table([...own, ['all', own.flatMap(([, of]) => of)] as const].map(([of, each]) => ownRow(of, each)));
for (const [book, each] of own) {
  for (const { typed, situation, amongSituations } of each.filter(({ amongSituations }) => amongSituations !== 1)) {
    console.log(`${book}: "${typed}" is of ${situation} (at ${String(amongSituations ?? 'none')} among situations)`);
  }
}

function ownRow(of: string, typed: readonly OwnWords[]): Readonly<Record<string, string | number>> {
  const titles = typed.filter(({ text }) => text === 'title');
  return {
    of,
    typed: typed.length,
    'title at 1': percent(titles.filter(({ rank }) => rank === 1).length / titles.length),
    'at 1': percent(typed.filter(({ rank }) => rank === 1).length / typed.length),
    'first situation': percent(typed.filter(({ amongSituations }) => amongSituations === 1).length / typed.length),
  };
}

function row(of: string, outcomes: readonly Outcome[]): Readonly<Record<string, string | number>> {
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  return {
    of,
    queries: outcomes.length,
    'at 1': percent(successAt(1, outcomes)),
    'at 3': percent(successAt(3, outcomes)),
    'mean ms': (times.reduce((sum, each) => sum + each, 0) / times.length).toFixed(1),
    'slowest ms': Math.max(...times).toFixed(1),
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
