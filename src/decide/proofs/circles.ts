/** Proof: no fact decides whether it is asked itself, and no ruling beats itself, however roundabout. */
import { askIfCycles, type Compiled } from '#decide/compile.ts';
import { cycles } from '#decide/cycles.ts';
import type { Flaw } from '#decide/prove.ts';

/** Facts that guard one another in a circle; one flaw per group, in declared order. */
export function circularAskIfs({ table }: Compiled): readonly Flaw[] {
  return askIfCycles(table.facts).map((group) => ({
    kind: 'askif-cycle',
    facts: group.flatMap((position) => table.facts[position]?.id ?? []),
  }));
}

/** Rulings that beat one another in a circle; one flaw per group. */
export function circularOverrides({ table }: Compiled): readonly Flaw[] {
  const position = new Map(table.rulings.map(({ id }, at) => [id, at]));
  const edges = table.rulings.map(({ overrides }) => overrides.flatMap((id) => position.get(id) ?? []));
  return cycles(edges).map((group) => ({
    kind: 'override-cycle',
    rulings: group.flatMap((at) => table.rulings[at]?.id ?? []),
  }));
}
