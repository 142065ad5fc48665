/** The outcomes of one of two tables in every case of either, as a function in their common diagram. */
import { applicableRulings, outcomesOf, overridesOf } from './applicable.ts';
import { inNode } from './box-node.ts';
import { ALWAYS, NEVER, type Diagram, type Node } from './diagram.ts';
import { all } from './domain.ts';
import { askIfCycles } from './guards.ts';
import { positionsIn, type JoinedFact, type Side } from './joined-facts.ts';
import type { Outcome } from './compiled.ts';
import type { Box } from '#model/box.ts';
import type { Table } from './table.ts';

/** `impossible`: excluded by the table; `unknown`: it has a value that the table does not know. */
export interface Absent {
  readonly kind: 'impossible' | 'unknown';
}
export type Verdict = Exclude<Outcome, { kind: 'impossible' }> | Absent;

/** One side of the comparison. */
export interface Ruled {
  /** Per case the leaf { position in `verdicts` }; NEVER if the joined case is impossible here. */
  readonly verdict: Node;
  readonly verdicts: readonly Verdict[];
}

/**
 * The facts that a table may leave out: those with an `askIf`, unless they guard one another in a circle (as
 * `compile`).
 */
export function guardedIn(table: Table): ReadonlySet<string> {
  const circular = new Set(askIfCycles(table.facts).flat());
  return new Set(table.facts.flatMap(({ id, askIf }, at) => (askIf && !circular.has(at) ? id : [])));
}

/** How a table reads joined cases: where its facts apply, and where its conditions hold. */
export interface Reader {
  readonly table: Table;
  readonly side: Side;
  /** True if the table asks the fact; NEVER for one that it does not have. */
  readonly applies: (fact: JoinedFact) => Node;
  /** True where any of these boxes holds; a fact that the table leaves out matches nothing. */
  readonly holds: (boxes: readonly Box[]) => Node;
}

/** Reads a table in the diagram of the joined facts; where each of them applies is worked out once. */
export function readerOf(diagram: Diagram, facts: readonly JoinedFact[], table: Table, side: Side): Reader {
  const guarded = guardedIn(table);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const known = new Map<string, Node>();
  const applies = (fact: JoinedFact): Node => {
    const own = fact.in[side];
    if (!own) return NEVER;
    const before = known.get(fact.id);
    if (before !== undefined) return before;
    const node = guarded.has(fact.id) ? holds(own.askIf ?? []) : ALWAYS;
    known.set(fact.id, node);
    return node;
  };
  const inBox = (box: Box): Node =>
    Object.entries(box).reduce((sum, [id, allowed]) => {
      const fact = byId.get(id);
      if (!fact) return NEVER;
      const value = inNode(diagram, fact, positionsIn(fact, side, allowed), ALWAYS);
      return diagram.meet(sum, diagram.meet(value, applies(fact)));
    }, ALWAYS);
  const holds = (boxes: readonly Box[]): Node => boxes.reduce((sum, box) => diagram.join(sum, inBox(box)), NEVER);
  return { table, side, applies, holds };
}

/** True where a joined case is one: a fact has a value exactly where one of the tables asks for it. */
export function consistent(diagram: Diagram, facts: readonly JoinedFact[], readers: readonly Reader[]): Node {
  return facts.reduce((sum, fact) => {
    if (!fact.guarded) return sum;
    const asked = readers.reduce((either, { applies }) => diagram.join(either, applies(fact)), NEVER);
    const hasValue = inNode(diagram, fact, all(fact), ALWAYS);
    const agree = diagram.join(
      diagram.meet(asked, hasValue),
      diagram.without(diagram.without(ALWAYS, hasValue), asked),
    );
    return diagram.meet(sum, agree);
  }, ALWAYS);
}

/** @param among the joined cases. */
export function ruledBy(diagram: Diagram, facts: readonly JoinedFact[], among: Node, reader: Reader): Ruled {
  const { table, side, applies, holds } = reader;
  const unknown = facts.reduce((sum, fact) => {
    const strange = fact.values.flatMap(({ known }, at) => (known[side] ? [] : at));
    if (strange.length === 0 || !fact.in[side]) return sum;
    return diagram.join(sum, diagram.meet(applies(fact), inNode(diagram, fact, strange, ALWAYS)));
  }, NEVER);
  const known = diagram.without(among, unknown);
  const impossible = holds(table.impossible);
  const possible = diagram.without(known, impossible);
  const { outcome, outcomes } = outcomesOf(
    diagram,
    applicableRulings(diagram, holds, possible, table),
    overridesOf(table),
    table,
  );
  const verdicts: Verdict[] = [...outcomes];
  const marked = (cases: Node, verdict: Verdict): Node => {
    const leaf = diagram.leaf([verdicts.push(verdict) - 1]);
    return diagram.map(cases, (each) => (each === NEVER ? NEVER : leaf));
  };
  const parts = [
    outcome,
    marked(diagram.meet(among, unknown), { kind: 'unknown' }),
    marked(diagram.meet(known, impossible), { kind: 'impossible' }),
  ];
  return { verdict: parts.reduce((sum, part) => diagram.join(sum, part), NEVER), verdicts };
}
