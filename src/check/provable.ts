/** Whether a table is complete. An incomplete one would be reported for gaps that are not its own. */
import type { Compiled } from '#decide/compiled.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import type { Flaw } from '#decide/flaw.ts';
import { prove } from '#decide/prove.ts';
import type { Table } from '#decide/table.ts';
import { uncovered } from '#decide/uncovered.ts';
import { compiledTable, type SituationTable } from '#library/tables.ts';
import { remembered } from '#model/remembered.ts';
import type { EditionContent } from './content.ts';

/**
 * Maximum number of nodes in the proofs of a table. The books' largest has about four hundred, an artificial
 * one with 12 questions and 40 rulings seventy thousand; this many take a few seconds at most.
 */
const MOST_NODES = 100_000;

/** Whether a table can be proven: it is whole, and not too large. */
export function isProvable(edition: EditionContent, table: SituationTable): boolean {
  return isWhole(edition, table) && !isTooLarge(table.table);
}

/**
 * Whether every part of a table could be read and fits: its rulings, their conditions, its facts and its
 * overrides.
 */
export function isWhole(
  { unreadable }: EditionContent,
  { situation, rulings, table, problems }: SituationTable,
): boolean {
  const ids = table.rulings.map(({ id }) => id);
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

/** Whether the proofs would take too long. */
export function isTooLarge(table: Table): boolean {
  return workedOut(table) === undefined;
}

/** The compiled table, after its proofs were tried within their limit: compiling it first would have none. */
export function triedTable(table: Table): Compiled {
  return workedOut(table)?.compiled ?? compiledTable(table);
}

/** What the engine has against a table. */
export function flawsOf(table: Table): readonly Flaw[] {
  return workedOut(table)?.flaws ?? [];
}

/**
 * In a circle nothing leads anywhere; what else is wrong with the table only shows once the circle is cut.
 */
export function hasCycle(table: Table): boolean {
  return flawsOf(table).some((flaw) => flaw.kind === 'askif-cycle' || flaw.kind === 'override-cycle');
}

interface WorkedOut {
  readonly compiled: Compiled;
  readonly flaws: readonly Flaw[];
}

/** All that is asked of a table, tried once with a bound; undefined where that did not do. */
const workedOut = remembered(workOut);

function workOut(table: Table): WorkedOut | undefined {
  try {
    const compiled = compiledTable(table, MOST_NODES);
    const flaws = prove(compiled);
    if (table.otherwise !== undefined) uncovered(compiled);
    // What follows looks at single cases, and adds little.
    compiled.diagram.limit = Infinity;
    return { compiled, flaws };
  } catch (error) {
    if (error instanceof TableTooLarge) return undefined;
    throw error;
  }
}
