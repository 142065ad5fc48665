/** Proof: no fact decides whether it is asked itself, however roundabout. */
import { askIfCycles } from '#decide/guards.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Flaw } from '#decide/flaw.ts';

/** Facts that guard one another in a circle; one flaw per group, in declared order. */
export function circularAskIfs({ table }: Compiled): readonly Flaw[] {
  return askIfCycles(table.facts).map((group) => ({
    kind: 'askif-cycle',
    facts: group.flatMap((position) => table.facts[position]?.id ?? []),
  }));
}
