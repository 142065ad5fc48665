/** Formats times and cases for lists and headings. */
import { fill } from '#i18n/fill.ts';
import { locale } from '#i18n/language.ts';
import type { CasebookWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { Details } from '#casebook/types.ts';

/** The props of all parts of the page. */
export interface Setting {
  readonly words: CasebookWords;
  readonly language: Language;
  /** The site's base path. */
  readonly base: string;
  /** Names of the books of this site, by id. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The time at which a case was ruled, as entered: `14:05`. */
export function formatHour(language: Language, when: string): string {
  return when === '' ? '' : formatTime(language, 'UTC', { timeStyle: 'short' }, `${when}:00Z`);
}

/** `Clubavond · tafel 4`; a place that is more than a number, `baan 4`, is as it was written. */
export function placeTexts({ tournament, table }: Details, { list }: CasebookWords): readonly string[] {
  return [tournament, /^\d+$/.test(table) ? fill(list.atTable, { table }) : table].filter((text) => text !== '');
}

/** A time in the format of a language; in a time zone, by default the reader's. */
export function formatTime(
  language: Language,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
  time: string,
): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale(language), { ...options, ...zone }).format(new Date(time));
}
