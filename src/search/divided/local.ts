/** An index of what a query needs, made of parts of a divided one: the same search goes through it as through a whole one. */
import type { Entry } from '#search/entries.ts';
import { foldedWords } from '#search/fold.ts';
import type { Numbered } from '#search/index-data.ts';
import { joined, namesOf, type Index, type IndexedText } from '#search/open.ts';
import type { StoredEntry, WordRecord } from './data.ts';
import type { Shelf } from './shelf.ts';

/** What was fetched for a query. */
export interface Gathered {
  readonly numbered: Numbered;
  /** Names that only other books have. */
  readonly elsewhere: readonly string[];
  readonly records: readonly WordRecord[];
  /** Words of the query that say little, with what they say. */
  readonly light: readonly (readonly [word: string, rarity: number])[];
  /** The names of terms that the query calls by one of them. */
  readonly called: readonly (readonly string[])[];
}

/** An index of a part of an edition, whose entries are numbered anew. */
export interface Local {
  readonly index: Index;
  /** The number in the whole edition of an entry of this index; -1 where there is no such entry. */
  numberOf(entry: number): number;
}

/**
 * An index of every text in which one of the words stands. With `loaded`, of these entries alone, and with all words that can
 * be shown of them: those of which no record was fetched are taken to say what is left of their text's.
 */
export function localIndex(
  gathered: Gathered,
  { head, size, kindOf }: Shelf,
  loaded?: ReadonlyMap<number, StoredEntry>,
): Local {
  const { roles } = head.divided;
  const words: string[] = [];
  const rarity: number[] = [];
  const places = new Map<string, number>();
  const placeOf = (word: string, says: number): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    rarity.push(says);
    return words.push(word) - 1;
  };
  for (const [word, says] of gathered.light) placeOf(word, says);
  const found = new Map<number, Map<number, Found>>();
  const textAt = (entry: number, place: number, role: number, mass: number): Found => {
    const of = found.get(entry) ?? new Map<number, Found>();
    found.set(entry, of);
    const [weight, shown] = roles[role] ?? [0, 0];
    const text = of.get(place) ?? { place, weight, shown: shown === 1, mass, words: new Set() };
    of.set(place, text);
    return text;
  };
  for (const [word, says, entries, codes, masses] of gathered.records.flatMap(({ forms = [] }) => forms)) {
    const at = placeOf(word, says);
    let entry = 0;
    codes.forEach((code, each) => {
      entry += entries[each] ?? 0;
      if (loaded && !loaded.has(entry)) return;
      textAt(entry, Math.floor(code / roles.length), code % roles.length, (masses[each] ?? 0) / 10).words.add(at);
    });
  }
  for (const [entry, { texts }] of loaded ?? []) {
    texts.forEach(([text, role, mass], place) => {
      const of = foldedWords(text);
      const rest = remaining(new Set(of), places, rarity, mass / 100);
      const read = textAt(entry, place, role, mass / 100);
      read.mass = mass / 100;
      for (const word of of) read.words.add(placeOf(word, rest));
    });
  }
  const numbers = [...(loaded ?? found).keys()].sort((a, b) => a - b);
  const texts = numbers.flatMap((number, entry) =>
    [...(found.get(number)?.values() ?? [])]
      .sort((a, b) => a.place - b.place)
      .map((text): IndexedText => ({ ...text, entry, words: [...text.words] })),
  );
  const idsOf = (name: string): number[] => foldedWords(name).map((word) => places.get(word) ?? -1);
  const names = gathered.called.map((of) => of.map(idsOf).filter((ids) => !ids.includes(-1)));
  return {
    index: joined({
      data: gathered.numbered,
      elsewhere: new Set(gathered.elsewhere),
      entries: numbers.map((number) => entryOf(number, loaded?.get(number))),
      size,
      words,
      rarity,
      texts,
      names: names.flatMap(namesOf),
    }),
    numberOf: (entry) => numbers[entry] ?? -1,
  };

  function entryOf(number: number, stored: StoredEntry | undefined): Entry {
    const kind = kindOf(number);
    if (!stored) return { kind, path: '', title: '', texts: [] };
    return {
      ...stored,
      kind,
      texts: stored.texts.map(([text, role]) => {
        const [weight, shown] = roles[role] ?? [0, 0];
        return { text, weight, shown: shown === 1 };
      }),
    };
  }
}

interface Found extends Omit<IndexedText, 'entry' | 'words' | 'mass'> {
  readonly words: Set<number>;
  mass: number;
}

/** What each of the unknown words of a text says, in the middle. */
function remaining(
  words: ReadonlySet<string>,
  places: ReadonlyMap<string, number>,
  rarity: readonly number[],
  mass: number,
): number {
  const said = [...words].map((word) => rarity[places.get(word) ?? -1]);
  const unknown = said.filter((each) => each === undefined).length;
  const known = said.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return unknown === 0 ? 0 : Math.max(0.1, (mass - known) / unknown);
}
