/** Analyses a query against one index: the words of the index that each of its words may match. */
import { sameMeaning } from './everyday.ts';
import { foldedWords } from './fold.ts';
import type { Index } from './open.ts';
import { isStopWord } from './stop-words.ts';

/** One word of the query. */
export interface QueryWord {
  readonly word: string;
  readonly light: boolean;
  /** How informative it is. */
  readonly importance: number;
  /** The matching words of the index, with the quality of each match (up to 1). */
  readonly like: ReadonlyMap<number, number>;
}

/** How well another name of the same thing fits: "revoke" for "ontduiking". */
const OTHER_NAME = 0.7;
/** How well another everyday word of the same meaning fits. */
const SAME_MEANING = 0.6;

/**
 * The distinct words of the query. `literal`: nothing but these very words will do (for numbers, which no
 * other number resembles).
 */
export function analyseQuery(query: string, index: Index, literal: boolean): readonly QueryWord[] {
  const words = [...new Set(foldedWords(query))];
  const likes = words.map((word): Map<number, number> => {
    const like = index.vocabulary.like(word);
    return new Map(literal ? [...like].filter(([, quality]) => quality === 1) : like);
  });
  if (!literal) {
    addJoined(words, likes, index);
    words.forEach((word, at) => {
      addMeaning(word, likes[at], index);
    });
    addOtherNames(likes, index);
  }
  return words.map((word, at) => {
    const like = likes[at] ?? new Map<number, number>();
    return { word, light: isStopWord(word), importance: importanceOf(word, like, index), like };
  });
}

/** "tafel scherm" is "tafelscherm". */
function addJoined(words: readonly string[], likes: readonly Map<number, number>[], { vocabulary }: Index): void {
  words.slice(0, -1).forEach((word, at) => {
    const joined = vocabulary.placeOf(`${word}${words[at + 1] ?? ''}`);
    if (joined === undefined) return;
    likes[at]?.set(joined, 1);
    likes[at + 1]?.set(joined, 1);
  });
}

/** Adds synonyms and translations. */
function addMeaning(word: string, like: Map<number, number> | undefined, { vocabulary }: Index): void {
  if (isStopWord(word)) return;
  for (const other of sameMeaning(word)) {
    for (const place of vocabulary.formsOf(other)) {
      if ((like?.get(place) ?? 0) < SAME_MEANING) like?.set(place, SAME_MEANING);
    }
  }
}

/** Where a term is called by one of its names, its other names fit as well. */
function addOtherNames(likes: readonly Map<number, number>[], { names, rarity }: Index): void {
  const asked = likes.map((like) => [...like].filter(([, quality]) => quality >= 0.85).map(([word]) => word));
  const added: (readonly [at: number, word: number, quality: number])[] = [];
  asked.forEach((candidates, start) => {
    for (const name of candidates.flatMap((word) => names.get(word) ?? [])) {
      if (!name.words.every((word, at) => asked[start + at]?.includes(word))) continue;
      for (const other of name.others) {
        const mass = other.reduce((sum, word) => sum + (rarity[word] ?? 0), 0);
        for (const word of other) {
          const share = (rarity[word] ?? 0) / mass;
          name.words.forEach((_, at) => added.push([start + at, word, OTHER_NAME * share]));
        }
      }
    }
  });
  for (const [at, word, quality] of added) {
    const like = likes[at];
    if (quality > (like?.get(word) ?? 0)) like?.set(word, quality);
  }
}

/** A word missing from the index counts like a fairly rare one, so that its absence matters. */
function importanceOf(word: string, like: ReadonlyMap<number, number>, { entries, rarity }: Index): number {
  const best = [...like].reduce<readonly [number, number] | undefined>(
    (top, each) => (top === undefined || each[1] > top[1] ? each : top),
    undefined,
  );
  if (best) return (rarity[best[0]] ?? 0) * (0.4 + 0.6 * best[1]);
  return isStopWord(word) ? 0.15 : 0.5 * Math.sqrt(Math.log(1 + entries.length));
}
