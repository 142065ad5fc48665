import type { Edition } from '#library/types.ts';

type TermDoc = Edition['terms'][string];
export interface Letter {
  /** A capital without accents. */
  readonly letter: string;
  readonly terms: readonly { readonly id: string; readonly term: TermDoc }[];
}

/** Terms in the language's alphabetical order, by first letter. */
export function termsByLetter({ terms, book }: Edition): readonly Letter[] {
  const order = new Intl.Collator(book.language);
  const sorted = Object.entries(terms)
    .map(([id, term]) => ({ id, term }))
    .sort((a, b) => order.compare(a.term.term, b.term.term));
  const groups = Map.groupBy(sorted, ({ term }) => firstLetter(term.term));
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

function firstLetter(text: string): string {
  const [first = ''] = text.normalize('NFKD');
  return first.toUpperCase();
}
