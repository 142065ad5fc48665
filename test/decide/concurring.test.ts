/** Two tables over all joint cases, against a second reading of the definition, case by case. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  concurrenceFlaws,
  type Both,
  type ConcurrenceFlaw,
  type DeclaredConcurrence,
  type JointCase,
  type RulingOf,
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

test('the case of a ruling that no example shows keeps the answers of the first example where it can', () => {
  const options = ['no', 'yes'].map((id) => ({ id, weight: 0 }));
  const fact = (id: string): TableFact => ({ kind: 'choice', id, options });
  const table = (id: string, mine: string): Table => ({
    facts: [fact(mine), fact('late')],
    impossible: [],
    rulings: [
      { id, when: [{ [mine]: ['no'] }], overrides: [], amountFacts: [] },
      { id: `${id}-too`, when: [{ [mine]: ['yes'] }], overrides: [], amountFacts: [] },
    ],
    order: 'fewest',
  });
  const declared: DeclaredConcurrence = {
    rulings: [new Set(['a', 'a-too']), new Set(['b'])],
    shown: [new Set(['a']), new Set(['b'])],
    near: { one: 'no', two: 'no', late: 'yes' },
  };
  expect(concurrenceFlaws([table('a', 'one'), table('b', 'two')], [declared], () => false)).toEqual([
    {
      kind: 'unshown',
      declared: 0,
      ruling: { side: 0, id: 'a-too' },
      witness: [
        { one: 'yes', late: 'yes' },
        { two: 'no', late: 'yes' },
      ],
    },
  ]);
});

function declarations([one, other]: Both<Table>): fc.Arbitrary<readonly DeclaredConcurrence[]> {
  const facts = [...new Map([...one.facts, ...other.facts].map((fact) => [fact.id, fact])).values()];
  const some = fc.subarray(names, { minLength: 1 }).map((ids) => new Set(ids));
  return fc.array(
    fc.record(
      {
        rulings: fc.tuple(some, some),
        when: fc.array(box(facts, 0, 2), { minLength: 1, maxLength: 2 }),
        shown: fc.tuple(some, some),
        near: anyCase(facts),
        byAnswers: fc.boolean(),
      },
      { requiredKeys: ['rulings'] },
    ),
    { maxLength: 3 },
  );
}

/** An answer to some of the questions. */
function anyCase(facts: readonly TableFact[]): fc.Arbitrary<Readonly<Record<string, string | number>>> {
  const answers = Object.fromEntries(facts.map((fact) => [fact.id, answer(fact)]));
  return fc.record(answers, { requiredKeys: [] }) as fc.Arbitrary<Readonly<Record<string, string | number>>>;
}

function answer(fact: TableFact): fc.Arbitrary<string | number> {
  return fact.kind === 'choice'
    ? fc.constantFrom(...fact.options.map(({ id }) => id))
    : fc.integer({ min: 0, max: (fact.max - fact.min) / fact.step }).map((nth) => fact.min + nth * fact.step);
}

/**
 * The rulings that no answer sets apart from those of a declaration: they meet in a case each of whose
 * answers some case of the declaration has too.
 */
function leftOutByBrute(
  joint: readonly { readonly ids: Both<string>; readonly cases: JointCase; readonly covering: readonly number[] }[],
  at: number,
  { rulings, when }: DeclaredConcurrence,
  collide: (...rulings: Both<string>) => boolean,
): readonly string[] {
  const mine = joint.filter(({ covering }) => covering.includes(at));
  const answers = ([one, other]: JointCase) =>
    Object.entries(one)
      .map(([id, value]) => [id, value ?? other[id] ?? null] as const)
      .concat(Object.entries(other).map(([id, value]) => [id, value ?? one[id] ?? null] as const));
  const known = new Set(mine.flatMap(({ cases }) => answers(cases).map(([id, value]) => `${id} ${String(value)}`)));
  return joint.flatMap(({ ids, cases, covering }) => {
    const side = rulings[0].has(ids[0]) ? 1 : 0;
    const isWithin = when === undefined || when.some((each) => holdsJointly(each, ...cases));
    const isAlike = answers(cases).every(([id, value]) => known.has(`${id} ${String(value)}`));
    const isOpen = covering.length === 0 && !collide(...ids) && !rulings[side].has(ids[side]);
    return mine.length > 0 && isOpen && isWithin && isAlike
      ? [`left-out ${ofRuling(at, { side, id: ids[side] })}`]
      : [];
  });
}

