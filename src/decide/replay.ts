/**
 * Where a set of answers leads: the state of a questioning is a pure replay of its answers through the tree.
 */
import { amountFacts } from './amounts.ts';
import { questionsAtMost } from './at-most.ts';
import { choicesOf } from './choices.ts';
import { NEVER } from './diagram.ts';
import { leadsOf, ruledBy } from './leads.ts';
import { wouldSettleMost } from './narrow.ts';
import { open, whenNotApplicable } from './state.ts';
import { struckBy } from './struck.ts';
import { questionOf, settledByAll, validAnswers, walked, type Walk } from './walk.ts';
import type { Domain } from './domain.ts';
import type { Compiled } from './compiled.ts';
import type { Next, Progress } from './progress.ts';
import type { Answer, Answers } from './table.ts';
import type { Tree } from './tree.ts';

/**
 * Replays answers. Answers to unknown facts, or with impossible values, are dropped. The result is `decided`
 * only if every case that the given answers allow has that ruling.
 */
export function replay(compiled: Compiled, tree: Tree, answers: Answers): Progress {
  const valid = validAnswers(compiled, answers);
  const walk = walked(compiled, tree, valid);
  const shortcut = settledByAll(compiled, walk, valid);
  const end = shortcut ?? walk;
  const next = nextOf(compiled, tree, end, valid);
  const ofInterest = next.kind === 'decided' ? amountFacts(compiled, end.cases, next.outcome.id, valid) : undefined;
  const exact = new Set(end.given.filter(({ answer }) => isExact(answer)).map(({ fact }) => fact));
  return {
    given: end.given,
    struck: struckBy(compiled, end, valid, ofInterest),
    next,
    amounts: (ofInterest ?? []).filter((fact) => !exact.has(fact)),
  };
}

function nextOf(compiled: Compiled, tree: Tree, walk: Walk, valid: ReadonlyMap<Domain, Answer>): Next {
  if (walk.cases === NEVER) return { kind: 'impossible' };
  const outcome = ruledBy(compiled, walk.state);
  if (outcome) return { kind: 'decided', outcome };
  const domain = questionOf(compiled, tree, walk);
  if (domain) return questionAbout(compiled, tree, walk, domain, valid);
  const settles = wouldSettleMost(
    compiled,
    walk.cases,
    compiled.domains.filter((one) => unsure(compiled, walk, one) && !isLost(valid.get(one))),
  );
  return { kind: 'undecided', remaining: leadsOf(compiled, walk.cases), ...(settles && { settles: settles.fact.id }) };
}

function questionAbout(
  compiled: Compiled,
  tree: Tree,
  walk: Walk,
  domain: Domain,
  valid: ReadonlyMap<Domain, Answer>,
): Next {
  const choices = choicesOf(compiled, tree, walk, domain);
  const { by } = domain.fact;
  return {
    kind: 'question',
    fact: domain.fact.id,
    open: choices,
    atMost: questionsAtMost(compiled, walk, domain, valid),
    ...(by && { by }),
  };
}

/** Whether a fact is known to apply, but has several values in what the answers allow. */
function unsure(compiled: Compiled, { cases }: Walk, domain: Domain): boolean {
  return whenNotApplicable(compiled, cases, domain) === NEVER && open(compiled, cases, domain).length > 1;
}

function isLost(answer: Answer | undefined): boolean {
  return answer?.kind === 'unknown' && answer.forGood === true;
}

function isExact(answer: Answer): boolean {
  return answer.kind === 'option' || (answer.kind === 'range' && answer.from === answer.to);
}
