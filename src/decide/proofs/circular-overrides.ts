/** Proof: no ruling beats itself, however roundabout. */
import { cycles } from '#decide/cycles.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Flaw } from '#decide/flaw.ts';

/** Rulings that beat one another in a circle; one flaw per group. */
export function circularOverrides({ table }: Compiled): readonly Flaw[] {
  const position = new Map(table.rulings.map(({ id }, at) => [id, at]));
  const edges = table.rulings.map(({ overrides }) => overrides.flatMap((id) => position.get(id) ?? []));
  return cycles(edges).map((group) => ({
    kind: 'override-cycle',
    rulings: group.flatMap((at) => table.rulings[at]?.id ?? []),
  }));
}
