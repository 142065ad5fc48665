/** Names and addresses of a book's rulings, from the trainer's files. */
import { pathOf } from '#addresses/pages.ts';
import type { TrainedBook, TrainedSituation } from '#training/types.ts';
import type { RulingNames } from './setting.ts';

/** Rulings of a situation by their verdicts. */
export function namesOf({ lang, rulings }: Pick<TrainedSituation, 'lang' | 'rulings'>): RulingNames {
  return Object.fromEntries(
    Object.entries(rulings).map(([id, ruling]) => {
      const language = ruling.lang ?? lang;
      return [id, { text: ruling.verdict.text, ...(language === undefined ? {} : { lang: language }) }];
    }),
  );
}

/** The address of a ruling's page, in the same edition as the training page. */
export function urlsOf({ training }: Pick<TrainedBook, 'training'>): (ruling: string) => string {
  const edition = training.slice(0, training.length - pathOf('training').length);
  return (ruling) => edition + pathOf('ruling', ruling);
}
