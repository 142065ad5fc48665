/**
 * A case at the table: the state of an address, replayed through the engine. Every view is derived from it.
 */
import { answersToQuery, queryToAnswers, type FormerAnswers } from './answers.ts';
import type { Compiled } from '#decide/compiled.ts';
import { replay } from '#decide/replay.ts';
import type { Given, Progress } from '#decide/progress.ts';
import type { Answer, Answers } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';

export interface Case {
  /** Every answer of the address, including those that no longer matter. */
  readonly answers: Answers;
  /** Keys of the address with a value that is no answer to this situation's facts. */
  readonly dropped: readonly string[];
  /** Facts that the address answers in different ways; the last answer counts. */
  readonly contradicted: readonly Given[];
  readonly progress: Progress;
  /** Answers that are pending: their question has not come up yet, or comes up again. */
  readonly kept: readonly Given[];
}

/** Replays a query. Never throws, whatever the query. */
export function caseOf(compiled: Compiled, tree: Tree, query: string, former?: FormerAnswers): Case {
  const { answers, dropped, contradicted: twice } = queryToAnswers(query, compiled.table.facts, former);
  const progress = replay(compiled, tree, answers);
  const placed = new Set([...progress.given, ...progress.struck].map(({ fact }) => fact).concat(progress.amounts));
  const kept = Object.entries(answers).flatMap(([fact, answer]) => (placed.has(fact) ? [] : [{ fact, answer }]));
  const contradicted = Object.entries(answers).flatMap(([fact, answer]) =>
    twice.includes(fact) ? [{ fact, answer }] : [],
  );
  return { answers, dropped, contradicted, progress, kept };
}

/** The answers that lead to the ruling, in the order of their questions: a link to it has exactly these. */
export function countingAnswers({ answers, progress }: Case): Answers {
  const counting = progress.given.map(({ fact }) => fact).concat(progress.amounts);
  return Object.fromEntries(
    counting.flatMap((fact) => {
      const answer = answers[fact];
      return answer === undefined ? [] : [[fact, answer]];
    }),
  );
}

/**
 * The query that asks a question again. Later answers stay, except where they alone would settle the ruling
 * and so keep the question from coming up: an answer can only be changed where its question is shown.
 */
export function queryAsking(compiled: Compiled, tree: Tree, { answers, progress }: Case, fact: string): string {
  const query = queryWith(answers, fact, undefined);
  const { next } = caseOf(compiled, tree, query).progress;
  if (next.kind === 'question' && next.fact === fact) return query;
  const at = progress.given.findIndex((given) => given.fact === fact);
  if (at < 0) return query;
  const before = progress.given.slice(0, at).map((given) => [given.fact, given.answer] as const);
  return answersToQuery(Object.fromEntries(before));
}

/** The query of a case with one answer given, changed, or removed. */
export function queryWith(answers: Answers, fact: string, answer: Answer | undefined): string {
  const { [fact]: _, ...rest } = answers;
  return answersToQuery(answer === undefined ? rest : { ...rest, [fact]: answer });
}
