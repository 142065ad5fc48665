/** The styles that only some situations need, for the head of their pages. */
import type { Edition, SituationDoc } from '#library/types.ts';
import amounts from '#styles/amounts.css?inline';
import answers from '#styles/answers.css?inline';
import laws from '#styles/law-refs.css?inline';
import outline from '#styles/outline.css?inline';
import reminders from '#styles/reminders.css?inline';
import ruling from '#styles/situation-ruling.css?inline';
import score from '#styles/score.css?inline';
import stamp from '#styles/stamp.css?inline';
import { isLeftOpen } from '#views/left-open.ts';
import question from '#styles/widget-question.css?inline';

/** @param always whether there is a single ruling: it is in the HTML then, else its styles come later. */
export function situationStyles(situation: SituationDoc, edition: Edition, always: boolean): string {
  const amount = situation.facts.length > 0 ? amounts : '';
  const shown = always ? [ruling, amount, rulingStyles(situation, edition)] : [answers, question, outline];
  return [...shown, ...(edition.laws ? [laws] : [])].join('');
}

/** The styles that only some rulings need: here those that any of a situation does. */
export function rulingStyles({ rulings }: SituationDoc, { book }: Edition): string {
  return [
    rulings.some(({ effects }) => effects.some(({ kind }) => kind === 'score')) ? score : '',
    rulings.some((ruling) => ruling.open !== undefined || isLeftOpen(ruling, book)) ? stamp : '',
    rulings.some(({ stayUntil }) => stayUntil.length > 0) ? reminders : '',
  ].join('');
}
