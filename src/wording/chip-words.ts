/** The words that a book's chips are made of, in the book's own language. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { defined } from '#model/defined.ts';
import { countedBy } from '#model/facts/kinds.ts';
import type { Book, Fact, WordsOfKinds } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import type { ChipWords } from './chips.ts';

/** `facts` gives the units in formulas; optional if no amount is a formula. */
export function chipWords(book: Book, facts: Facts = NONE): ChipWords {
  return wordsOf(book)(facts);
}

type Facts = Readonly<Record<string, Fact>>;
const NONE: Facts = {};

/** Every page of a book asks for those of all its facts. */
const wordsOf = remembered((book: Book) => remembered((facts: Facts) => wordsFor(book, facts)));

function wordsFor(book: Book, facts: Facts): ChipWords {
  const labels = (entries: Readonly<Record<string, { readonly label: string }>>) =>
    Object.entries(entries).map(([id, { label }]) => [id, label] as const);
  const words = packs[book.language].effects;
  return {
    effects: { ...words, kinds: inTheBooksWords(words.kinds, book) },
    points: Object.fromEntries(Object.entries(book.points).map(([id, { one, other }]) => [id, { one, other }])),
    parties: Object.fromEntries([...labels(book.roles), ...labels(book.parties)]),
    ...counting(facts, book),
    language: book.language,
    ...(book.currency === undefined ? {} : { currency: book.currency }),
  };
}

/** What facts count, and what formulas call them, by fact. */
function counting(facts: Facts, book: Book): Pick<ChipWords, 'units' | 'names'> {
  const found = Object.entries(facts).flatMap(([id, fact]) => {
    const counts = countedBy(fact);
    return counts ? [{ id, unit: counts.unit, name: counts.name ?? pluralOf(counts.unit, book) }] : [];
  });
  return {
    units: Object.fromEntries(found.map(({ id, unit }) => [id, unit])),
    names: Object.fromEntries(found.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
  };
}

/** Units are singular, and a formula counts many: "2 × legs", where the points of the book have that word. */
function pluralOf(unit: string, { points }: Book): string | undefined {
  const forms = Object.values(points).find(({ one }) => fill(one, { n: '1' }) === `1 ${unit}`);
  return forms && fill(forms.other, { n: '' }).trim();
}

/** The words of a language, with the book's own in their place. */
function inTheBooksWords(
  kinds: WordsOfKinds,
  { words: { adjust, call, card, count, result } = {} }: Book,
): WordsOfKinds {
  return {
    ...kinds,
    adjust: { ...kinds.adjust, ...defined(adjust ?? {}) },
    call: { ...kinds.call, ...defined(call ?? {}) },
    card: { ...kinds.card, ...defined(card ?? {}) },
    count: { ...kinds.count, ...defined(count ?? {}) },
    result: {
      game: { ...kinds.result.game, ...defined(result?.game ?? {}) },
      set: { ...kinds.result.set, ...defined(result?.set ?? {}) },
      match: { ...kinds.result.match, ...defined(result?.match ?? {}) },
      round: { ...kinds.result.round, ...defined(result?.round ?? {}) },
      bid: { ...kinds.result.bid, ...defined(result?.bid ?? {}) },
    },
  };
}
