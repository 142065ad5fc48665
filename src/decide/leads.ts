/** The rulings that a prospect can still lead to. */
import type { Node } from './diagram.ts';
import { outcomesIn } from './state.ts';
import type { Compiled } from './compiled.ts';

export interface Lead {
  readonly id: string;
  /** Whether it is the situation's ruling for what the book leaves open. */
  readonly otherwise: boolean;
}

/**
 * The rulings in the table's order, the otherwise last. For a conflict, all of its rulings; for a gap, none.
 */
export function leadsOf(compiled: Compiled, node: Node): readonly Lead[] {
  const ids = new Set<string>();
  let otherwise: string | undefined;
  for (const position of outcomesIn(compiled, node)) {
    const outcome = compiled.outcomes[position];
    switch (outcome?.kind) {
      case 'ruling':
        ids.add(outcome.id);
        break;
      case 'conflict':
        for (const id of outcome.ids) ids.add(id);
        break;
      case 'otherwise':
        otherwise = outcome.id;
        break;
      case 'gap':
      case undefined:
        break;
    }
  }
  const rulings = compiled.table.rulings
    .filter(({ id }) => ids.has(id))
    .map(({ id }): Lead => ({ id, otherwise: false }));
  return otherwise === undefined ? rulings : [...rulings, { id: otherwise, otherwise: true }];
}

/**
 * The ruling that is settled; undefined while several are possible, or where the table has a gap or a
 * conflict.
 */
export function ruledBy(compiled: Compiled, node: Node): Lead | undefined {
  const outcomes = outcomesIn(compiled, node);
  const outcome = outcomes.length === 1 ? compiled.outcomes[outcomes[0] ?? -1] : undefined;
  if (outcome?.kind !== 'ruling' && outcome?.kind !== 'otherwise') return undefined;
  return { id: outcome.id, otherwise: outcome.kind === 'otherwise' };
}
