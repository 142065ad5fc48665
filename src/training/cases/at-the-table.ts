/** Scoring of the drill at the table: replays the questions in the order in which they were asked. Pure. */
import { answersOf } from '#decide/exact-answer.ts';
import { limited } from '#decide/cases.ts';
import { NEVER, type Node } from '#decide/diagram.ts';
import { all, positionOf } from '#decide/domain.ts';
import { leadsOf } from '#decide/leads.ts';
import { simplify } from '#decide/state.ts';
import type { Waste } from '#i18n/words.ts';
import type { DrillCase } from './case.ts';
import { outcomesIn } from './outcome.ts';
import { isRight, type Ruled } from './right.ts';
import { shortestQuestions, type Ready } from './situation.ts';

export interface Judged {
  /** Whether it is the ruling of this case, or an equivalent one. */
  readonly right: boolean;
  /** Whether the answers left only this ruling; a right ruling that was not settled was guessed. */
  readonly settled: boolean;
  /** Questions whose answer could still make a difference when they were asked, in order. */
  readonly needed: readonly string[];
  /** Questions that could not make a difference any more, ever, or yet, in order. */
  readonly wasted: readonly string[];
  /** The rulings that the answers left open, by id. One of them if it was settled. */
  readonly open: readonly string[];
  /** The questions of the shortest way, in order. */
  readonly shortest: readonly string[];
  /** 0 to {@link FULL_MARKS}. */
  readonly score: number;
}

export const FULL_MARKS = 10;
/** The score of a right ruling that was guessed. */
export const GUESSED = 4;
/** The minimum score of a right ruling that was settled, however many questions were superfluous. */
export const LEAST_SETTLED = 6;

/**
 * Scores a ruling.
 * @param asked facts in the order in which they were asked; those of other situations too, each once.
 */
export function judged(situation: Ready, drill: DrillCase, asked: readonly string[], ruled: Ruled): Judged {
  const weighed = weighedQuestions(situation, drill, asked);
  const needed = weighed.filter(({ waste }) => waste === undefined).map(({ fact }) => fact);
  const wasted = weighed.filter(({ waste }) => waste !== undefined).map(({ fact }) => fact);
  const { open, settled } = knownAfter(situation, drill, asked);
  const shortest = shortestWay(situation, drill);
  const right = isRight(situation, drill, ruled);
  return { right, settled, needed, wasted, open, shortest, score: scoreOf(right, settled, wasted.length) };
}

/** A question, and why it was superfluous when it was asked, if it was. */
export interface Weighed {
  readonly fact: string;
  readonly waste?: Waste;
}

/**
 * Every question by what was open at that moment. One that turned out not to arise, before it was known
 * whether it does, was too early. It tells nothing here, so that the question that should have come before it
 * is still a good one.
 * @param asked facts in the order in which they were asked.
 */
export function weighedQuestions(situation: Ready, drill: DrillCase, asked: readonly string[]): readonly Weighed[] {
  const told: string[] = [];
  return asked.map((fact) => {
    const waste = wasteOf(situation, drill, told, fact);
    if (waste !== 'early') told.push(fact);
    return { fact, ...(waste === undefined ? {} : { waste }) };
  });
}

/** Why a question is superfluous after others; undefined if its answer can still make a difference. */
function wasteOf(situation: Ready, drill: DrillCase, before: readonly string[], fact: string): Waste | undefined {
  if (!situation.compiled.byFact.has(fact)) return 'elsewhere';
  const { settled } = knownAfter(situation, drill, before);
  if (!couldMatter(situation, drill, before, fact)) return settled ? 'settled' : 'idle';
  const arises = (drill.assignment[fact] ?? null) !== null;
  return arises || settled ? undefined : 'early';
}

/** What is known after some questions. */
export interface Known {
  /** The rulings that are still possible, by id. */
  readonly open: readonly string[];
  /** The same without duplicates: of rulings that are equivalent in this case only the first. */
  readonly apart: readonly string[];
  /** Whether one ruling is left, up to equivalence, and its amounts are known. */
  readonly settled: boolean;
}

/** @param asked facts in any order; those of other situations have no effect. */
export function knownAfter(situation: Ready, drill: DrillCase, asked: readonly string[]): Known {
  const known = knownIn(situation, drill, casesAfter(situation, drill, asked));
  const amounts = amountFactsOf(situation, drill);
  return { ...known, settled: known.apart.length === 1 && amounts.every((fact) => asked.includes(fact)) };
}

/** How many rulings each possible reply to a question would leave, ascending. */
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

/** Whether an answer can still change the ruling, or the amounts of a possible ruling. */
export function couldMatter(situation: Ready, drill: DrillCase, asked: readonly string[], fact: string): boolean {
  return mattersIn(situation, casesAfter(situation, drill, asked), fact);
}

/** The questions that settle a case soonest, in order, and those that its amounts need. */
export function shortestWay(situation: Ready, { assignment, told }: DrillCase): readonly string[] {
  const way = shortestQuestions(situation, assignment);
  return [...way, ...told.flatMap(({ fact }) => (way.includes(fact) ? [] : [fact]))];
}

/** The facts that the amounts of a case's ruling need. */
function amountFactsOf({ compiled }: Ready, { ruling, assignment }: DrillCase): readonly string[] {
  const needed = compiled.table.rulings.find(({ id }) => id === ruling)?.amountFacts ?? [];
  return needed.filter((fact) => (assignment[fact] ?? null) !== null);
}

/** The rulings that cases leave. Equivalent ones need not be told apart. */
function knownIn({ compiled, data }: Ready, { assignment }: DrillCase, cases: Node): Pick<Known, 'open' | 'apart'> {
  const open = leadsOf(compiled, simplify(compiled, cases)).map(({ id }) => id);
  const key = outcomesIn(data, answersOf(assignment));
  const keys = open.map(key);
  return { open, apart: open.filter((_, at) => keys.indexOf(keys[at]) === at) };
}

function mattersIn({ compiled }: Ready, cases: Node, fact: string): boolean {
  const domain = compiled.byFact.get(fact);
  if (!domain || limited(compiled, cases, domain, all(domain)) === NEVER) return false;
  const state = simplify(compiled, cases);
  if (compiled.diagram.dependsOn(state, domain.level)) return true;
  const open = new Set(leadsOf(compiled, state).map(({ id }) => id));
  return compiled.table.rulings.some(({ id, amountFacts }) => open.has(id) && amountFacts.includes(fact));
}

/** The cases that remain after the replies to these questions. */
function casesAfter({ compiled }: Ready, { assignment }: DrillCase, asked: readonly string[]): Node {
  return asked.reduce((cases, fact) => {
    const domain = compiled.byFact.get(fact);
    if (!domain) return cases;
    const value = assignment[fact];
    const at = value === null || value === undefined ? domain.size : positionOf(domain, value);
    return limited(compiled, cases, domain, [at]);
  }, compiled.outcome);
}

function scoreOf(right: boolean, settled: boolean, wasted: number): number {
  if (!right) return 0;
  return settled ? Math.max(LEAST_SETTLED, FULL_MARKS - wasted) : GUESSED;
}
