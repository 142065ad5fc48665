/** A page in each language that it exists in. */
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { base } from '#addresses/base.ts';
import type { Edition } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import type { PageContext } from './page-context.ts';

export interface InLanguage {
  readonly language: Language;
  readonly href: string;
}

/**
 * The addresses of a page in all languages of its edition, the original first. They differ only in the
 * language.
 * @param at gives the page's address from those of its place; undefined if that has no such page.
 */
export function languagesOf(
  { edition, dated }: Pick<PageContext, 'edition' | 'dated'>,
  at: (urls: Urls, edition: Edition) => string | undefined,
): readonly InLanguage[] {
  return edition.languages.flatMap((language) => {
    const place = { base, language, book: edition.bookId, ...(dated ? { edition: edition.id } : {}) };
    const href = at(urlsOf(place), edition);
    return href === undefined ? [] : [{ language, href }];
  });
}
