/** Following answers through the tree, and on without it where they leave it. */
import { limited } from './cases.ts';
import { NEVER, type Node } from './diagram.ts';
import { positionsOf, positionsOfAnswer, type Domain } from './domain.ts';
import { ruledBy } from './leads.ts';
import { nextQuestion, withoutHopeless } from './narrow.ts';
import { answered, open, start, whenNotApplicable } from './state.ts';
import type { Compiled } from './compiled.ts';
import type { Given } from './progress.ts';
import type { Answer, Answers } from './table.ts';
import type { Tree, TreeBranch } from './tree.ts';

/** How far the answers have led. */
export interface Walk {
  readonly given: readonly Given[];
  /** Every case that the given answers allow, nothing dropped. */
  readonly cases: Node;
  /** Answered facts are restricted, unknown ones joined over. */
  readonly state: Node;
  /** Where in the tree; undefined once an answer has left it. */
  readonly at: number | undefined;
}

/** The answers that the table knows what to do with. */
export function validAnswers(compiled: Compiled, answers: Answers): ReadonlyMap<Domain, Answer> {
  const valid = new Map<Domain, Answer>();
  for (const domain of compiled.domains) {
    const answer = Object.hasOwn(answers, domain.fact.id) ? answers[domain.fact.id] : undefined;
    if (answer && positionsOfAnswer(domain, answer).length > 0) valid.set(domain, answer);
  }
  return valid;
}

/** Follows the answers until a question has none, or no question is left. */
export function walked(compiled: Compiled, tree: Tree, valid: ReadonlyMap<Domain, Answer>): Walk {
  let walk: Walk = { given: [], cases: compiled.outcome, state: start(compiled), at: tree.root };
  for (;;) {
    const domain = questionOf(compiled, tree, walk);
    const answer = domain && valid.get(domain);
    const onward = domain && answer && taken(compiled, tree, walk, domain, answer);
    if (!onward) return walk;
    walk = onward;
  }
}

/** The walk after an answer; undefined if the answer cannot occur here. */
export function taken(compiled: Compiled, tree: Tree, walk: Walk, domain: Domain, answer: Answer): Walk | undefined {
  const possible = new Set(open(compiled, walk.cases, domain));
  const positions = positionsOfAnswer(domain, answer).filter((at) => possible.has(at));
  if (positions.length === 0) return undefined;
  const given = [...walk.given, { fact: domain.fact.id, answer }];
  return { ...onwards(compiled, tree, walk, domain, positions), given };
}

/** The walk with a question narrowed to these values, without adding to the given answers. */
export function onwards(
  compiled: Compiled,
  tree: Tree,
  walk: Walk,
  domain: Domain,
  positions: readonly number[],
): Walk {
  const { given } = walk;
  const cases = limited(compiled, walk.cases, domain, positions);
  const state = answered(compiled, walk.state, domain, positions);
  const branch = branchesAt(tree, walk).find(({ in: values }) => includesAll(positionsOf(domain, values), positions));
  if (branch) return { given, cases, state, at: branch.to };
  return { given, cases, state: withoutHopeless(compiled, state), at: undefined };
}

/** The question at this point, if one is needed. */
export function questionOf(compiled: Compiled, tree: Tree, walk: Walk): Domain | undefined {
  if (ruledBy(compiled, walk.state)) return undefined;
  if (walk.at === undefined) return nextQuestion(compiled, walk.state);
  const node = tree.nodes[walk.at];
  return node && 'fact' in node ? compiled.byFact.get(node.fact) : undefined;
}

/** The branches of the question in the tree; empty outside of the tree. */
export function branchesAt(tree: Tree, { at }: Walk): readonly TreeBranch[] {
  const node = at === undefined ? undefined : tree.nodes[at];
  return node && 'branches' in node ? node.branches : [];
}

function includesAll(set: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((one) => set.includes(one));
}

/** Where answers to later questions settle the ruling all the same, they count, and no question is needed. */
export function settledByAll(compiled: Compiled, walk: Walk, valid: ReadonlyMap<Domain, Answer>): Walk | undefined {
  if (ruledBy(compiled, walk.state)) return undefined;
  let { cases, given } = walk;
  for (const domain of compiled.levels) {
    const answer = valid.get(domain);
    if (!answer || answer.kind === 'unknown' || given.some(({ fact }) => fact === domain.fact.id)) continue;
    if (!compiled.diagram.dependsOn(walk.state, domain.level) || whenNotApplicable(compiled, cases, domain) !== NEVER)
      continue;
    const possible = new Set(open(compiled, cases, domain));
    const positions = positionsOfAnswer(domain, answer).filter((at) => possible.has(at));
    if (positions.length === 0 || positions.length === possible.size) continue;
    cases = limited(compiled, cases, domain, positions);
    given = [...given, { fact: domain.fact.id, answer }];
    if (ruledBy(compiled, cases)) return { given, cases, state: compiled.diagram.reach(cases), at: undefined };
  }
  return undefined;
}
