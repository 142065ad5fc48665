/** Divides the index of a book that is too large to be loaded whole. */
import type { Entry } from '#search/entries.ts';
import { everydayWords, sameMeaning } from '#search/everyday.ts';
import { foldedWords } from '#search/fold.ts';
import type { DeepData, IndexData } from '#search/index-data.ts';
import { openIndex, type Index } from '#search/open.ts';
import { stemOf } from '#search/stem.ts';
import { isStopWord } from '#search/stop-words.ts';
import type { DividedData, Division, Form, NumberRecord, StoredEntry, WordRecord } from './data.ts';
import {
  articleKey,
  hashOf,
  kindOf,
  lettersKey,
  LIGHT,
  numberKeys,
  pieceOf,
  printedKeys,
  stemKey,
  type Key,
} from './keys.ts';
import { letterLists } from './letter-lists.ts';
import { partsOfNumber } from '#search/number.ts';

/** An index of more characters than these (30 kB and more as it travels) is divided. */
const WHOLE = 90_000;
/** About so many characters stand in a piece (less than half a kilobyte as it travels). */
const PIECE = 1000;
/** A word that stands in more texts than these is found in those of which it says most. */
const MOST = 300;
const MOST_LIGHT = 60;
/** So many of the situations that are asked for most are offered before anything is typed. */
const COMMON = 5;

/** An index as the build writes it out. */
export interface Divided {
  readonly head: DividedData;
  /** By their names, below the head's folder. */
  readonly pieces: ReadonlyMap<string, unknown>;
}

/** The head and the pieces; undefined for an index that is loaded whole. @param limit in characters. */
export function divide(data: IndexData, deep: DeepData, limit = WHOLE): Divided | undefined {
  if (JSON.stringify(data).length <= limit) return undefined;
  const index = openIndex(data, deep);
  const roles = rolesOf(index);
  const entries = index.entries.map((entry, at) => storedEntry(entry, at, index, roles));
  const block = Math.max(1, Math.round((PIECE * entries.length) / Math.max(1, lengthOf(entries))));
  const values = keyedValues(index, data, deep, roles);
  const byKind = Map.groupBy(values, ([key]) => kindOf(key));
  const keyed = Object.fromEntries(
    [...byKind].map(([kind, of]) => {
      const length = of.reduce((sum, [key, value]) => sum + key.length + lengthOf(value), 0);
      return [kind, Math.ceil(length / PIECE)];
    }),
  );
  const pieces = new Map<string, unknown>([
    ...[...byKind].flatMap(([kind, of]) => [...keyedPieces(of, keyed[kind] ?? 1)]),
    ...Array.from({ length: Math.ceil(entries.length / block) }, (_, at): [string, unknown] => [
      `entry-${String(at)}`,
      entries.slice(at * block, (at + 1) * block),
    ]),
  ]);
  const division: Division = {
    folder: hashed([...pieces].map((piece) => JSON.stringify(piece))),
    keyed,
    block,
    kinds: [...Map.groupBy(index.entries, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]),
    roles,
  };
  const { book, edition, language, title } = data;
  const common = data.situations.filter((each) => each.common === true).slice(0, COMMON);
  return {
    head: {
      book,
      edition,
      language,
      title,
      common: common.map(({ id, title: called, summary }) => ({ id, title: called, summary })),
      divided: division,
    },
    pieces,
  };
}

type Roles = Division['roles'];

function rolesOf({ texts }: Index): Roles {
  const known = new Set(texts.map(({ weight, shown }) => `${String(weight)} ${shown ? '1' : '0'}`));
  return [...known].map((each) => each.split(' ').map(Number) as [number, 0 | 1]);
}

function roleOf({ weight, shown }: { readonly weight: number; readonly shown: boolean }, roles: Roles): number {
  return roles.findIndex((role) => role[0] === weight && (role[1] === 1) === shown);
}

function storedEntry({ kind: _, texts, ...entry }: Entry, at: number, index: Index, roles: Roles): StoredEntry {
  const mine = index.texts.slice(...rangeOf(at, index));
  return {
    ...entry,
    texts: texts.flatMap((text, place) =>
      text.shown ? [[text.text, roleOf(text, roles), hundredfold(mine[place]?.mass ?? 0)] as const] : [],
    ),
  };
}

const starts = new WeakMap<Index, readonly number[]>();

/** From and to among the texts of all entries, which stand in the order of these. */
function rangeOf(entry: number, index: Index): readonly [from: number, to: number] {
  const known = starts.get(index) ?? startsOf(index);
  starts.set(index, known);
  return [known[entry] ?? 0, known[entry + 1] ?? index.texts.length];
}

function startsOf({ entries }: Index): readonly number[] {
  let sum = 0;
  return entries.map(({ texts }) => {
    sum += texts.length;
    return sum - texts.length;
  });
}

type Value = readonly [key: Key, value: unknown];

