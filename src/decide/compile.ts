/** Normalises a decision table and builds the diagrams that every other step shares. */
import type { Box } from '#model/box.ts';
import { applicableRulings, outcomesOf, overridesOf } from './applicable.ts';
import { anyOf, inNode } from './box-node.ts';
import { ALWAYS, Diagram, type Node } from './diagram.ts';
import { all, domainOf, type Domain } from './domain.ts';
import { askIfCycles, guardPositions } from './guards.ts';
import type { Compiled } from './compiled.ts';
import type { Table, TableFact } from './table.ts';

/**
 * Compiles a table. Facts on a cycle of `askIf` are taken to be always applicable, so that this terminates;
 * `prove` reports them. An `askIf` or `when` that names an unknown fact or option never holds by it.
 * Semantics: a ruling applies if one of its boxes holds; an applicable ruling removes those it `overrides`,
 * whether or not another one removes it in turn. One left: the ruling; none: `otherwise`, or a gap; several:
 * a conflict.
 * @param limit maximum number of nodes in the diagram, now and in later operations.
 * @throws TableTooLarge if they are not enough.
 */
export function compile(table: Table, limit = Infinity): Compiled {
  const boxes = [
    ...table.impossible,
    ...table.rulings.flatMap((ruling) => ruling.when),
    ...table.facts.flatMap((fact) => fact.askIf ?? []),
  ];
  const circular = new Set(askIfCycles(table.facts).flat());
  const order = guardsFirst(table.facts);
  const domains = table.facts.map((fact, index) =>
    domainOf(fact, boxes, {
      index,
      level: order.indexOf(index),
      guarded: fact.askIf !== undefined && !circular.has(index),
    }),
  );
  const levels = order.flatMap((index) => domains[index] ?? []);
  const sizes = levels.map(({ size }) => size);
  const diagram = new Diagram(
    levels.map(({ size, guarded }) => size + (guarded ? 1 : 0)),
    sizes,
  );
  diagram.limit = limit;
  const byId = new Map(domains.map((domain) => [domain.fact.id, domain]));
  const possible = possibleCases(diagram, levels, byId, table.impossible);
  const applicable = applicableRulings(diagram, (when) => anyOf(diagram, byId, when), possible, table);
  const beats = overridesOf(table);
  const { outcome, outcomes } = outcomesOf(diagram, applicable, beats, table);
  return {
    table,
    domains,
    levels,
    byFact: byId,
    diagram,
    possible,
    beats,
    applicable,
    outcome,
    outcomes,
    simplified: new Map(),
  };
}

function possibleCases(
  diagram: Diagram,
  levels: readonly Domain[],
  byId: ReadonlyMap<string, Domain>,
  impossible: readonly Box[],
): Node {
  const consistent = levels.reduce((sum, domain) => {
    if (!domain.guarded) return sum;
    const holds = anyOf(diagram, byId, domain.fact.askIf ?? []);
    const hasValue = inNode(diagram, domain, all(domain), ALWAYS);
    const agree = diagram.join(
      diagram.meet(holds, hasValue),
      diagram.without(diagram.without(ALWAYS, hasValue), holds),
    );
    return diagram.meet(sum, agree);
  }, ALWAYS);
  return diagram.without(consistent, anyOf(diagram, byId, impossible));
}

/** Declared order, but with the facts that an `askIf` names before the fact it guards. */
function guardsFirst(facts: readonly TableFact[]): readonly number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (index: number): void => {
    if (seen.has(index)) return;
    seen.add(index);
    const fact = facts[index];
    if (fact) for (const guard of guardPositions(facts, fact)) visit(guard);
    order.push(index);
  };
  facts.forEach((_, index) => visit(index));
  return order;
}
