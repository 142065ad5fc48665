/** Which facts a ruling's amounts still need, and the computed amounts. */
import { shownChips } from '#wording/shown-chips.ts';
import { countingAnswers, type Case } from '#addresses/case.ts';
import type { DecisionProps } from '#views/decision-props.ts';

/**
 * The facts to show as inputs, in declared order: those not known exactly, and known numbers too, so that an
 * input does not vanish while it is being edited.
 */
export function amountFactsShown(
  { progress: { next, amounts, given } }: Case,
  { table }: Pick<DecisionProps, 'table'>,
): readonly string[] {
  if (next.kind !== 'decided') return [];
  const needed = table.rulings.find(({ id }) => id === next.outcome.id)?.amountFacts ?? [];
  const numbers = given.flatMap(({ fact, answer }) => (answer.kind === 'range' && needed.includes(fact) ? [fact] : []));
  const shown = new Set([...amounts, ...numbers]);
  return table.facts.flatMap(({ id }) => (shown.has(id) ? [id] : []));
}

/** The consequences with the current answers, for screen readers. */
export function amountsSpoken(current: Case, { rulings, chips }: Pick<DecisionProps, 'rulings' | 'chips'>): string {
  const { next } = current.progress;
  const effects = next.kind === 'decided' ? (rulings[next.outcome.id]?.effects ?? []) : [];
  return shownChips(effects, chips, countingAnswers(current))
    .map(({ text }) => text)
    .join(', ');
}
