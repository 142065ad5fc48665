/** The words that a book's chips are made of, in the book's own language. */
import { packs } from '#i18n/packs.ts';
import type { Book, Fact, WordsOfKinds } from '#model/index.ts';
import type { ChipWords } from './chips.ts';

/** `facts` gives the units that stand in formulas; leave it out where no amount is a formula. */
export function chipWords(book: Book, facts: Readonly<Record<string, Fact>> = {}): ChipWords {
  const labels = (entries: Readonly<Record<string, { readonly label: string }>>) =>
    Object.entries(entries).map(([id, { label }]) => [id, label] as const);
  const words = packs[book.language].effects;
  return {
    effects: { ...words, kinds: { ...words.kinds, adjust: { ...words.kinds.adjust, ...defined(book.words?.adjust) } } },
    points: Object.fromEntries(Object.entries(book.points).map(([id, { one, other }]) => [id, { one, other }])),
    parties: Object.fromEntries([...labels(book.roles), ...labels(book.parties)]),
    ...counting(facts),
    language: book.language,
  };
}

/** What facts count, and what formulas call them, by fact. */
function counting(facts: Readonly<Record<string, Fact>>): Pick<ChipWords, 'units' | 'names'> {
  const found = Object.entries(facts).flatMap(([id, fact]) => {
    const counts = countedBy(fact);
    return counts ? [{ id, ...counts }] : [];
  });
  return {
    units: Object.fromEntries(found.map(({ id, unit }) => [id, unit])),
    names: Object.fromEntries(found.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
  };
}

/** Undefined for a fact by which amounts are looked up and never counted. */
function countedBy(fact: Fact): { readonly unit: string; readonly name: string | undefined } | undefined {
  switch (fact.kind) {
    case 'number':
      return { unit: fact.unit, name: fact.name };
    case 'choice':
      return undefined;
  }
}

/** What a book says itself; a key without a word counts as not said. */
function defined(own: NonNullable<Book['words']>['adjust'] = {}): Partial<WordsOfKinds['adjust']> {
  return Object.fromEntries(Object.entries(own).filter(([, word]) => word !== undefined));
}
