/** Gathers from a divided index what a query may find: its words and what they may stand for, and the entries that have most of it. */
import { ask } from '#search/ask.ts';
import { foldedWords } from '#search/fold.ts';
import type { ClauseData, Numbered, RuleData } from '#search/index-data.ts';
import { readNumber } from '#search/number.ts';
import type { Index } from '#search/open.ts';
import { rank } from '#search/rank.ts';
import { stemOf } from '#search/stem.ts';
import { isStopWord } from '#search/stop-words.ts';
import { wordsLike } from './alike.ts';
import type { StoredEntry, WordRecord } from './data.ts';
import { articleKey, LIGHT, numberKeys, stemKey } from './keys.ts';
import { localIndex, type Gathered } from './local.ts';
import type { Shelf } from './shelf.ts';

/** What is fetched for the words of a query has about so many characters at most (16 kB as it travels). */
const BUDGET = 36_000;
/** The most that the piece of a word has. */
const PIECE = 4000;
/** Of a longer query the longest words are looked up. */
const WORDS = 8;
/** Of the words that another may stand for, so many are looked up at most; so are others of its meaning. */
const LOOKED_UP = 4;
/** So many words of one query are looked for by their letters, the longest first. */
const BY_LETTERS = 2;

/** Where fewer things are found than these, a word is also looked for in longer ones. */
const ENOUGH = 8;

/** @param most how many entries may be wanted */
export async function gather(query: string, shelf: Shelf, most: number): Promise<Index> {
  const number = readNumber(query);
  const asked = [...new Set(foldedWords(query))];
  const heavy = asked.filter((word) => !isStopWord(word));
  const sought = longestOf(heavy.length > 0 ? heavy : asked, WORDS);
  const records = recordsOn(shelf);
  const [numbered, light] = await Promise.all([
    numberedFor(number, shelf),
    heavy.length < asked.length ? shelf.value(LIGHT) : undefined,
    // A name that only another book has stands with its first word, whatever that says.
    records.learn([...sought, ...asked.slice(0, 1)]),
  ]);
  const called = number === undefined ? await learnMeant(sought, asked, records, shelf) : [];
  const gathered = (): Gathered => ({
    numbered,
    elsewhere: records.all().flatMap(({ elsewhere = [] }) => elsewhere),
    records: records.all(),
    light: asked.flatMap((word) => (light?.[word] === undefined ? [] : [[word, light[word]] as const])),
    called,
  });
  const ranked = (): readonly number[] => {
    const { index, numberOf } = localIndex(gathered(), shelf);
    return rank(ask(query, index, number !== undefined), index).map(({ entry }) => numberOf(entry));
  };
  const terms = (): readonly number[] => {
    const { index, numberOf } = localIndex(gathered(), shelf);
    return index.entries.flatMap(({ kind }, entry) => (kind === 'term' ? [numberOf(entry)] : []));
  };
  let found = ranked();
  if (number === undefined && found.length < ENOUGH) {
    // A word that stands in few texts stands in longer ones too.
    const rare = sought.filter((word) => records.has(word) && canBeAlike(word)).slice(0, 1);
    if (rare.length > 0) {
      await learnAlike(rare, records, shelf);
      found = ranked();
    }
  }
  // Where nothing has any of it, a term may still look like it.
  if (number === undefined && found.length === 0) found = terms();
  const loaded = new Map<number, StoredEntry>();
  await Promise.all(
    found.slice(0, most).map(async (entry) => {
      const stored = await shelf.entry(entry);
      if (stored) loaded.set(entry, stored);
    }),
  );
  return localIndex(gathered(), shelf, loaded).index;
}

interface Records {
  /** Fetches what is known of these words and their other forms. */
  learn(words: readonly string[]): Promise<void>;
  of(word: string): WordRecord;
  /** Whether the book has a word, in whatever form. */
  has(word: string): boolean;
  all(): readonly WordRecord[];
}

