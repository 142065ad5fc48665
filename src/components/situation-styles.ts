/** The styles that only some situations need, for the head of their pages. */
import type { Edition, SituationDoc } from '#library/types.ts';
import amounts from '#styles/amounts.css?inline';
import answers from '#styles/answers.css?inline';
import laws from '#styles/law-refs.css?inline';
import outline from '#styles/outline.css?inline';
import reminders from '#styles/reminders.css?inline';
import ruling from '#styles/situation-ruling.css?inline';
import question from '#styles/widget-question.css?inline';

/** @param always whether there is a single ruling: it is in the HTML then, else its styles come later. */
export function situationStyles({ id, facts }: SituationDoc, edition: Edition, always: boolean): string {
  const waits = edition.rulings.some(({ situation, stayUntil }) => situation === id && stayUntil.length > 0);
  const shown = always
    ? [ruling, ...(facts.length > 0 ? [amounts] : []), ...(waits ? [reminders] : [])]
    : [answers, question, outline];
  return [...shown, ...(edition.laws ? [laws] : [])].join('');
}
