import type { Edition, TermDoc } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';

export interface Letter {
  /** A capital without accents. */
  readonly letter: string;
  readonly terms: readonly TermDoc[];
}

/** Terms in the language's alphabetical order, by first letter. */
export function termsByLetter({ terms, book }: Edition): readonly Letter[] {
  const order = new Intl.Collator(book.language);
  const sorted = Object.values(terms).sort((a, b) => order.compare(a.term, b.term));
  const groups = Map.groupBy(sorted, ({ term }) => firstLetter(term));
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

function firstLetter(text: string): string {
  const [first = ''] = untagged(text).normalize('NFKD');
  return first.toUpperCase();
}
