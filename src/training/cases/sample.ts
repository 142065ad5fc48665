/**
 * Draws cases from a table. Facts are drawn in sequence, a guard before what it guards; the probability of an
 * answer is its weight divided by the weights of the answers still possible (design §3.4), so that the mix
 * follows the content. A case for a given ruling is drawn with the same probabilities among that ruling's
 * cases.
 */
import { limited } from '#decide/cases.ts';
import type { Compiled } from '#decide/compiled.ts';
import { NEVER, type Node } from '#decide/diagram.ts';
import { positionOf, positionsOfAnswer, type Domain } from '#decide/domain.ts';
import { leadsOf } from '#decide/leads.ts';
import type { Answers, Assignment, TableNumber } from '#decide/table.ts';
import type { Random } from './random.ts';

/** The numbers that worked examples of a situation use together, by ruling: typical values. */
export type Usual = Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>;

/** The cases that agree with answers; contradicting answers are left out, and the result may be empty. */
export function casesGiven(compiled: Compiled, answers: Answers): Node {
  return compiled.levels.reduce((cases, domain) => {
    const answer = Object.hasOwn(answers, domain.fact.id) ? answers[domain.fact.id] : undefined;
    return answer === undefined ? cases : limited(compiled, cases, domain, positionsOfAnswer(domain, answer));
  }, compiled.possible);
}

/**
 * The share of these cases among all that can occur, from 0 to 1.
 * @param cases a subset of the possible ones.
 */
export function frequency(compiled: Compiled, cases: Node): number {
  return massOf(compiled)(compiled.possible, cases, 0);
}

/**
 * Draws one of these cases; undefined when there is none.
 * @param cases a subset of the possible ones.
 */
export function drawn(compiled: Compiled, cases: Node, random: Random, usual: Usual = {}): Assignment | undefined {
  if (cases === NEVER) return undefined;
  const mass = massOf(compiled);
  const positions = new Map<Domain, number>();
  let possible = compiled.possible;
  let left = cases;
  let outcome = compiled.outcome;
  for (const domain of compiled.levels) {
    const chances = chancesAt(compiled, possible, domain);
    const weights = chances.map((chance, at) =>
      chance === 0
        ? 0
        : chance * mass(childOf(compiled, possible, domain, at), childOf(compiled, left, domain, at), domain.level + 1),
    );
    const at = random.weighted(weights);
    positions.set(domain, at);
    possible = childOf(compiled, possible, domain, at);
    left = childOf(compiled, left, domain, at);
    outcome = childOf(compiled, outcome, domain, at);
  }
  const [ruling] = leadsOf(compiled, outcome);
  return valuesAt(positions, usual, ruling?.id ?? '', random);
}

type Mass = (possible: Node, cases: Node, level: number) => number;

/** The share of the possible cases that a node covers, from its level on. */
function massOf(compiled: Compiled): Mass {
  const known = new Map<string, number>();
  const mass: Mass = (possible, cases, level) => {
    if (cases === NEVER) return 0;
    const domain = compiled.levels[level];
    if (possible === cases || !domain) return 1;
    const key = `${possible} ${cases} ${level}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sum = chancesAt(compiled, possible, domain).reduce(
      (total, chance, at) =>
        chance === 0
          ? total
          : total +
            chance * mass(childOf(compiled, possible, domain, at), childOf(compiled, cases, domain, at), level + 1),
      0,
    );
    known.set(key, sum);
    return sum;
  };
  return mass;
}

/** The probability of every position of a fact here, n/a included. They add up to 1. */
function chancesAt(compiled: Compiled, possible: Node, domain: Domain): readonly number[] {
  const weights = [...domain.weights, ...(domain.guarded ? [1] : [])].map((weight, at) =>
    childOf(compiled, possible, domain, at) === NEVER ? 0 : weight,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function childOf({ diagram }: Compiled, node: Node, domain: Domain, at: number): Node {
  return node === NEVER ? NEVER : diagram.child(node, domain.level, at);
}

/**
 * The values at these positions. Large numbers come from one worked example, because they belong together.
 */
function valuesAt(positions: ReadonlyMap<Domain, number>, usual: Usual, ruling: string, random: Random): Assignment {
  const fits = (given: Readonly<Record<string, number>>): boolean =>
    [...positions].every(([domain, at]) => {
      const number = given[domain.fact.id];
      return number === undefined || at >= domain.size || positionOf(domain, number) === at;
    });
  const together = (usual[ruling] ?? []).filter(fits);
  const example = together[random.below(together.length)] ?? {};
  const others = Object.values(usual).flat();
  return Object.fromEntries(
    [...positions].map(([domain, at]) => {
      const { id } = domain.fact;
      const known = others.flatMap((given) => given[id] ?? []);
      return [id, valueAt(domain, at, random, example[id], known)];
    }),
  );
}

/** The value at a position: an option, a number of the cell, or null for n/a. */
function valueAt(
  { fact, cells, size }: Domain,
  at: number,
  random: Random,
  example: number | undefined,
  known: readonly number[],
): string | number | null {
  if (at >= size) return null;
  if (fact.kind === 'choice') return fact.options[at]?.id ?? null;
  const [from, to] = cells[at] ?? [fact.min, fact.min];
  const numbers = numbersIn(fact, from, to, example === undefined ? known : [example]);
  return numbers[random.below(numbers.length)] ?? from;
}

/** In a cell with more numbers than this, some are untypical. */
const FEW = 4;
/** Numbers in a cell with more than this are taken from worked examples. */
const MANY = 12;

/**
 * The numbers of a cell that a case may use: all if they are few, else those of worked examples, or near
 * them.
 */
function numbersIn(fact: TableNumber, from: number, to: number, known: readonly number[]): readonly number[] {
  const { step } = fact;
  const count = (to - from) / step + 1;
  const all = Array.from({ length: Math.min(count, MANY) }, (_, at) => from + at * step);
  if (count <= FEW) return all;
  const met = [...new Set(known)].filter((number) => number >= from && number <= to).sort((a, b) => a - b);
  if (count > MANY) return met.length > 0 ? met : [from];
  const near = all.filter((number) => met.some((each) => Math.abs(each - number) <= step));
  return near.length > 0 ? near : all.slice(0, FEW);
}
