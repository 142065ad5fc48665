/** A table as it may stand in the next edition: a few random changes of every kind that an author can make. */
import fc from 'fast-check';
import { askIfCycles } from '#decide/guards.ts';
import type { Table, TableFact } from '#decide/table.ts';
import { box } from './tables.ts';

type Change = fc.Arbitrary<(table: Table) => Table>;

export function mutated(table: Table): fc.Arbitrary<Table> {
  const changes = fc.array(fc.oneof(...changesOf(table)), { minLength: 1, maxLength: 3 });
  return changes
    .map((some) => some.reduce((sum, change) => change(sum), table))
    .filter(({ facts }) => askIfCycles(facts).length === 0);
}

function changesOf({ facts, rulings }: Table): readonly Change[] {
  const ruling = fc.nat(Math.max(0, rulings.length - 1));
  const fact = fc.nat(facts.length - 1);
  const boxes = fc.array(box(facts, 0, 3), { minLength: 1, maxLength: 2 });
  return [
    fc.tuple(ruling, boxes).map(([at, when]) => withRuling(at, (one) => ({ ...one, when }))),
    fc
      .tuple(ruling, fc.subarray(rulings.map(({ id }) => id)))
      .map(([at, overrides]) =>
        withRuling(at, (one) => ({ ...one, overrides: overrides.filter((id) => id !== one.id) })),
      ),
    ruling.map((at) => (table: Table) => ({ ...table, rulings: table.rulings.filter((_, other) => other !== at) })),
    boxes.map((when) => (table: Table) => ({
      ...table,
      rulings: [...table.rulings.filter(({ id }) => id !== 'r9'), { id: 'r9', when, overrides: [], amountFacts: [] }],
    })),
    fc.array(box(facts, 1, 2), { maxLength: 2 }).map((impossible) => (table: Table) => ({ ...table, impossible })),
    fc.constant(({ otherwise, ...table }: Table) =>
      otherwise === undefined ? { ...table, otherwise: 'rest' } : table,
    ),
    fact.chain((at) =>
      fc
        .option(fc.array(box(facts.slice(0, at), 1, 2), { minLength: 1, maxLength: 2 }), { nil: undefined })
        .map((askIf) => withFact(at, ({ askIf: _, ...one }) => (askIf && at > 0 ? { ...one, askIf } : one))),
    ),
    fc
      .tuple(fact, fc.integer({ min: -1, max: 2 }), fc.integer({ min: 2, max: 7 }), fc.constantFrom(1, 2, 3))
      .map(([at, min, max, step]) => withFact(at, (one) => (one.kind === 'number' ? { ...one, min, max, step } : one))),
    fc
      .tuple(fact, fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }))
      .map(([at, ids]) =>
        withFact(at, (one) =>
          one.kind === 'choice' ? { ...one, options: ids.map((id) => ({ id, weight: 1 })) } : one,
        ),
      ),
    fact.map((at) => (table: Table) => ({
      ...table,
      facts: table.facts.length > 1 ? table.facts.filter((_, other) => other !== at) : table.facts,
    })),
    fc.tuple(fc.nat(facts.length), box(facts, 0, 2)).map(([at, when]) => (table: Table) => ({
      ...table,
      facts: table.facts.some(({ id }) => id === 'g') ? table.facts : table.facts.toSpliced(at, 0, added),
      rulings: table.rulings.map((one, nth) =>
        nth > 0 ? one : { ...one, when: [...one.when, { ...when, g: ['b'] }] },
      ),
    })),
  ];
}

const added: TableFact = {
  kind: 'choice',
  id: 'g',
  options: [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 2 },
  ],
};

function withRuling(at: number, change: (one: Table['rulings'][number]) => Table['rulings'][number]) {
  return (table: Table): Table => ({
    ...table,
    rulings: table.rulings.map((one, other) => (other === at ? change(one) : one)),
  });
}

function withFact(at: number, change: (one: TableFact) => TableFact) {
  return (table: Table): Table => ({
    ...table,
    facts: table.facts.map((one, other) => (other === at ? change(one) : one)),
  });
}
