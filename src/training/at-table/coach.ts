/** A coach's advice on a first case: what the last question did, and what to do next, and why. */
import type { Waste } from '#i18n/words.ts';
import { knownAfter, leavesOf, weighedQuestions } from '#training/cases/at-the-table.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import { nextToAsk } from './account.ts';

export interface Advice {
  readonly last: Move;
  readonly next: Step;
  /** The rulings of the situation by id: those still possible, and those ruled out. */
  readonly possible: readonly string[];
  readonly gone: readonly string[];
}

export type Move =
  | { readonly kind: 'called' }
  | { readonly kind: 'wasted'; readonly why: Waste }
  /** `advised`: whether the question was the coach's advice. `out`: how many rulings it ruled out. */
  | { readonly kind: 'answered'; readonly advised: boolean; readonly out: number }
  /** The question concerned the amount of a ruling that was known already. */
  | { readonly kind: 'amount' };

export type Step =
  /** At least and at most this many rulings will remain, whatever the answer. */
  | { readonly kind: 'ask'; readonly fact: string; readonly least: number; readonly most: number }
  /** The ruling is known, and this question gives its amount. */
  | { readonly kind: 'amount'; readonly fact: string }
  | { readonly kind: 'enough' };

/** @param asked facts in the order in which they were asked. */
export function adviceFor(situation: Ready, drill: DrillCase, asked: readonly string[]): Advice {
  const possible = knownAfter(situation, drill, asked).open;
  return {
    last: moveOf(situation, drill, asked),
    next: stepAfter(situation, drill, asked),
    possible,
    gone: knownAfter(situation, drill, []).open.filter((id) => !possible.includes(id)),
  };
}

function moveOf(situation: Ready, drill: DrillCase, asked: readonly string[]): Move {
  const fact = asked.at(-1);
  if (fact === undefined) return { kind: 'called' };
  const before = asked.slice(0, -1);
  const why = weighedQuestions(situation, drill, asked).at(-1)?.waste;
  if (why !== undefined) return { kind: 'wasted', why };
  const known = knownAfter(situation, drill, before);
  if (known.apart.length === 1) return { kind: 'amount' };
  return {
    kind: 'answered',
    advised: nextToAsk(situation, drill, before) === fact,
    out: known.open.length - knownAfter(situation, drill, asked).open.length,
  };
}

function stepAfter(situation: Ready, drill: DrillCase, asked: readonly string[]): Step {
  const fact = nextToAsk(situation, drill, asked);
  if (fact === undefined) return { kind: 'enough' };
  const leaves = leavesOf(situation, drill, asked, fact);
  const [least = 0] = leaves;
  const most = leaves.at(-1) ?? 0;
  return knownAfter(situation, drill, asked).apart.length === 1
    ? { kind: 'amount', fact }
    : { kind: 'ask', fact, least, most };
}
