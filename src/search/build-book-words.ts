/** Makes the lists of which books have a word: src/search/book-words.ts. */
import type { Library } from '#library/types.ts';
import { editionsInAll, wordsOf } from '#library/in-language.ts';
import { SHARD_NAMES, shardOf, type BookWords } from './book-words.ts';
import { indexDataOf, indexedBooks } from './build-index.ts';
import { entriesOf } from './entries.ts';
import { sameMeaning } from './everyday.ts';
import { foldedWords } from './fold.ts';
import { MOST_OPENED, type IndexData } from './index-data.ts';
import { indexName } from './index-name.ts';
import { partsOfNumber } from './number.ts';
import { stemOf } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** By the name of the file, for the editions in force; none for a library whose indexes are all opened. */
export function bookWordsOf(library: Library): ReadonlyMap<string, BookWords> {
  if (library.books.length <= MOST_OPENED) return new Map();
  const inForce = new Set(indexedBooks(library).map(indexName));
  const editions = new Map(
    editionsInAll(library).map((edition) => [
      indexName({ book: edition.bookId, edition: edition.id, ...wordsOf(edition) }),
      edition,
    ]),
  );
  const named = [...editions].filter(([name]) => inForce.has(name));
  return bookWordsIn(named.map(([name, edition]) => [name, indexDataOf(edition, library)]));
}

/** @param indexes by the names of their files */
export function bookWordsIn(
  indexes: readonly (readonly [name: string, data: IndexData])[],
): ReadonlyMap<string, BookWords> {
  const books = indexes.map(([name]) => name);
  const places = new Map<string, Set<number>>();
  const add = (key: string, at: number) => places.set(key, (places.get(key) ?? new Set()).add(at));
  const own = indexes.map(([, data]) => keysOf(data));
  const all = new Set(own.flatMap((keys) => [...keys]));
  own.forEach((keys, at) => {
    for (const key of keys) for (const each of [key, ...endingsOf(key, all)]) add(each, at);
  });
  const shards = Map.groupBy(places, ([key]) => shardOf(key));
  return new Map(
    SHARD_NAMES.map((name) => {
      const words = (shards.get(name) ?? []).map(([key, at]) => [key, [...at].toSorted((a, b) => a - b)] as const);
      return [name, { books, words: Object.fromEntries(words.toSorted(([a], [b]) => (a < b ? -1 : 1))) }];
    }),
  );
}

/** The stems of what is found by name, and of other words for it; the numbers of rules and articles. */
function keysOf(data: IndexData): ReadonlySet<string> {
  const texts = entriesOf(data, undefined).flatMap((entry) => entry.texts.map(({ text }) => text));
  const words = new Set([data.title, ...texts].flatMap(foldedWords).filter((word) => !isStopWord(word)));
  const meant = [...words].flatMap(sameMeaning);
  const numbers = [...data.rules.map(({ number }) => number), ...data.articles.map(([article]) => article)];
  return new Set([...[...words, ...meant].map(stemOf), ...numbers.map((number) => partsOfNumber(number).join('.'))]);
}

/** Shorter endings stand in too many other words. */
const SHORTEST_ENDING = 4;

/** The words that a word ends with: `troefkaart` is found by `kaart`. */
function endingsOf(word: string, all: ReadonlySet<string>): readonly string[] {
  const count = Math.max(0, word.length - SHORTEST_ENDING);
  return Array.from({ length: count }, (_, at) => word.slice(at + 1)).filter((ending) => all.has(ending));
}
