/** The distance of a case from each ruling: the least number of facts that would have to differ. */
import type { Compiled } from '#decide/compiled.ts';
import { NEVER, type Node } from '#decide/diagram.ts';
import { positionOf, type Domain } from '#decide/domain.ts';
import type { Assignment } from '#decide/table.ts';

/**
 * Rulings by id, with the least number of differing facts. Facts that start or cease to apply cost nothing.
 */
export function distances(compiled: Compiled, assignment: Assignment): ReadonlyMap<string, number> {
  const known = new Map<string, ReadonlyMap<number, number>>();
  const below = (node: Node, level: number): ReadonlyMap<number, number> => {
    const domain = compiled.levels[level];
    if (node === NEVER) return new Map();
    if (!domain) return new Map((compiled.diagram.setOf(node) ?? []).map((outcome) => [outcome, 0]));
    const key = `${node} ${level}`;
    const before = known.get(key);
    if (before) return before;
    const least = new Map<number, number>();
    for (const [at, cost] of costsOf(domain, assignment).entries()) {
      for (const [outcome, far] of below(compiled.diagram.child(node, level, at), level + 1)) {
        least.set(outcome, Math.min(far + cost, least.get(outcome) ?? Infinity));
      }
    }
    known.set(key, least);
    return least;
  };
  return new Map(
    [...below(compiled.outcome, 0)].flatMap(([at, far]) => {
      const outcome = compiled.outcomes[at];
      return outcome?.kind === 'ruling' || outcome?.kind === 'otherwise' ? [[outcome.id, far] as const] : [];
    }),
  );
}

/**
 * The cases that differ from this one in one fact and have other rulings: for each fact the other values, and
 * the outcome. If the change raises a new question, any answer to it is allowed.
 */
export function oneApart(compiled: Compiled, assignment: Assignment): readonly OneApart[] {
  return compiled.levels.flatMap((domain) => {
    const mine = positionIn(domain, assignment);
    if (mine >= domain.size) return [];
    return Array.from({ length: domain.size }, (_, at) => at)
      .filter((at) => at !== mine)
      .map((at): OneApart => ({ fact: domain.fact.id, at, cases: casesWithOnly(compiled, assignment, domain, at) }))
      .filter(({ cases }) => cases !== NEVER);
  });
}

export interface OneApart {
  readonly fact: string;
  /** Position of the other value. */
  readonly at: number;
  /** The cases with that value and all other facts unchanged, as far as they still apply. */
  readonly cases: Node;
}

function casesWithOnly(compiled: Compiled, assignment: Assignment, changed: Domain, value: number): Node {
  const { diagram, levels } = compiled;
  const keep = (node: Node, level: number): Node => {
    const domain = levels[level];
    if (node === NEVER || !domain) return node;
    const mine = domain === changed ? value : positionIn(domain, assignment);
    const free = mine >= domain.size;
    const child = (at: number) => keep(diagram.child(node, level, at), level + 1);
    const arity = domain.size + (domain.guarded ? 1 : 0);
    const children = Array.from({ length: arity }, (_, at) => {
      const isKept = at === mine || (domain !== changed && domain.guarded && (free || at === domain.size));
      return isKept ? child(at) : NEVER;
    });
    return diagram.node(level, children);
  };
  return keep(compiled.possible, 0);
}

/** The cost of each position of a fact: 1 for another value than the case has, 0 if either is n/a. */
function costsOf(domain: Domain, assignment: Assignment): readonly number[] {
  const mine = positionIn(domain, assignment);
  const arity = domain.size + (domain.guarded ? 1 : 0);
  return Array.from({ length: arity }, (_, at) => (at === mine || at >= domain.size || mine >= domain.size ? 0 : 1));
}

function positionIn(domain: Domain, assignment: Assignment): number {
  const value = assignment[domain.fact.id];
  return value === null || value === undefined ? domain.size : positionOf(domain, value);
}
