import { packs } from '#i18n/packs.ts';
import type { Edition } from '#library/types.ts';
import type { IndexJson } from './format.ts';

/**
 * That these are the editors' words, and that another text goes first, as every page says it; undefined where
 * the site is the source.
 */
export function ownWordsOf({ book, isSource }: Edition): string | undefined {
  return isSource ? undefined : packs[book.language].pages.edition.ownWords;
}

/** Whether any book of a site restates a text that goes first. */
export function isRestated({ books }: IndexJson): boolean {
  return books.some(({ editions }) =>
    editions.some(({ languages }) => languages.some(({ words }) => words !== undefined)),
  );
}
