/** Where a page is within the site, from attributes of its `<html>`. */
import { languageOf } from '#client/language.ts';
import type { Language } from '#model/language.ts';

export interface Place {
  /** `/` or `/arbiter/`. */
  readonly base: string;
  readonly language: Language;
  /** The edition of this page, if any. */
  readonly edition?: PlaceEdition;
}

export interface PlaceEdition {
  readonly book: string;
  readonly edition: string;
  /** The language of this page's words, if the book is written in another. */
  readonly words?: string;
  /** The edition's address on this page: `/nl/troefcall/` or `/nl/troefcall/2020-2021/`. */
  readonly at: string;
}

/**
 * Reads `lang`, `data-at`, `data-edition` and `data-words`. `base`: the site's path, with or without a
 * trailing slash.
 */
export function placeOf(page: Pick<HTMLElement, 'lang' | 'dataset'>, base: string): Place {
  const { at, edition, words } = page.dataset;
  const root = base.replace(/\/?$/, '/');
  const book = at?.slice(root.length).split('/')[1];
  return {
    base: root,
    language: languageOf(page),
    ...(book !== undefined && edition !== undefined && at !== undefined
      ? { edition: { book, edition, at, ...(words === undefined ? {} : { words }) } }
      : {}),
  };
}
