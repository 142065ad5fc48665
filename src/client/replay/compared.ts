/**
 * The case of a record by two tables: that of then, and one that came after it. Pure; nothing here says what
 * a table does not give.
 */
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
      /** Answers of then that this table does not have: their question is gone, or what was answered. */
      readonly lost: readonly Given[];
    }
  /** A question is open that was not asked then, or not with these answers. */
  | {
      readonly kind: 'open';
      readonly then: Ruled;
      readonly fact: string;
      readonly lost: readonly Given[];
      /** What is left of the answers. */
      readonly query: string;
    }
  | {
      readonly kind: 'undecided' | 'impossible';
      readonly then: Ruled;
      readonly lost: readonly Given[];
      readonly query: string;
    };

/** The same case by a later table. @param ruled what that of then gave. */
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
  // Answers that cannot go together prove nothing.
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
