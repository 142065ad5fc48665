/** The props of all parts of the page, and the wording of days. */
import { locale } from '#i18n/language.ts';
import type { ProgressWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import type { TrainedBook, TrainedHead } from '#training/types.ts';

/** The data of a book that the page needs. */
export interface ProgressBook extends Pick<TrainedBook, 'book' | 'language' | 'phases'> {
  readonly situations: readonly ProgressSituation[];
}

export type ProgressSituation = Pick<TrainedHead, 'id' | 'lang' | 'title' | 'phase' | 'rulings'>;

/** The verdict of a ruling. */
export interface RulingName {
  readonly text: string;
  /** Its language, if it is not the book's. */
  readonly lang?: Language;
}

/** Names of a situation's rulings, by id. */
export type RulingNames = Readonly<Record<string, RulingName>>;

export interface Setting {
  readonly words: ProgressWords;
  readonly language: Language;
  readonly book: ProgressBook;
  /** Address of a ruling's page. */
  readonly urlOf: (ruling: string) => string;
}

/** A day ahead: `do 26 nov`. */
export function formatDayAhead(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(locale(language), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The situation of a ruling. */
export function situationOf({ situations }: ProgressBook, ruling: string): ProgressSituation | undefined {
  return situations.find(({ rulings }) => rulings.some(({ id }) => id === ruling));
}
