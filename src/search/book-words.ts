/**
 * Which books have a word, so that a search of many books opens the indexes of few. An inverted index in one
 * file for words that begin alike: a query fetches the files of its words.
 */
import { foldedWords } from './fold.ts';
import { openFuzzyWords } from './fuzzy-words.ts';
import { readNumber } from './number.ts';
import { stemOf } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** Some of the words. */
export interface BookWords {
  /** As `indexName` calls them. */
  readonly books: readonly string[];
  /** By stem, or by number (`s.22`): places in `books`. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** The number of files; each stays small. */
const SHARDS = 256;

/** The names of all files, below `search-index/` and without their ending. */
export const SHARD_NAMES: readonly string[] = Array.from({ length: SHARDS }, (_, at) => nameOf(at));

/** The file of a word, by its first two letters, so that the words that it begins are in the same file. */
export function shardOf(word: string): string {
  const [first = '', second = '0'] = word.replaceAll('.', '');
  return nameOf((36 * parseInt(first, 36) + parseInt(second, 36)) % SHARDS);
}

function nameOf(at: number): string {
  return `words-${String(at)}`;
}

/** How well something fits that is not the word itself. */
const BEGINS = 0.5;
const MISSPELLED = 0.4;
const WRONG = 0.34;
/** Shorter words begin too many others. */
const SHORTEST = 3;
/** So many words of a query are looked up. */
const MOST_WORDS = 4;

/** The files that tell which books have something of a query; none where it says too little. */
export function shardsOf(query: string): readonly string[] {
  return [...new Set(askedIn(query).map(shardOf))];
}

/**
 * The names of the books that have something of a query, those that have most of it first.
 * @param files by name
 */
export function booksWith(query: string, files: ReadonlyMap<string, BookWords>): readonly string[] {
  const scores = new Map<string, number>();
  for (const key of askedIn(query)) {
    const file = files.get(shardOf(key));
    for (const [at, quality] of file ? placesOf(key, file) : []) {
      const name = file?.books[at] ?? '';
      scores.set(name, (scores.get(name) ?? 0) + quality);
    }
  }
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The stems of a query's words; of a number itself and what it stands in: `4.2.a`, `4.2`, `4`. */
function askedIn(query: string): readonly string[] {
  const number = readNumber(query);
  if (number) return number.map((_, at) => number.slice(0, at + 1).join('.'));
  const words = foldedWords(query).filter((word) => word.length >= SHORTEST && !isStopWord(word));
  const stems = [...new Set(words.map(stemOf))];
  // The longest say most; each may need a file of its own.
  return stems.toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}

/** The books that have a word, each with what that tells: the fewer have it, the more. */
function placesOf(key: string, { books, words }: BookWords): ReadonlyMap<number, number> {
  const like = likeWords(key, words);
  const found = new Map<number, number>();
  for (const [word, quality] of like) {
    const places = words[word] ?? [];
    const rarity = Math.log(1 + books.length / places.length);
    for (const at of places) found.set(at, Math.max(found.get(at) ?? 0, quality * rarity));
  }
  return found;
}

function likeWords(key: string, words: BookWords['words']): readonly (readonly [word: string, quality: number])[] {
  const begun = Object.keys(words).filter((word) => word.startsWith(key));
  if (begun.length > 0) return begun.map((word) => [word, word === key ? 1 : BEGINS]);
  const all = Object.keys(words);
  return openFuzzyWords(all, WRONG)(key).map(({ place }) => [all[place] ?? '', MISSPELLED]);
}
