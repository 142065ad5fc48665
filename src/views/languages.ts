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

/** On a page of a translation the language whose text counts; otherwise undefined. */
export function originalOf({
  edition,
  language,
}: Pick<PageContext, 'edition' | 'language'>): AlsoInLanguage | undefined {
  if (!isTranslation(edition)) return undefined;
  return { language: edition.original, label: packs[language].translation.also[edition.original] };
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

/** A page of a translation in the language of its book; undefined for a page of an original. */
export function originalPageOf(
  context: Pick<PageContext, 'edition' | 'dated'>,
  at: (urls: Urls, edition: Edition) => string | undefined,
): InLanguage | undefined {
  const { edition } = context;
  if (!isTranslation(edition)) return undefined;
  return languagesOf(context, at).find(({ language }) => language === edition.original);
}
