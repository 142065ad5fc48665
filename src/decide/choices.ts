/** What can be answered to a question, and what each answer leads to. */
import { limited } from './cases.ts';
import { all, allowedAt, positionsOf, type Domain } from './domain.ts';
import { leadsOf } from './leads.ts';
import { answered, open } from './state.ts';
import { branchesAt, type Walk } from './walk.ts';
import type { Compiled } from './compiled.ts';
import type { AnswerChoice } from './progress.ts';
import type { Tree } from './tree.ts';

/** The answers on offer: the options of a choice one by one, the numbers with the same prospect together. */
export function choicesOf(compiled: Compiled, tree: Tree, walk: Walk, domain: Domain): readonly AnswerChoice[] {
  const possible = new Set(open(compiled, walk.cases, domain));
  const groups = new Map<string, number[]>();
  for (const at of all(domain)) {
    const key =
      domain.fact.kind === 'choice'
        ? `option ${String(at)}`
        : possible.has(at)
          ? prospect(compiled, tree, walk, domain, at)
          : '';
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  return [...groups.values()].map((positions) => ({
    values: allowedAt(domain, positions),
    leads: leadsOf(compiled, limited(compiled, walk.cases, domain, positions)),
    possible: positions.some((at) => possible.has(at)),
  }));
}

function prospect(compiled: Compiled, tree: Tree, walk: Walk, domain: Domain, position: number): string {
  if (walk.at === undefined) return String(answered(compiled, walk.state, domain, [position]));
  return String(branchesAt(tree, walk).findIndex(({ in: values }) => positionsOf(domain, values).includes(position)));
}
