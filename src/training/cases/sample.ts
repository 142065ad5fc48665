/**
 * Cases drawn from a table. Facts are drawn one after another, what guards a fact before it; the chance of an
 * answer is its weight over the weights of the answers that are still possible (design §3.4), so that the mix
 * is the one that the content declares. A case of one ruling is drawn by the same chances among that ruling's
 * cases alone.
 */
import { casesWith, limited } from '#decide/cases.ts';
import type { Compiled } from '#decide/compiled.ts';
import { NEVER, type Node } from '#decide/diagram.ts';
import { positionOf, positionsOfAnswer, type Domain } from '#decide/domain.ts';
import { leadsOf } from '#decide/leads.ts';
import type { Answers, Assignment, TableNumber } from '#decide/table.ts';
import type { Random } from './random.ts';

/**
 * The numbers that worked examples of a situation give together, by the ruling that they lead to: what people
 * meet.
 */
export type Usual = Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>;

/** The cases that one ruling decides; NEVER for an id that the table does not have. */
export function casesOfRuling(compiled: Compiled, ruling: string): Node {
  return casesWith(compiled, (position) => {
    const outcome = compiled.outcomes[position];
    return (outcome?.kind === 'ruling' || outcome?.kind === 'otherwise') && outcome.id === ruling;
  });
}

/**
 * The cases that answers leave, among these; those that they contradict are left out, and none may be left.
 */
export function casesGiven(compiled: Compiled, answers: Answers, among = compiled.possible): Node {
  return compiled.levels.reduce((cases, domain) => {
    const answer = Object.hasOwn(answers, domain.fact.id) ? answers[domain.fact.id] : undefined;
    return answer === undefined ? cases : limited(compiled, cases, domain, positionsOfAnswer(domain, answer));
  }, among);
}

/**
 * How often these cases come up among all that can occur, from 0 to 1.
 * @param cases a part of what is possible.
 */
export function frequency(compiled: Compiled, cases: Node): number {
  return massOf(compiled)(compiled.possible, cases, 0);
}

/**
 * A case among these; undefined where there is none.
 * @param cases a part of what is possible.
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

/** The share of what is possible from a level on that cases take up. */
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

/** The chance of every position of a fact here, n/a included where there is one. They add up to 1. */
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
 * The values at these positions. Numbers that people do not count out come from one worked example: they go
 * together.
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

/** Of more numbers than these, people meet some and not others. */
const FEW = 4;
/** More than these nobody counts out at a table: then it is a number that somebody has met. */
const MANY = 12;

/**
 * The numbers of a cell that a case may have: all where they are few, and else those of worked examples, or
 * near them.
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
