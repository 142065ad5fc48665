/**
 * Called to a table: what was asked, what the table said, and how good the ruling was. A pure replay of the
 * questions in the order in which they were asked.
 */
import { answersOf } from '#decide/exact-answer.ts';
import { limited } from '#decide/cases.ts';
import { NEVER, type Node } from '#decide/diagram.ts';
import { positionOf } from '#decide/domain.ts';
import { leadsOf } from '#decide/leads.ts';
import { simplify } from '#decide/state.ts';
import type { DrillCase } from './case.ts';
import { askedAmounts, outcomesIn, type AskedAmount } from './outcome.ts';
import { wayOf, type Ready } from './situation.ts';

export { askables, replyTo, type Askable, type Reply } from './questions.ts';

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
export const GUESSED = 4;
/** What a right ruling that was settled is worth at least, however many questions were wasted. */
export const LEAST_SETTLED = 6;

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
  const needed: string[] = [];
  const wasted: string[] = [];
  let cases = situation.compiled.outcome;
  for (const fact of asked) {
    (mattersIn(situation, cases, fact) ? needed : wasted).push(fact);
    cases = casesAfter(situation, drill, [fact], cases);
  }
  const { open, settled } = knownAfter(situation, drill, asked);
  const shortest = shortestWay(situation, drill);
  const right = isRight(situation, drill, ruled);
  return { right, settled, needed, wasted, open, shortest, score: scoreOf(right, settled, wasted.length) };
}

/** What somebody knows who has asked these questions. */
export interface Known {
  /** The rulings that are still possible, by id. */
  readonly open: readonly string[];
  /**
   * The same, but of those that come to the same in this case the first alone: nobody need tell them apart.
   */
  readonly apart: readonly string[];
  /** Whether one ruling is left, or what comes to the same, and its amounts are known. */
  readonly settled: boolean;
}

/** @param asked facts in any order; those of other situations tell nothing. */
export function knownAfter(situation: Ready, drill: DrillCase, asked: readonly string[]): Known {
  const known = knownIn(situation, drill, casesAfter(situation, drill, asked));
  const amounts = amountFactsOf(situation, drill);
  return { ...known, settled: known.apart.length === 1 && amounts.every((fact) => asked.includes(fact)) };
}

/**
 * How many rulings each reply to a question would leave: ascending, one number for each reply that can still
 * be given.
 */
export function leavesOf(
  situation: Ready,
  drill: DrillCase,
  asked: readonly string[],
  fact: string,
): readonly number[] {
  const { compiled } = situation;
  const domain = compiled.byFact.get(fact);
  if (!domain) return [];
  const cases = casesAfter(situation, drill, asked);
  return Array.from({ length: domain.size + (domain.guarded ? 1 : 0) }, (_, at) =>
    limited(compiled, cases, domain, [at]),
  )
    .filter((left) => left !== NEVER)
    .map((left) => knownIn(situation, drill, left).open.length)
    .sort((a, b) => a - b);
}

/** Whether an answer to a question can still change the ruling, or what a possible ruling comes to. */
export function couldMatter(situation: Ready, drill: DrillCase, asked: readonly string[], fact: string): boolean {
  return mattersIn(situation, casesAfter(situation, drill, asked), fact);
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

/**
 * The rulings that cases leave. Those that come to the same need not be told apart: whoever says one has said
 * the other.
 */
function knownIn({ compiled, data }: Ready, { assignment }: DrillCase, cases: Node): Pick<Known, 'open' | 'apart'> {
  const open = leadsOf(compiled, simplify(compiled, cases)).map(({ id }) => id);
  const key = outcomesIn(data, answersOf(assignment));
  const keys = open.map(key);
  return { open, apart: open.filter((_, at) => keys.indexOf(keys[at]) === at) };
}

function mattersIn({ compiled }: Ready, cases: Node, fact: string): boolean {
  const domain = compiled.byFact.get(fact);
  if (!domain) return false;
  const state = simplify(compiled, cases);
  if (compiled.diagram.dependsOn(state, domain.level)) return true;
  const open = new Set(leadsOf(compiled, state).map(({ id }) => id));
  return compiled.table.rulings.some(({ id, amountFacts }) => open.has(id) && amountFacts.includes(fact));
}

/** The cases that the replies to these questions leave. */
function casesAfter(
  { compiled }: Ready,
  { assignment }: DrillCase,
  asked: readonly string[],
  among: Node = compiled.outcome,
): Node {
  return asked.reduce((cases, fact) => {
    const domain = compiled.byFact.get(fact);
    if (!domain) return cases;
    const value = assignment[fact];
    const at = value === null || value === undefined ? domain.size : positionOf(domain, value);
    return limited(compiled, cases, domain, [at]);
  }, among);
}

function scoreOf(right: boolean, settled: boolean, wasted: number): number {
  if (!right) return 0;
  return settled ? Math.max(LEAST_SETTLED, FULL_MARKS - wasted) : GUESSED;
}
