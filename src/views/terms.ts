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

/** The letters in two halves of about as many terms, for two columns; one where there is only one letter. */
export function inHalves(letters: readonly Letter[]): readonly (readonly Letter[])[] {
  const all = letters.reduce((sum, { terms }) => sum + terms.length, 0);
  let before = 0;
  const second = letters.findIndex(({ terms }, nth) => {
    const middle = before + terms.length / 2;
    before += terms.length;
    return nth > 0 && middle >= all / 2;
  });
  return second < 1 ? [letters] : [letters.slice(0, second), letters.slice(second)];
}

function firstLetter(text: string): string {
  const [first = ''] = untagged(text).normalize('NFKD');
  return first.toUpperCase();
}