function recordsOn(shelf: Shelf): Records {
  const known = new Map<string, WordRecord>();
  const of = (word: string): WordRecord => known.get(stemOf(word)) ?? {};
  return {
    learn: async (words) => {
      const stems = new Map(words.map((word) => [stemOf(word), word]));
      await Promise.all(
        [...stems].map(async ([stem, word]) => {
          if (!known.has(stem)) known.set(stem, (await shelf.value(stemKey(word))) ?? {});
        }),
      );
    },
    of,
    has: (word) => (of(word).forms ?? []).length > 0,
    all: () => [...known.values()],
  };
}

/** What else the words may stand for. Gives back the names of the terms that they call by one of them. */
async function learnMeant(
  sought: readonly string[],
  asked: readonly string[],
  records: Records,
  shelf: Shelf,
): Promise<Gathered['called']> {
  const means = sought.flatMap((word) => records.of(word).means ?? []).slice(0, roomOn(shelf));
  const joins = asked.flatMap((word, at) => {
    const whole = word + (asked[at + 1] ?? '');
    return whole !== word && records.of(word).joins?.includes(whole) ? [whole] : [];
  });
  const unknown = sought.filter((word) => !records.has(word) && canBeAlike(word));
  await records.learn([...means, ...joins]);
  await learnAlike(unknown, records, shelf);
  const terms = [...new Set(sought.flatMap((word) => namedFrom(word, asked, records)))].slice(0, LOOKED_UP);
  const called = (await Promise.all(terms.map((entry) => shelf.entry(entry)))).map((entry) => entry?.names ?? []);
  const others = called.flatMap((names) => names.flatMap(foldedWords)).filter((word) => !isStopWord(word));
  await records.learn([...new Set(others)].slice(0, roomOn(shelf)));
  return called;
}

/** The terms that are called by the words of the query from this one on. */
function namedFrom(word: string, asked: readonly string[], records: Records): readonly number[] {
  const at = asked.indexOf(word);
  return (records.of(word).names ?? [])
    .filter(([name]) => foldedWords(name).every((each, next) => stemOf(each) === stemOf(asked[at + next] ?? '')))
    .map(([, entry]) => entry);
}

function canBeAlike(word: string): boolean {
  return word.length > 1 && !isStopWord(word) && !/^\d+$/.test(word);
}

/** The longest first, as long as there is room. */
async function learnAlike(words: readonly string[], records: Records, shelf: Shelf): Promise<void> {
  for (const word of longestOf(words, BY_LETTERS)) {
    if (roomOn(shelf) < LOOKED_UP) return;
    const alike = await wordsLike(word, shelf);
    await records.learn(alike.slice(0, roomOn(shelf)).map((each) => each.word));
  }
}

function longestOf(words: readonly string[], count: number): readonly string[] {
  if (words.length <= count) return words;
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, count));
  return words.filter((word) => longest.has(word));
}

/** How many more words can be looked up. */
function roomOn(shelf: Shelf): number {
  return Math.max(0, Math.min(LOOKED_UP, Math.floor((BUDGET - shelf.spent()) / PIECE)));
}

/** What of the edition has such a number, or one that begins or ends alike. */
async function numberedFor(number: readonly string[] | undefined, { head, value }: Shelf): Promise<Numbered> {
  const { book, edition } = head;
  if (!number) return { book, edition, rules: [], articles: [] };
  const isLettered = /^\D/.test(number[0] ?? '');
  const figure = number.find((part) => /^\d/.test(part)) ?? '';
  const found = await Promise.all(
    [...numberKeys(number), ...(isLettered ? numberKeys([]) : []), articleKey(figure)].map(value),
  );
  const rules = new Map(found.flatMap((record) => record?.rules ?? []));
  return {
    book,
    edition,
    rules: [...rules].sort(([a], [b]) => a - b).map(([, rule]) => withGaps(rule)),
    articles: found.flatMap((record) => record?.articles ?? []),
  };
}

/** What a clause does not have is null once it has travelled. */
function withGaps(rule: RuleData): RuleData {
  const clauses = rule.clauses.map((clause) => clause.map((part) => part ?? undefined) as unknown as ClauseData);
  return { ...rule, clauses };
}
