/** The ruling in one case. */
import { NEVER } from './diagram.ts';
import { positionOf } from './domain.ts';
import type { Compiled, Outcome } from './compiled.ts';
import type { Assignment } from './table.ts';

/**
 * What follows when everything is known.
 * @param assignment a value for every fact: an option, a number, or null for n/a.
 * @returns `impossible` also where a fact lacks a value it must have, has one it cannot have, or is n/a
 *   wrongly.
 */
export function decide(compiled: Compiled, assignment: Assignment): Outcome {
  const { diagram, levels, outcomes } = compiled;
  let node = compiled.outcome;
  for (const domain of levels) {
    const value = assignment[domain.fact.id];
    const position =
      value === undefined ? -1 : value !== null ? positionOf(domain, value) : domain.guarded ? domain.size : -1;
    if (position < 0) return { kind: 'impossible' };
    node = diagram.child(node, domain.level, position);
  }
  if (node === NEVER) return { kind: 'impossible' };
  return outcomes[diagram.setOf(node)?.[0] ?? -1] ?? { kind: 'impossible' };
}