function byBrute(
  both: Both<Table>,
  declared: readonly DeclaredConcurrence[],
  collide: (...rulings: Both<string>) => boolean,
): string[] {
  const flaws = new Set<string>();
  const met = new Set<number>();
  const joint: { ids: Both<string>; cases: JointCase; covering: readonly number[] }[] = [];
  // Per ruling of a declaration whether it collides with one that it meets there.
  const meets = new Map<string, boolean>();
  for (const one of possibleCases(both[0]))
    for (const other of possibleCases(both[1])) {
      if (!isJoint(one, other)) continue;
      const [[was], [is]] = [rulingsIn(both[0], one), rulingsIn(both[1], other)];
      if (was === undefined || is === undefined) throw new Error('a sound table rules every case');
      const covering = declared.flatMap((each, at) => (covers(each, [was, is], [one, other]) ? at : []));
      joint.push({ ids: [was, is], cases: [one, other], covering });
      for (const at of covering) {
        met.add(at);
        for (const name of [`${String(at)} 0 ${was}`, `${String(at)} 1 ${is}`])
          meets.set(name, meets.get(name) === true || collide(was, is));
      }
      covering.forEach((at, nth) => {
        for (const second of covering.slice(nth + 1)) flaws.add(`twice ${was} ${is} ${String(at)} ${String(second)}`);
      });
      if (covering.length === 0 && collide(was, is)) flaws.add(`undeclared ${was} ${is}`);
    }
  declared.forEach((each, at) => {
    if (each.byAnswers) for (const name of leftOutByBrute(joint, at, each, collide)) flaws.add(name);
  });
  declared.forEach(({ rulings, shown }, at) => {
    if (!met.has(at)) flaws.add(`never ${String(at)}`);
    else
      for (const side of [0, 1] as const)
        for (const id of rulings[side]) {
          const name = `${String(at)} ${String(side)} ${id}`;
          const collides = meets.get(name);
          if (collides === undefined) flaws.add(`never ${name}`);
          else if (!collides && shown && !shown[side].has(id)) flaws.add(`unshown ${name}`);
        }
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
      return flaw.ruling ? `never ${ofRuling(flaw.declared, flaw.ruling)}` : `never ${String(flaw.declared)}`;
    case 'unshown':
      return `unshown ${ofRuling(flaw.declared, flaw.ruling)}`;
    case 'left-out':
      return `left-out ${ofRuling(flaw.declared, flaw.other)}`;
  }
}

function ofRuling(declared: number, { side, id }: RulingOf): string {
  return `${String(declared)} ${String(side)} ${id}`;
}

/** The case of a flaw is one: both tables rule it so, and the declarations cover it as the flaw says. */
function expectWitness(
  both: Both<Table>,
  declared: readonly DeclaredConcurrence[],
  flaw: Exclude<ConcurrenceFlaw, { kind: 'never' }>,
): void {
  const { witness } = flaw;
  expect(isJoint({ ...witness[0] }, { ...witness[1] })).toBe(true);
  const [mine, theirs] = [rulingsIn(both[0], witness[0]), rulingsIn(both[1], witness[1])];
  const covering = declared.flatMap((each, at) => (covers(each, [mine[0] ?? '', theirs[0] ?? ''], witness) ? at : []));
  if (flaw.kind === 'left-out') {
    expect([mine, theirs][flaw.other.side]).toEqual([flaw.other.id]);
    expect(covering).toEqual([]);
    return;
  }
  if (flaw.kind === 'unshown') {
    expect([mine, theirs][flaw.ruling.side]).toEqual([flaw.ruling.id]);
    expect(covering).toContain(flaw.declared);
    return;
  }
  expect([mine, theirs]).toEqual(flaw.rulings.map((id) => [id]));
  expect(covering).toEqual(flaw.kind === 'undeclared' ? [] : expect.arrayContaining([...flaw.declared]));
}
