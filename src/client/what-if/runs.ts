/** The outcome for every value of a number, with the other answers unchanged. */
import { caseOf, queryWith } from '#addresses/case.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Next } from '#decide/progress.ts';
import type { Answers } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';

/** Consecutive numbers with the same outcome, both ends included. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly next: Next;
}

/** The runs of a number, ascending; together they cover its range. Empty for a fact that is not a number. */
export function runsOf(compiled: Compiled, tree: Tree, answers: Answers, fact: string): readonly Run[] {
  const runs: Run[] = [];
  for (const [from, to] of compiled.byFact.get(fact)?.cells ?? []) {
    const query = queryWith(answers, fact, { kind: 'range', from, to });
    const { next } = caseOf(compiled, tree, query).progress;
    const last = runs.at(-1);
    if (last && nameOf(last.next) === nameOf(next)) runs[runs.length - 1] = { ...last, to };
    else runs.push({ from, to, next });
  }
  return runs;
}

/** Identifies an outcome as a reader sees it. */
function nameOf(next: Next): string {
  switch (next.kind) {
    case 'decided':
      return `decided ${next.outcome.id}`;
    case 'question':
      return `question ${next.fact}`;
    case 'undecided':
      return `undecided ${next.remaining.map(({ id }) => id).join(' ')}`;
    case 'impossible':
      return 'impossible';
  }
}
