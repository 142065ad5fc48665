/** Names and addresses of a book's rulings, from the trainer's files. */
import { pathOf } from '#addresses/pages.ts';
import { isJointCard } from '#training/joint/card.ts';
import type { TrainedBook, TrainedSituation } from '#training/types.ts';
import type { ProgressBook, RulingNames } from './setting.ts';

/** Rulings of a situation by their verdicts. */
export function namesOf({ lang, rulings }: Pick<TrainedSituation, 'lang' | 'rulings'>): RulingNames {
  return Object.fromEntries(
    Object.entries(rulings).map(([id, ruling]) => {
      const language = ruling.lang ?? lang;
      return [id, { text: ruling.verdict.text, ...(language === undefined ? {} : { lang: language }) }];
    }),
  );
}

/** The book with the cards of two rulings of one event as a situation of their own, the last. */
export function withJoint(book: TrainedBook, title: string): ProgressBook {
  const { joint, situations } = book;
  if (joint.length === 0) return book;
  return { ...book, situations: [...situations, { id: JOINT, title, phase: '', rulings: joint }] };
}

/** No situation's id has two hyphens in a row. */
const JOINT = 'two--at-once';

/** Names of all rulings of a situation that are known without fetching them: of two, by both situations. */
export function jointNames({ joint, situations }: TrainedBook, situation: string): RulingNames | undefined {
  if (situation !== JOINT) return undefined;
  const titleOf = (wanted: string): string => situations.find(({ id }) => id === wanted)?.title ?? wanted;
  return Object.fromEntries(joint.map(({ id, situations: both }) => [id, { text: both.map(titleOf).join(' + ') }]));
}

/** The address of a ruling's page, in the same edition as the training page; for two, that of their cases. */
export function urlsOf({ training }: Pick<TrainedBook, 'training'>): (ruling: string) => string {
  const edition = training.slice(0, training.length - pathOf('training').length);
  return (ruling) =>
    isJointCard(ruling) ? `${training}?do=joint&rulings=${ruling}` : edition + pathOf('ruling', ruling);
}
