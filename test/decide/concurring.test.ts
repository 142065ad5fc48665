/** Two tables over all joint cases, against a second reading of the definition, case by case. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  concurrenceFlaws,
  type Both,
  type ConcurrenceFlaw,
  type DeclaredConcurrence,
  type JointCase,
} from '#decide/concurring.ts';
import type { Table, TableFact } from '#decide/table.ts';
import type { Box } from '#model/box.ts';
import { contains, possibleCases, rulingsIn, type Case } from './brute.ts';
import { box, tables } from './tables.ts';

const sound = tables({ facts: 3, sound: true });
const names = ['r0', 'r1', 'r2', 'r3', 'r4', 'rest'];

describe('two tables', () => {
  test('have exactly the flaws that all their joint cases have', () => {
    fc.assert(
      fc.property(
        fc.tuple(sound, sound).chain((both) => fc.record({ both: fc.constant(both), declared: declarations(both) })),
        fc.func(fc.boolean()),
        ({ both, declared }, collide) => {
          const found = concurrenceFlaws(both, declared, collide);
          expect(found.map(nameOf).sort()).toEqual(byBrute(both, declared, collide).sort());
          for (const flaw of found) if (flaw.kind !== 'never') expectWitness(both, declared, flaw);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('have none where each two rulings are declared once, wherever they meet', () => {
    fc.assert(
      fc.property(fc.tuple(sound, sound), (both) => {
        const all: DeclaredConcurrence = { rulings: [new Set(names), new Set(names)] };
        const found = concurrenceFlaws(both, [all], () => true);
        expect(found.map(({ kind }) => kind).filter((kind) => kind !== 'never')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a condition on a number', () => {
  const number: TableFact = { kind: 'number', id: 'n', min: 0, max: 9, step: 1 };
  const table = (id: string): Table => ({
    facts: [number],
    impossible: [],
    rulings: [{ id, when: [{}], overrides: [], amountFacts: [] }],
    order: 'fewest',
  });

  test('splits it where neither table does', () => {
    const declared: DeclaredConcurrence = { rulings: [new Set(['a']), new Set(['b'])], when: [{ n: [[3, 9]] }] };
    expect(concurrenceFlaws([table('a'), table('b')], [declared], () => true)).toEqual([
      { kind: 'undeclared', rulings: ['a', 'b'], witness: [{ n: 0 }, { n: 0 }] },
    ]);
  });
});

function declarations([one, other]: Both<Table>): fc.Arbitrary<readonly DeclaredConcurrence[]> {
  const facts = [...new Map([...one.facts, ...other.facts].map((fact) => [fact.id, fact])).values()];
  const some = fc.subarray(names, { minLength: 1 }).map((ids) => new Set(ids));
  return fc.array(
    fc.record(
      {
        rulings: fc.tuple(some, some),
        when: fc.array(box(facts, 0, 2), { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: ['rulings'] },
    ),
    { maxLength: 3 },
  );
}

function byBrute(
  both: Both<Table>,
  declared: readonly DeclaredConcurrence[],
  collide: (...rulings: Both<string>) => boolean,
): string[] {
  const flaws = new Set<string>();
  const met = new Set<number>();
  for (const one of possibleCases(both[0]))
    for (const other of possibleCases(both[1])) {
      if (!isJoint(one, other)) continue;
      const [[was], [is]] = [rulingsIn(both[0], one), rulingsIn(both[1], other)];
      if (was === undefined || is === undefined) throw new Error('a sound table rules every case');
      const covering = declared.flatMap((each, at) => (covers(each, [was, is], [one, other]) ? at : []));
      covering.forEach((at) => met.add(at));
      covering.forEach((at, nth) => {
        for (const second of covering.slice(nth + 1)) flaws.add(`twice ${was} ${is} ${String(at)} ${String(second)}`);
      });
      if (covering.length === 0 && collide(was, is)) flaws.add(`undeclared ${was} ${is}`);
    }
  declared.forEach((_, at) => {
    if (!met.has(at)) flaws.add(`never ${String(at)}`);
  });
  return [...flaws];
}

/** Whether two cases can be those of one event: what both ask has one answer. */
function isJoint(one: Case, other: Case): boolean {
  return Object.entries(one).every(([id, value]) => value === null || (other[id] ?? value) === value);
}

function covers({ rulings, when }: DeclaredConcurrence, ids: Both<string>, [one, other]: JointCase): boolean {
  const isNamed = rulings[0].has(ids[0]) && rulings[1].has(ids[1]);
  return isNamed && (when === undefined || when.some((each) => holdsJointly(each, one, other)));
}

function holdsJointly(each: Box, one: JointCase[0], other: JointCase[1]): boolean {
  return Object.entries(each).every(([id, allowed]) =>
    [one[id], other[id]].some((value) => value !== null && value !== undefined && contains(allowed, value)),
  );
}

function nameOf(flaw: ConcurrenceFlaw): string {
  switch (flaw.kind) {
    case 'undeclared':
      return `undeclared ${flaw.rulings.join(' ')}`;
    case 'twice':
      return `twice ${flaw.rulings.join(' ')} ${flaw.declared.join(' ')}`;
    case 'never':
      return `never ${String(flaw.declared)}`;
  }
}

/** The case of a flaw is one: both tables rule it so, and the declarations cover it as the flaw says. */
function expectWitness(
  both: Both<Table>,
  declared: readonly DeclaredConcurrence[],
  { kind, rulings, witness, ...flaw }: Exclude<ConcurrenceFlaw, { kind: 'never' }>,
): void {
  expect(isJoint({ ...witness[0] }, { ...witness[1] })).toBe(true);
  expect(rulingsIn(both[0], witness[0])).toEqual([rulings[0]]);
  expect(rulingsIn(both[1], witness[1])).toEqual([rulings[1]]);
  const covering = declared.flatMap((each, at) => (covers(each, rulings, witness) ? at : []));
  if (kind === 'undeclared') expect(covering).toEqual([]);
  else expect(covering).toEqual(expect.arrayContaining([...('declared' in flaw ? flaw.declared : [])]));
}
