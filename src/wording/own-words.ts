/** Whose words a text is in, as every page says it. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition } from '#library/types.ts';

/**
 * That these are the editors' words, and that another text goes first; with house rules that this is so of
 * the book that they stand on, and not of them. Undefined where the site is the source.
 */
export function ownWordsOf({ book, house, isSource }: Edition): string | undefined {
  if (isSource) return undefined;
  const { pages, house: words } = packs[book.language];
  if (!house) return pages.edition.ownWords;
  return fill(words.ownWords, { book: house.below.book.title, club: book.authority.short });
}

/** Who issued the text; with house rules who issued these, and who the book that they stand on. */
export function issuedBy({ book, house }: Edition): string {
  const { pages, house: words } = packs[book.language];
  if (!house) return fill(pages.edition.issued, { authority: book.authority.name });
  return fill(words.issued, { club: book.authority.name, authority: house.below.book.authority.name });
}
