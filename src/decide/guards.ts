/** What has to be known before it is known whether a question makes sense. */
import { cycles } from './cycles.ts';
import type { Compiled } from './compiled.ts';
import type { Domain } from './domain.ts';
import type { TableFact } from './table.ts';

/** The facts that decide whether a fact applies, in declared order. */
export function guardsOf({ table, domains }: Compiled, { fact }: Domain): readonly Domain[] {
  return guardPositions(table.facts, fact).flatMap((at) => domains[at] ?? []);
}

/** The facts that a fact's `askIf` names, as positions in the table, in declared order. */
export function guardPositions(facts: readonly TableFact[], fact: TableFact): readonly number[] {
  const named = new Set(fact.askIf?.flatMap(Object.keys));
  return facts.flatMap((other, index) => (named.has(other.id) ? index : []));
}

/** The facts that guard one another in a circle, as positions in the table. */
export function askIfCycles(facts: readonly TableFact[]): readonly (readonly number[])[] {
  return cycles(facts.map((fact) => guardPositions(facts, fact)));
}
