/** Proof: every ruling is the ruling of some case. */
import { applying, winners } from '#decide/applicable.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Flaw } from '#decide/flaw.ts';

/**
 * Rulings that never win, alone or in a conflict; including those that only several others together shadow.
 */
export function deadRulings({ diagram, table, applicable, beats }: Compiled): readonly Flaw[] {
  const applied = new Set<number>();
  const won = new Set<number>();
  const shadows = table.rulings.map(() => new Set<number>());
  diagram.map(applicable, (leaf) => {
    const here = applying(diagram, leaf);
    for (const position of winners(beats, here)) won.add(position);
    for (const position of here) {
      applied.add(position);
      for (const other of here) if (beats[other]?.has(position)) shadows[position]?.add(other);
    }
    return leaf;
  });
  return table.rulings.flatMap(({ id }, position): readonly Flaw[] => {
    if (won.has(position)) return [];
    const shadowedBy = table.rulings.filter((_, other) => shadows[position]?.has(other)).map((ruling) => ruling.id);
    return [
      { kind: 'dead-ruling', ruling: id, shadowedBy, reason: applied.has(position) ? 'overridden' : 'impossible' },
    ];
  });
}
