/**
 * Called to a table: what was asked, what the table said, and how good the ruling was. A pure replay of the questions in
 * the order in which they were asked.
 */
import { inNode } from '#decide/box-node.ts';
import { ALWAYS, type Node } from '#decide/diagram.ts';
import { positionOf, type Domain } from '#decide/domain.ts';
import type { Compiled } from '#decide/compiled.ts';
import { leadsOf } from '#decide/leads.ts';
import { simplify } from '#decide/state.ts';
import type { Answer } from '#decide/table.ts';
import type { DrillCase } from './case.ts';
import { askedAmounts, outcomesIn, type AskedAmount } from './outcome.ts';
import { randomOf } from './random.ts';
import { answersOf, wayOf, type Ready } from './situation.ts';

/** A question that may be asked; `here` is false for one of another situation. */
export interface Askable {
  readonly fact: string;
  readonly ask: string;
  readonly here: boolean;
}

/** The questions to choose from, in an order that tells nothing: all of this situation, and some that belong elsewhere. */
export function askables({ data }: Ready, { seed }: DrillCase): readonly Askable[] {
  const own = data.table.facts.map(({ id }): Askable => ({ fact: id, ask: data.facts[id]?.ask ?? id, here: true }));
  const others = data.beside.map((each): Askable => ({ ...each, here: false }));
  return randomOf(`${data.id}/${seed}/questions`).shuffled([...own, ...others]);
}

/** What the table says: an answer, or that the question does not arise. */
export type Reply = { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'not-here' };

export function replyTo({ assignment }: DrillCase, fact: string): Reply {
  const answer = answersOf(assignment)[fact];
  return answer ? { kind: 'answer', answer } : { kind: 'not-here' };
}

export interface Judged {
  /** Whether it is the ruling of this case, or one that comes to the same. */
  readonly right: boolean;
  /** Whether the answers left only what was ruled; a right ruling that they did not settle was guessed. */
  readonly settled: boolean;
  /** Questions whose answer could still have made a difference when they were asked, in that order. */
  readonly needed: readonly string[];
  /** Questions that could not make a difference any more, or never, in that order. */
  readonly wasted: readonly string[];
  /** What the answers left open when it was ruled: rulings by id. One of them where it was settled. */
  readonly open: readonly string[];
  /** The questions of the shortest way, in order. */
  readonly shortest: readonly string[];
  /** Nought to {@link FULL_MARKS}. */
  readonly score: number;
}

export const FULL_MARKS = 10;
/** What a right ruling is worth that was guessed. */
const GUESSED = 4;
/** What a right ruling that was settled is worth at least, however many questions were wasted. */
const LEAST_SETTLED = 6;

/** What the arbiter said. */
export interface Ruled {
  readonly ruling: string;
  /** What was said for each of the ruling's {@link askedAmounts}, in their order; undefined for none. */
  readonly amounts: readonly (number | undefined)[];
}

/**
 * Judges a ruling.
 * @param asked facts in the order in which they were asked; those of other situations too, each once.
 */
export function judged(situation: Ready, drill: DrillCase, asked: readonly string[], ruled: Ruled): Judged {
  const { compiled } = situation;
  let cases = compiled.outcome;
  const needed: string[] = [];
  const wasted: string[] = [];
  for (const fact of asked) {
    const domain = compiled.byFact.get(fact);
    const matters = domain !== undefined && couldMatter(situation, cases, domain);
    (matters ? needed : wasted).push(fact);
    if (domain) cases = afterReply(compiled, cases, domain, drill);
  }
  const open = leadsOf(compiled, simplify(compiled, cases)).map(({ id }) => id);
  // Rulings that come to the same need not be told apart: whoever says one of them has said the other.
  const key = outcomesIn(situation.data, answersOf(drill.assignment));
  const outcomes = new Set(open.map(key));
  const shortest = shortestWay(situation, drill);
  const amounts = amountFactsOf(situation, drill);
  const settled = outcomes.size === 1 && amounts.every((fact) => asked.includes(fact));
  const right = isRight(situation, drill, ruled);
  return { right, settled, needed, wasted, open, shortest, score: scoreOf(right, settled, wasted.length) };
}

/** Whether a ruling is the one of this case, or comes to the same, with its amounts. */
export function isRight(situation: Ready, drill: DrillCase, { ruling, amounts }: Ruled): boolean {
  const key = outcomesIn(situation.data, answersOf(drill.assignment));
  if (key(ruling) !== key(drill.ruling)) return false;
  return amountsToSay(situation, drill, ruling).every(({ value }, at) => amounts[at] === value);
}

/** The amounts that whoever gives this ruling has to say in this case. */
export function amountsToSay({ data }: Ready, { assignment }: DrillCase, id: string): readonly AskedAmount[] {
  const ruling = data.rulings[id];
  return ruling ? askedAmounts(ruling, data.chips, answersOf(assignment)) : [];
}

/** The questions that settle a case soonest, in order, and those that its amounts need. */
export function shortestWay(situation: Ready, { assignment, told }: DrillCase): readonly string[] {
  const way = wayOf(situation, assignment);
  return [...way, ...told.flatMap(({ fact }) => (way.includes(fact) ? [] : [fact]))];
}

/** The facts that the amounts of a case's ruling need. */
function amountFactsOf({ compiled }: Ready, { ruling, assignment }: DrillCase): readonly string[] {
  const needed = compiled.table.rulings.find(({ id }) => id === ruling)?.amountFacts ?? [];
  return needed.filter((fact) => (assignment[fact] ?? null) !== null);
}

/** Whether an answer to a question can still change the ruling, or what a possible ruling comes to. */
function couldMatter({ compiled }: Ready, cases: Node, domain: Domain): boolean {
  const state = simplify(compiled, cases);
  if (compiled.diagram.dependsOn(state, domain.level)) return true;
  const open = new Set(leadsOf(compiled, state).map(({ id }) => id));
  return compiled.table.rulings.some(({ id, amountFacts }) => open.has(id) && amountFacts.includes(domain.fact.id));
}

function afterReply({ diagram }: Compiled, cases: Node, domain: Domain, { assignment }: DrillCase): Node {
  const value = assignment[domain.fact.id];
  const at = value === null || value === undefined ? domain.size : positionOf(domain, value);
  return diagram.meet(cases, inNode(diagram, domain, [at], ALWAYS));
}

function scoreOf(right: boolean, settled: boolean, wasted: number): number {
  if (!right) return 0;
  return settled ? Math.max(LEAST_SETTLED, FULL_MARKS - wasted) : GUESSED;
}
