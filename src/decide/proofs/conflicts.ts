/** Proof: no case has more than one ruling. */
import { casesWith } from '#decide/cases.ts';
import { witness } from '#decide/widen.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Flaw } from '#decide/flaw.ts';

/**
 * Rulings that hold together; one flaw per group, not per case. A group is left out if each two of its
 * rulings are in a smaller group.
 */
export function conflicts(compiled: Compiled): readonly Flaw[] {
  const { diagram, possible, outcomes } = compiled;
  const position = new Map(compiled.table.rulings.map(({ id }, at) => [id, at]));
  const places = (ids: readonly string[]): readonly number[] => ids.map((id) => position.get(id) ?? 0);
  const groups = outcomes.flatMap((outcome) => (outcome.kind === 'conflict' ? [outcome.ids] : []));
  groups.sort((a, b) => a.length - b.length || compareLists(places(a), places(b)));
  // Of a pair the size of its smallest group, so that the order of the rulings does not matter.
  const smallest = new Map<string, number>();
  for (const group of groups)
    for (const pair of pairsOf(group)) if (!smallest.has(pair)) smallest.set(pair, group.length);
  const flaws: Flaw[] = [];
  for (const group of groups) {
    const [first, second, ...others] = group;
    const isCovered = pairsOf(group).every((pair) => (smallest.get(pair) ?? 0) < group.length);
    if (first === undefined || second === undefined || isCovered) continue;
    const cases = casesWith(compiled, (at) => {
      const outcome = outcomes[at];
      return outcome?.kind === 'conflict' && group.every((id) => outcome.ids.includes(id));
    });
    const box = witness(compiled, cases, diagram.without(possible, cases));
    if (box) flaws.push({ kind: 'conflict', rulings: [first, second, ...others], witness: box });
  }
  return flaws;
}

function pairsOf(group: readonly string[]): readonly string[] {
  return group.flatMap((one, at) => group.slice(at + 1).map((other) => JSON.stringify([one, other])));
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const difference = number - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
