/** Whether a table is whole. One that lacks a part would be blamed for gaps that are not its own. */
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import { prove } from '#decide/prove.ts';
import type { Flaw } from '#decide/flaw.ts';
import type { Table } from '#decide/table.ts';
import type { SituationTable } from '#library/tables.ts';
import type { EditionContent } from './content.ts';

/** Whether every part of a table could be read and fits: its rulings, their conditions, its facts and its overrides. */
export function isProvable(
  { unreadable }: EditionContent,
  { situation, rulings, table, problems }: SituationTable,
): boolean {
  const ids: readonly string[] = rulings.map((each) => each.ruling.id);
  return (
    rulings.length > 0 &&
    problems.length === 0 &&
    !unreadable.hasRulingFor(situation.id) &&
    new Set(situation.data.facts).size === situation.data.facts.length &&
    new Set(ids).size === ids.length &&
    table.rulings.every((each) => each.overrides.every((id) => ids.includes(id))) &&
    table.facts.every((fact) => (fact.kind === 'choice' ? fact.options.length > 0 : fact.min <= fact.max))
  );
}

/** A table made ready. Done once for its proofs and for its examples. */
export const compiledTable: (table: Table) => Compiled = remembered(compile);

/** What the engine has against a table. */
export const flawsOf: (table: Table) => readonly Flaw[] = remembered((table) => prove(compiledTable(table)));

/** In a circle nothing leads anywhere; what else is wrong with the table only shows once the circle is cut. */
export function hasCycle(table: Table): boolean {
  return flawsOf(table).some((flaw) => flaw.kind === 'askif-cycle' || flaw.kind === 'override-cycle');
}

function remembered<T>(work: (table: Table) => T): (table: Table) => T {
  const done = new WeakMap<Table, { readonly result: T }>();
  return (table) => {
    const known = done.get(table) ?? { result: work(table) };
    done.set(table, known);
    return known.result;
  };
}
