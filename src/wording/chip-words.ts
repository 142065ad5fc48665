/** The words that a book's chips are made of, in the book's own language. */
import { packs } from '#i18n/packs.ts';
import type { Book, Fact } from '#model/index.ts';
import type { ChipWords } from './chips.ts';

/** `facts` gives the units that stand in formulas; leave it out where no amount is a formula. */
export function chipWords(book: Book, facts: Readonly<Record<string, Fact>> = {}): ChipWords {
  const labels = (entries: Readonly<Record<string, { readonly label: string }>>) =>
    Object.entries(entries).map(([id, { label }]) => [id, label] as const);
  const words = packs[book.language].effects;
  return {
    effects: { ...words, adjust: { ...words.adjust, ...defined(book.words?.adjust) } },
    points: Object.fromEntries(Object.entries(book.points).map(([id, { one, other }]) => [id, { one, other }])),
    parties: Object.fromEntries([...labels(book.roles), ...labels(book.parties)]),
    units: Object.fromEntries(
      Object.entries(facts).flatMap(([id, fact]) => ('number' in fact ? [[id, fact.number.unit]] : [])),
    ),
    names: Object.fromEntries(
      Object.entries(facts).flatMap(([id, fact]) =>
        'number' in fact && fact.number.name !== undefined ? [[id, fact.number.name]] : [],
      ),
    ),
    language: book.language,
  };
}

/** What a book says itself; a key without a word counts as not said. */
function defined(own: NonNullable<Book['words']>['adjust'] = {}): Partial<ChipWords['effects']['adjust']> {
  return Object.fromEntries(Object.entries(own).filter(([, word]) => word !== undefined));
}
