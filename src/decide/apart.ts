/** How two rulings differ: by fact, the values with which each of them can follow. */
import { casesOfRuling, limited } from './cases.ts';
import { NEVER, type Node } from './diagram.ts';
import { allowedAt, positionsOfAnswer, type Domain } from './domain.ts';
import { open, whenNotApplicable } from './state.ts';
import type { Allowed } from '#model/box.ts';
import { validAnswers } from './walk.ts';
import { coverSets, nodeOf } from './widen.ts';
import type { Compiled } from './compiled.ts';
import type { Answer, Answers } from './table.ts';

/** The values of one fact in the cases of a ruling. */
export interface Possible {
  readonly values: Allowed;
  /** Whether every value is among them. */
  readonly any: boolean;
  /** Whether the fact may also not apply. */
  readonly notApplicable: boolean;
}

export interface Difference {
  readonly fact: string;
  readonly first: Possible;
  readonly second: Possible;
  /** Whether no value is possible with both: this fact alone distinguishes them. */
  readonly decides: boolean;
}

/**
 * The facts in which two rulings differ: those that alone distinguish them first, each part in declared
 * order. Empty for a ruling and itself, and if only combinations of facts distinguish them.
 */
export function differences(compiled: Compiled, first: string, second: string): readonly Difference[] {
  return between(compiled, casesOfRuling(compiled, first), casesOfRuling(compiled, second));
}

function between(compiled: Compiled, one: Node, other: Node): readonly Difference[] {
  const found = compiled.domains.flatMap((domain): readonly Difference[] => {
    const [here, there] = [positions(compiled, one, domain), positions(compiled, other, domain)];
    if (here.length === there.length && here.every((at) => there.includes(at))) return [];
    return [
      {
        fact: domain.fact.id,
        first: possible(domain, here),
        second: possible(domain, there),
        decides: !here.some((at) => there.includes(at)),
      },
    ];
  });
  return [...found.filter(({ decides }) => decides), ...found.filter(({ decides }) => !decides)];
}

/** How two rulings differ where they come nearest to one another. */
export interface NearestDifferences {
  /** As {@link differences} has them, of one box of cases of each. */
  readonly facts: readonly Difference[];
  /** Whether one of them follows in further cases, which these values do not describe. */
  readonly more: boolean;
}

/**
 * The facts in which two rulings differ, where one of them may follow in several ways: then values of
 * different ways do not belong together, and fact by fact they would promise the ruling where it does not
 * follow. So one box of the first is held against one of the second: with answers the box that they lie in
 * and the one that contradicts the fewest of them, without any the two that differ in the fewest facts.
 */
export function nearestDifferences(
  compiled: Compiled,
  first: string,
  second: string,
  answers: Answers = {},
): NearestDifferences {
  const known = [...validAnswers(compiled, answers)].map(([domain, answer]) => {
    return [domain, positionsOfAnswer(domain, answer)] as const;
  });
  // Each answer by itself may fit a box in which a fact applies that does not apply in the case.
  const holds = (box: Node): boolean =>
    known.reduce((left, [domain, at]) => (left === NEVER ? left : limited(compiled, left, domain, at)), box) !== NEVER;
  const [ones, others] = [boxesOf(compiled, first), boxesOf(compiled, second)];
  const pairs = ones.flatMap((one) =>
    others.map((other) => {
      const facts = between(compiled, one, other);
      const against = (box: Node) =>
        known.filter(([domain, at]) => !positions(compiled, box, domain).some((each) => at.includes(each))).length;
      const far = [
        Number(!holds(one)),
        against(one),
        against(other),
        facts.filter(({ decides }) => decides).length,
        facts.length,
      ];
      return { facts, far };
    }),
  );
  const nearest = pairs.reduce((best, each) => (isNearer(each.far, best.far) ? each : best), pairs[0] ?? NOTHING);
  return { facts: nearest.facts, more: pairs.length > 1 };
}
const NOTHING = { facts: [], far: [] };

/**
 * The differences that a case must change in for the second ruling. Questions that would not apply are none,
 * nor are those that may then have any answer, as long as another difference makes them apply.
 * @param answers those of the case. A fact without one counts unless it fits the second in all cases of the
 *   first, or need apply in neither.
 */
export function toChange(facts: readonly Difference[], answers: Answers): readonly Difference[] {
  const changes = facts.filter(
    ({ fact, first, second }) => second.values.length > 0 && !fits(answers[fact], first, second),
  );
  const telling = changes.filter(({ second }) => !second.any);
  return telling.length > 0 ? telling : changes;
}

function fits(answer: Answer | undefined, first: Possible, second: Possible): boolean {
  if (answer && answer.kind !== 'unknown') return isPossible(second, answer);
  if (first.notApplicable) return second.notApplicable;
  return first.values.every((value) =>
    isPossible(
      second,
      typeof value === 'string' ? { kind: 'option', option: value } : { kind: 'range', from: value[0], to: value[1] },
    ),
  );
}

/** Whether an answer, a range as a whole, is among these values. */
function isPossible({ values }: Possible, answer: Answer): boolean {
  return values.some((value) =>
    typeof value === 'string'
      ? answer.kind === 'option' && answer.option === value
      : answer.kind === 'range' && value[0] <= answer.from && answer.to <= value[1],
  );
}

function isNearer(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** The cases of a ruling as boxes, each of which is as wide as it goes. */
function boxesOf(compiled: Compiled, ruling: string): readonly Node[] {
  const cases = casesOfRuling(compiled, ruling);
  return coverSets(compiled, cases, false).map((sets) => compiled.diagram.meet(cases, nodeOf(compiled, sets)));
}

/** With "does not apply" as the position behind the others. */
function positions(compiled: Compiled, cases: Node, domain: Domain): readonly number[] {
  const applies = open(compiled, cases, domain);
  return whenNotApplicable(compiled, cases, domain) === NEVER ? applies : [...applies, domain.size];
}

function possible(domain: Domain, at: readonly number[]): Possible {
  const values = at.filter((position) => position < domain.size);
  return {
    values: allowedAt(domain, values),
    any: values.length === domain.size,
    notApplicable: at.includes(domain.size),
  };
}
