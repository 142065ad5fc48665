import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/language.ts';
import type { PageWords } from '#i18n/words.ts';
import { packs } from '#i18n/packs.ts';
import type { EditionMeta } from '#model/book.ts';
import type { Edition } from '#library/types.ts';
import type { PageContext } from './page-context.ts';

/**
 * An edition in one line: "TSBN · editie 2020/2021 · van 5 september 2020"; one without a date by its name:
 * "DLU · Turneringsregler · udateret".
 */
export function editionLine({ edition, words, language }: Pick<PageContext, 'edition' | 'words' | 'language'>): string {
  return [edition.book.authority.short, editionSince({ edition, words, language })].join(' · ');
}

/** The same without who issued it: "editie 2020/2021 · van 5 september 2020". */
export function editionSince({
  edition,
  words,
  language,
}: Pick<PageContext, 'edition' | 'words' | 'language'>): string {
  const { meta } = edition;
  const since =
    meta.from === undefined
      ? words.edition.undated
      : fill(edition.ahead ? words.edition.from : words.edition.since, { day: formatDay(language, meta.from) });
  return [editionName(meta, words), since].join(' · ');
}

/**
 * The edition of something that is handed on: "Troefcall, TSBN · editie 2020/2021 · geldig sinds 5 september
 * 2020".
 */
export function editionOf(context: Pick<PageContext, 'edition' | 'words' | 'language'>): string {
  return `${context.edition.book.title}, ${editionLine(context)}`;
}

/** The name of an edition in a list: "editie 2020/2021"; just its title if that is enough. */
export function editionName({ from, title }: EditionMeta, { edition }: PageWords): string {
  return from === undefined ? title : fill(edition.name, { edition: title });
}

/** Whether an edition holds, in two words for a list of all of them. */
export function standingOf({ ahead, current }: Edition, { book }: PageWords): string {
  if (ahead) return book.editionAhead;
  return current ? book.currentEdition : book.olderEdition;
}

/**
 * The edition that a ruling is of, and whether it holds: "editie 2020/2021 · geldt nu". Of one without a
 * date that is not known: "Toernooireglement · zonder datum".
 */
export function editionStanding({ book, edition, words, language }: PageContext): string {
  if (edition.current && edition.meta.from === undefined) return editionSince({ edition, words, language });
  const stands =
    edition.current || edition.ahead
      ? standingOf(edition, words)
      : fill(packs[language].editions.supersededBy, { edition: book.current.meta.title });
  return [fill(words.edition.name, { edition: edition.meta.title }), stands].join(' · ');
}
