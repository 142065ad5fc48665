/** The case of a record by two tables: the original one and a later one. Pure. */
import { answersToQuery, queryToAnswers } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import type { Given } from '#decide/progress.ts';
import { sameRuling } from '#model/same-ruling.ts';
import { differenceOf, type Difference } from './difference.ts';
import { decidesIn, usualOf, type Ready, type Ruled } from './ready.ts';

export type Comparison =
  | { readonly kind: 'same'; readonly then: Ruled; readonly now: Ruled; readonly lost: readonly Given[] }
  | {
      readonly kind: 'differs';
      readonly then: Ruled;
      readonly now: Ruled;
      readonly why: Difference;
      /** Original answers that the later table does not have: their question or option was removed. */
      readonly lost: readonly Given[];
    }
  /** A question is open that did not exist then, or was not asked with these answers. */
  | {
      readonly kind: 'open';
      readonly then: Ruled;
      readonly fact: string;
      readonly lost: readonly Given[];
      /** The remaining answers. */
      readonly query: string;
    }
  | {
      readonly kind: 'undecided' | 'impossible';
      readonly then: Ruled;
      readonly lost: readonly Given[];
      readonly query: string;
    };

/**
 * The same case by a later table.
 * @param ruled the result of the original one.
 */
export function comparedBy(then: Ready, ruled: Ruled, now: Ready): Comparison {
  const query = answersToQuery(ruled.answers);
  const { dropped } = queryToAnswers(query, now.of.table.facts, now.former);
  const lost = dropped.flatMap((fact): readonly Given[] => {
    const answer = ruled.answers[fact];
    return answer ? [{ fact, answer }] : [];
  });
  const current = caseOf(now.compiled, now.of.tree, query, now.former);
  const { next, struck } = current.progress;
  const left = { then: ruled, lost, query: answersToQuery(current.answers) };
  // Contradictory answers prove nothing.
  if (struck.some(({ reason }) => reason === 'contradicts')) return { kind: 'impossible', ...left };
  switch (next.kind) {
    case 'question':
      return { kind: 'open', ...left, fact: next.fact };
    case 'undecided':
    case 'impossible':
      return { kind: next.kind, ...left };
    case 'decided': {
      const after: Ruled = { ruling: next.outcome.id, answers: countingAnswers(current) };
      const [first, second] = [decidesIn(then, ruled), decidesIn(now, after)];
      if (first && second && sameRuling(first, second, usualOf(now)))
        return { kind: 'same', then: ruled, now: after, lost };
      return { kind: 'differs', then: ruled, now: after, why: differenceOf(then, ruled, now, after), lost };
    }
  }
}