function keyedValues(index: Index, data: IndexData, deep: DeepData, roles: Roles): readonly Value[] {
  const { postings, rarity, vocabulary } = index;
  const words = vocabulary.words;
  const light = Object.fromEntries(
    words.flatMap((word, at) => (isStopWord(word) ? [[word, rounded(rarity[at] ?? 0)]] : [])),
  );
  return [
    ...wordRecords(index, deep, roles),
    [LIGHT, light],
    ...[...letterLists(words, (at) => postings[at]?.length ?? 0)].map(([letters, list]): Value => [
      lettersKey(letters),
      list,
    ]),
    ...numberRecords(index, data),
  ];
}

function wordRecords(index: Index, deep: DeepData, roles: Roles): readonly Value[] {
  const { words, placeOf, formsOf } = index.vocabulary;
  const records = new Map<Key, { -readonly [Part in keyof WordRecord]: WordRecord[Part] }>();
  const of = (word: string) => {
    const key = stemKey(word);
    const record = records.get(key) ?? {};
    records.set(key, record);
    return record;
  };
  words.forEach((word, at) => {
    const record = of(word);
    record.forms = [...(record.forms ?? []), formOf(word, at, index, roles)];
    for (let cut = 2; cut < word.length - 1; cut++) {
      const [first, last] = [word.slice(0, cut), word.slice(cut)];
      if (placeOf(first) === undefined || placeOf(last) === undefined) continue;
      const begun = of(first);
      begun.joins = [...(begun.joins ?? []), word];
    }
  });
  for (const word of everydayWords()) {
    const there = sameMeaning(word).filter((other) => formsOf(other).length > 0);
    if (there.length === 0) continue;
    const record = of(word);
    record.means = onePerStem([...(record.means ?? []), ...there]);
  }
  index.entries.forEach(({ names = [] }, entry) => {
    for (const name of names.length > 1 ? names : []) {
      const [first] = foldedWords(name);
      if (first === undefined) continue;
      const record = of(first);
      record.names = [...(record.names ?? []), [name, entry]];
    }
  });
  for (const name of deep.elsewhere) {
    const [first] = foldedWords(name);
    if (first === undefined) continue;
    const record = of(first);
    record.elsewhere = [...(record.elsewhere ?? []), name];
  }
  return [...records];
}

function onePerStem(words: readonly string[]): readonly string[] {
  return [...new Map(words.map((word) => [stemOf(word), word])).values()];
}

function formOf(word: string, at: number, { texts, postings, rarity }: Index, roles: Roles): Form {
  const all = (postings[at] ?? []).flatMap((text) => texts[text] ?? []);
  const most = isStopWord(word) ? MOST_LIGHT : MOST;
  const says = rarity[at] ?? 0;
  const impact = ({ weight, mass }: (typeof all)[number]) => weight * (1 + Math.sqrt(says / mass));
  const least = all.length > most ? (all.map(impact).sort((a, b) => b - a)[most - 1] ?? 0) : 0;
  const kept = all.filter((text) => impact(text) >= least).slice(0, most);
  return [
    word,
    rounded(says),
    kept.map(({ entry }, each) => entry - (kept[each - 1]?.entry ?? 0)),
    kept.map((text) => text.place * roles.length + roleOf(text, roles)),
    kept.map(({ mass }) => Math.round(10 * mass)),
  ];
}

function numberRecords({ data: { rules } }: Index, { articles }: IndexData): readonly Value[] {
  const keysOf = (rule: (typeof rules)[number]): readonly Key[] => [
    ...printedKeys(rule.number),
    ...rule.clauses.flatMap(([id, label]) =>
      label === undefined
        ? []
        : [label, id].filter((each) => /\d/.test(each)).flatMap((each) => numberKeys(partsOfNumber(each))),
    ),
  ];
  const byKey = Map.groupBy(
    rules.flatMap((rule, at) => [...new Set(keysOf(rule))].map((key) => ({ key, at, rule }))),
    ({ key }) => key,
  );
  const byFigure = Map.groupBy(articles, ([article]) => articleKey(article));
  return [
    ...[...byKey].map(([key, of]): Value => [
      key,
      { rules: of.map(({ at, rule }) => [at, rule]) } satisfies NumberRecord,
    ]),
    ...[...byFigure].map(([key, of]): Value => [key, { articles: of } satisfies NumberRecord]),
  ];
}

function keyedPieces(values: readonly Value[], pieces: number): ReadonlyMap<string, unknown> {
  const byPiece = Map.groupBy(values, ([key]) => pieceOf(key, pieces));
  const kind = kindOf(values[0]?.[0] ?? LIGHT);
  const names = Array.from({ length: pieces }, (_, at) => `${kind}-${String(at)}`);
  return new Map(names.map((name) => [name, Object.fromEntries(byPiece.get(name) ?? [])]));
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function hundredfold(value: number): number {
  return Math.round(100 * value);
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}

/** 64 bits of them all. */
function hashed(texts: readonly string[]): string {
  const [first, second] = texts.reduce(([a, b], text) => [hashOf(text, a), hashOf(text, b ^ 0x5bd1e995)], [
    0x811c9dc5, 0x01000193,
  ] as [number, number]);
  return [first, second].map((half) => half.toString(16).padStart(8, '0')).join('');
}
