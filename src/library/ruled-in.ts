/**
 * How an edition rules a case that was decided under another one: its answers replayed, by id, in that
 * edition's table.
 */
import { answersToQuery, queryToAnswers } from '#addresses/answers.ts';
import { replay } from '#decide/replay.ts';
import type { Answers } from '#decide/table.ts';
import { sameRuling } from '#model/same-ruling.ts';
import { canonicalJson } from './canonical-json.ts';
import { compiledTable } from './tables.ts';
import type { CaseDoc, Edition, RulingDoc, SituationDoc } from './types.ts';
import { givenAnswers, workedOut } from './worked-out.ts';

export type RuledIn =
  /** The same outcome, by this ruling. */
  | { readonly kind: 'same'; readonly ruling: RulingDoc }
  | { readonly kind: 'other'; readonly ruling: RulingDoc }
  /**
   * The edition asks something that the case does not answer, or no longer knows an answer; `answers` are the
   * ones still valid.
   */
  | { readonly kind: 'unclear'; readonly situation: SituationDoc; readonly answers: Answers }
  /** The edition has no such situation. */
  | { readonly kind: 'gone' };

/** @param decided under `of`, an edition of the same book. */
export function ruledIn(decided: CaseDoc, of: Edition, edition: Edition): RuledIn {
  const { id } = decided.situation;
  const situation = edition.situationById.get(id) ?? edition.situations.find(({ data }) => data.aliases?.includes(id));
  if (!situation) return { kind: 'gone' };
  const answers = answersIn(givenAnswers(decided.data.given, of.facts), situation);
  const { next, amounts } = replay(compiledTable(situation.table), situation.tree, answers);
  const ruling = next.kind === 'decided' ? situation.rulings.find((each) => next.outcome.id === each.id) : undefined;
  if (!ruling) return { kind: 'unclear', situation, answers };
  if (comesToTheSame(decided, of, ruling, edition, answers)) return { kind: 'same', ruling };
  // Another amount, or one that the case's numbers do not determine.
  return amounts.length === 0 ? { kind: 'other', ruling } : { kind: 'unclear', situation, answers };
}

/**
 * The answers to facts that are still asked, with values that they still have; by the names that both had
 * before, too.
 */
function answersIn(answers: Answers, { table, former }: SituationDoc): Answers {
  return queryToAnswers(answersToQuery(answers), table.facts, former).answers;
}

/** Whether two rulings mean the same for all numbers, or for the numbers of this case. */
function comesToTheSame(decided: CaseDoc, of: Edition, now: RulingDoc, edition: Edition, answers: Answers): boolean {
  const { ruling: then, data } = decided;
  const usualPoints = Object.keys(edition.book.points)[0];
  if (sameRuling(then, now, { usualPoints })) return true;
  const settled = ({ effects }: RulingDoc, given: Answers) =>
    effects.map((effect) => canonicalJson(workedOut(effect, given).written)).toSorted();
  return (
    then.modality === now.modality &&
    then.decidedBy === now.decidedBy &&
    canonicalJson(settled(then, givenAnswers(data.given, of.facts))) === canonicalJson(settled(now, answers))
  );
}
