/**
 * Two tables in one diagram. Cases are joined by fact and option: a joint case gives every fact of either
 * table a value that one of them knows, and each table ignores what it does not ask.
 */
import { Diagram } from './diagram.ts';
import { joinedFacts, type JoinedFact, type Side } from './joined-facts.ts';
import { consistent, guardedIn, readerOf, ruledBy, type Reader, type Ruled } from './joined-verdicts.ts';
import type { Box } from '#model/box.ts';
import type { Table } from './table.ts';

export interface Joined extends Readonly<Record<Side, Ruled>> {
  readonly diagram: Diagram;
  /** In the order of the later table. */
  readonly facts: readonly JoinedFact[];
  /** The same, in the order of the diagram. */
  readonly levels: readonly JoinedFact[];
  /** Per table, the facts that it may leave out. */
  readonly guarded: Readonly<Record<Side, ReadonlySet<string>>>;
  readonly readers: Readonly<Record<Side, Reader>>;
}

/**
 * @param limit maximum number of nodes in the diagram.
 * @param boxes further conditions on the joint cases, whose bounds numbers are split at too.
 * @throws TableTooLarge if there are more nodes.
 */
export function joined(tables: Readonly<Record<Side, Table>>, limit = Infinity, boxes: readonly Box[] = []): Joined {
  const guarded = { before: guardedIn(tables.before), after: guardedIn(tables.after) };
  const facts = joinedFacts(tables, (side, fact) => guarded[side].has(fact), boxes);
  const levels = [...facts].sort((a, b) => a.level - b.level);
  const sizes = levels.map(({ size }) => size);
  const diagram = new Diagram(
    levels.map((fact) => fact.size + (fact.guarded ? 1 : 0)),
    sizes,
  );
  diagram.limit = limit;
  const readers = {
    before: readerOf(diagram, facts, tables.before, 'before'),
    after: readerOf(diagram, facts, tables.after, 'after'),
  };
  const among = consistent(diagram, facts, [readers.before, readers.after]);
  const before = ruledBy(diagram, facts, among, readers.before);
  const after = ruledBy(diagram, facts, among, readers.after);
  return { diagram, facts, levels, guarded, readers, before, after };
}
