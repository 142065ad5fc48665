/** Flaws of a table that are reported; the others follow from these. */
import type { Flaw } from '#decide/flaw.ts';
import type { SituationTable } from '#library/tables.ts';
import { isAmong } from '#model/allowed.ts';
import type { Box } from '#model/index.ts';
import { flawsOf, hasCycle } from './provable.ts';

/**
 * What is reported of what the engine has against a table: of flaws with one cause only the cause, be it a
 * cycle or an answer that can never be given. Nor is a question superfluous that another reading depends on.
 */
export function tellingFlaws(each: SituationTable): readonly Flaw[] {
  const { table } = each;
  const flaws = flawsOf(table);
  if (hasCycle(table)) return flaws.filter((flaw) => flaw.kind === 'askif-cycle' || flaw.kind === 'override-cycle');
  const readOtherwise = factsReadOtherwise(each);
  const isNever = neverGiven(flaws);
  const cut = new Set(flaws.flatMap((flaw) => (flaw.kind === 'dead-option' ? [flaw.fact] : [])));
  return flaws.filter((flaw) => {
    switch (flaw.kind) {
      case 'dead-ruling': {
        const when = table.rulings.find(({ id }) => id === flaw.ruling)?.when ?? [];
        return flaw.reason === 'overridden' || when.length === 0 || !when.every(isNever);
      }
      case 'unreachable-question': {
        if (flaw.reason === 'never-matters') return !cut.has(flaw.fact) && !readOtherwise.has(flaw.fact);
        const { askIf = [] } = table.facts.find(({ id }) => id === flaw.fact) ?? {};
        return askIf.length === 0 || !askIf.every(neverGiven(flaws, false));
      }
      default:
        return true;
    }
  });
}

/** Whether a box needs an answer that can never be given, or one to what is never asked. */
function neverGiven(flaws: readonly Flaw[], alsoUnasked = true): (box: Box) => boolean {
  const dead = new Map(flaws.flatMap((flaw) => (flaw.kind === 'dead-option' ? [[flaw.fact, flaw.values]] : [])));
  const unasked = new Set(
    flaws.flatMap((flaw) =>
      alsoUnasked && dead.size > 0 && flaw.kind === 'unreachable-question' && flaw.reason === 'never-asked'
        ? [flaw.fact]
        : [],
    ),
  );
  return (box) =>
    Object.entries(box).some(([fact, allowed]) => unasked.has(fact) || isAmong(allowed, dead.get(fact) ?? []));
}

/** What only another reading of a note depends on, and what decides whether that is asked. */
function factsReadOtherwise({ alternatives, table }: SituationTable): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (fact: string): void => {
    if (found.has(fact)) return;
    found.add(fact);
    const { askIf = [] } = table.facts.find(({ id }) => id === fact) ?? {};
    for (const box of askIf) Object.keys(box).forEach(add);
  };
  for (const { when = [], amountFacts } of alternatives)
    [...when.flatMap((box) => Object.keys(box)), ...amountFacts].forEach(add);
  return found;
}
