/** A page in each language that it exists in. */
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { base } from '#addresses/base.ts';
import { packs } from '#i18n/packs.ts';
import { isTranslation } from '#library/in-language.ts';
import type { Edition } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import type { PageContext } from './page-context.ts';

export interface InLanguage {
  readonly language: Language;
  readonly href: string;
}

/** A language in which a page can add its text. */
export interface AlsoInLanguage {
  readonly language: Language;
  /** What the button for it says. */
  readonly label: string;
}

/** The other languages of an edition. */
export function otherLanguagesOf({ edition, language }: Pick<PageContext, 'edition' | 'language'>) {
  return edition.languages
    .filter((each) => each !== language)
    .map((each): AlsoInLanguage => ({ language: each, label: packs[language].translation.also[each] }));
}

/** On a page of a translation the language whose text counts; otherwise undefined. */
export function originalOf(context: Pick<PageContext, 'edition' | 'language'>): AlsoInLanguage | undefined {
  return isTranslation(context.edition)
    ? otherLanguagesOf(context).find(({ language }) => language === context.edition.original)
    : undefined;
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
