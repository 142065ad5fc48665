/** Opens the index of an edition: builds its postings and the rarity of its words. */
import { entriesOf, type Entry } from './entries.ts';
import { foldedWords } from './fold.ts';
import type { ClauseData, DeepData, IndexData } from './index-data.ts';
import type { OpenFuzzyWords } from './fuzzy-words.ts';
import { isStopWord } from './stop-words.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Index {
  readonly data: IndexData;
  /** What other books call an idea that this one has no term for, folded. */
  readonly elsewhere: ReadonlySet<string>;
  readonly entries: readonly Entry[];
  readonly vocabulary: Vocabulary;
  /** By word: the texts that contain it. */
  readonly postings: readonly (readonly number[])[];
  /** By word: its weight, higher for rarer words. The power keeps a rare stop word from dominating. */
  readonly rarity: readonly number[];
  /** The words that the book names something by: those of titles, and of the names of terms. */
  readonly named: ReadonlySet<number>;
  /** Every text of every entry. */
  readonly texts: readonly IndexedText[];
  /** The names of terms, by their first word. */
  readonly names: ReadonlyMap<number, readonly Name[]>;
}

export interface IndexedText {
  readonly entry: number;
  /** Its place among the entry's texts. */
  readonly place: number;
  readonly weight: number;
  /** Whether it can be shown as the line in which the words were found. */
  readonly shown: boolean;
  /** Its words, each once. */
  readonly words: readonly number[];
  /** The total weight of its words. */
  readonly mass: number;
}

export interface Name {
  readonly words: readonly number[];
  /** The other names of the same thing. */
  readonly others: readonly (readonly number[])[];
}

/** Factor for the weight of stop words. */
const LIGHT = 0.45;

/** How much of its rarity a word keeps: at 1 one rare word outweighs all others, at 0 all count the same. */
const DAMPED = 0.6;

/**
 * Opens one edition's index; cache the result. `deep` and `openFuzzyWords` (Fuse, for misspelled words) may
 * be loaded later, so that the first hits do not wait for them: then open it again.
 */
export function openIndex(data: IndexData, deep?: DeepData, openFuzzyWords?: OpenFuzzyWords): Index {
  const entries = entriesOf(data, deep);
  const words: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    return words.push(word) - 1;
  };
  const idsOf = (text: string): number[] => foldedWords(text).map(placeOf);
  const read = entries.flatMap((entry, at) =>
    entry.texts.map(({ text, weight, shown }, place) => ({
      entry: at,
      place,
      weight,
      shown,
      words: [...new Set(idsOf(text))],
    })),
  );
  const rarity = rarityOf(words, read, entries.length);
  const texts = read.map((text) => ({ ...text, mass: text.words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0) }));
  const names = entries.flatMap((entry) => namesOf((entry.names ?? []).map(idsOf)));
  const postings: number[][] = words.map(() => []);
  texts.forEach((text, at) => {
    for (const word of text.words) postings[word]?.push(at);
  });
  return {
    data: deep ? withStarts(data, deep) : data,
    elsewhere: new Set(deep?.elsewhere),
    entries,
    vocabulary: openVocabulary(words, openFuzzyWords),
    postings,
    rarity,
    texts,
    named: new Set([
      ...texts.flatMap(({ place, words: each }) => (place === 0 ? each : [])),
      ...names.flatMap((name) => name.words),
    ]),
    names: Map.groupBy(names, (name) => name.words[0] ?? -1),
  };
}

/** With how each clause begins. */
function withStarts(data: IndexData, { starts }: DeepData): IndexData {
  return {
    ...data,
    rules: data.rules.map((rule, at) => ({
      ...rule,
      clauses: rule.clauses.map(([id, label, section], clause): ClauseData => [
        id,
        label,
        section,
        starts[at]?.[clause],
      ]),
    })),
  };
}

function rarityOf(
  words: readonly string[],
  texts: readonly { readonly entry: number; readonly words: readonly number[] }[],
  entries: number,
): readonly number[] {
  const standsIn = words.map(() => new Set<number>());
  for (const text of texts) for (const word of text.words) standsIn[word]?.add(text.entry);
  return words.map((word, at) => {
    const count = standsIn[at]?.size ?? 0;
    return Math.log(1 + (entries - count + 0.5) / (count + 0.5)) ** DAMPED * (isStopWord(word) ? LIGHT : 1);
  });
}

/** Each of the names of one thing, with the others. */
function namesOf(names: readonly (readonly number[])[]): readonly Name[] {
  return names
    .filter((words) => words.length > 0)
    .map((words) => ({ words, others: names.filter((other) => other !== words && other.length > 0) }));
}
