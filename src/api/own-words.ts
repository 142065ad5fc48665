import { packs } from '#i18n/packs.ts';
import type { Edition } from '#library/types.ts';

/** That these are the editors' words, and that another text goes first, as every page says it. */
export function ownWordsOf({ book }: Edition): string | undefined {
  return packs[book.language].pages.edition.ownWords;
}
