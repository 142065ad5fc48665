/** Conditions that no question decides, against what a browser makes of the answers of every joint case. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { meetings, type RuledPart } from '#client/together/joined.ts';
import { compile } from '#decide/compile.ts';
import type { Both, DeclaredConcurrence } from '#decide/concurring.ts';
import { answersOf } from '#decide/exact-answer.ts';
import { plan } from '#decide/order.ts';
import type { Answers, Assignment, Table, TableFact } from '#decide/table.ts';
import { unaskedConditions, type Asking } from '#decide/unasked.ts';
import type { Box } from '#model/box.ts';
import { follow, possibleCases } from './brute.ts';
import { box, tables } from './tables.ts';

// What has to be asked before a fact for an amount is left out, as its comment says.
const sound = tables({ facts: 3, sound: true }).map((table): Table => {
  const guarded = new Set(table.facts.flatMap(({ id, askIf }) => (askIf ? [id] : [])));
  const rulings = table.rulings.map((ruling) => {
    return { ...ruling, amountFacts: ruling.amountFacts.filter((fact) => !guarded.has(fact)) };
  });
  return { ...table, rulings };
});
const names = ['r0', 'r1', 'r2', 'r3', 'r4', 'rest'];

test('the conditions that no question decides are those that the browser is unsure of in some joint case', () => {
  fc.assert(
    fc.property(
      fc.tuple(sound, sound).chain(([one, other]) =>
        fc.record({
          both: fc.constant([asking(one), asking(other)] as const),
          declared: fc.array(declaration([...one.facts, ...other.facts]), { minLength: 1, maxLength: 3 }),
        }),
      ),
      ({ both, declared }) => {
        const found = unaskedConditions(both, declared);
        expect(found.map((each) => each.declared)).toEqual(unsureOf(both, declared));
        for (const { declared: at, rulings, facts, answers } of found) {
          expect(declared[at]?.rulings.every((side, nth) => side.has(rulings[nth] ?? ''))).toBe(true);
          expect(facts.length).toBeGreaterThan(0);
          expect(facts.filter((fact) => fact in answers)).toEqual([]);
        }
      },
    ),
    { numRuns: 700 },
  );
});

describe('a condition on a fact that one ruling asks and another does not', () => {
  const yesNo = ['yes', 'no'].map((id) => ({ id, weight: 1 }));
  const choice = (id: string): TableFact => ({ kind: 'choice', id, options: yesNo });
  const ruling = (id: string, when: Box) => ({ id, when: [when], overrides: [], amountFacts: [] });
  const cards: Table = {
    facts: [choice('red'), choice('early')],
    impossible: [],
    rulings: [
      ruling('red', { red: ['yes'] }),
      ruling('black-early', { red: ['no'], early: ['yes'] }),
      ruling('black-late', { red: ['no'], early: ['no'] }),
    ],
    order: 'declared',
  };
  const turns: Table = { facts: [], impossible: [], rulings: [ruling('played', {})], order: 'declared' };
  const of = (...rulings: readonly string[]): DeclaredConcurrence => {
    return { rulings: [new Set(rulings), new Set(['played'])], when: [{ early: ['yes'] }], decides: true };
  };
  const found = (declared: DeclaredConcurrence) => unaskedConditions([asking(cards), asking(turns)], [declared]);

  test('is found with the answers on the way to the one that does not', () => {
    expect(found(of('red', 'black-early'))).toEqual([
      { kind: 'unasked', declared: 0, rulings: ['red', 'played'], facts: ['early'], answers: { red: 'yes' } },
    ]);
  });

  test('is not where only the other is named', () => {
    expect(found(of('black-early', 'black-late'))).toEqual([]);
  });

  test('is not where an answer rules it out', () => {
    const narrowed = [{ red: ['no'], early: ['yes'] }];
    expect(found({ ...of('red', 'black-early'), when: narrowed })).toEqual([]);
  });

  test('is not where both rulings hold anyway', () => {
    expect(found({ ...of('red', 'black-early'), decides: false })).toEqual([]);
  });
});

function asking(table: Table): Asking {
  return { table, tree: plan(compile(table)) };
}

function declaration(facts: readonly TableFact[]): fc.Arbitrary<DeclaredConcurrence> {
  const unique = [...new Map(facts.map((fact) => [fact.id, fact])).values()];
  const some = fc.subarray(names, { minLength: 1 }).map((ids) => new Set(ids));
  return fc.record({
    rulings: fc.tuple(some, some),
    when: fc.array(box(unique, 1, 2), { minLength: 1, maxLength: 2 }),
    decides: fc.constant(true),
  });
}

/** The declarations that some joint case leaves open once everything is answered that its pages ask. */
function unsureOf([one, other]: Both<Asking>, declared: readonly DeclaredConcurrence[]): readonly number[] {
  const [mine, theirs] = [ruledCases(one), ruledCases(other)];
  const unsure = new Set<number>();
  for (const first of mine)
    for (const second of theirs) {
      if (!isJoint(first.case, second.case)) continue;
      const parts = [partOf(first, one, 0, declared), partOf(second, other, 1, declared)];
      for (const { sure, of } of meetings(parts)) if (!sure) unsure.add(Number(of.id));
    }
  return [...unsure].sort((a, b) => a - b);
}

interface RuledCase {
  readonly case: Assignment;
  readonly ruling: string;
  readonly answers: Answers;
}

/** Every case of a page, with the answers that count when all is answered that is asked. */
function ruledCases({ table, tree }: Asking): readonly RuledCase[] {
  const compiled = compile(table);
  return possibleCases(table).map((each) => {
    const { asked, ruling } = follow(tree, each);
    const amounts = table.rulings.find(({ id }) => id === ruling)?.amountFacts ?? [];
    const told = new Set([...asked, ...amounts]);
    const answers = answersOf(Object.fromEntries(Object.entries(each).filter(([fact]) => told.has(fact))));
    return { case: each, ruling, answers: countingAnswers(caseOf(compiled, tree, answersToQuery(answers))) };
  });
}

/** A part as a page of its situation has it. */
function partOf(
  { ruling, answers }: RuledCase,
  { table }: Asking,
  side: 0 | 1,
  declared: readonly DeclaredConcurrence[],
): RuledPart {
  const own = new Set(table.facts.map(({ id }) => id));
  const also = declared.flatMap(({ rulings, when = [] }, at) =>
    rulings[side].has(ruling)
      ? {
          id: String(at),
          kind: 'open' as const,
          others: [...rulings[side === 0 ? 1 : 0]],
          when: when.map((each) => Object.fromEntries(Object.entries(each).filter(([fact]) => own.has(fact)))),
        }
      : [],
  );
  return { situation: String(side), ruling, answers, effects: [], also: also as unknown as RuledPart['also'] };
}

/** Whether two cases can be those of one event: what both ask has one answer. */
function isJoint(one: Assignment, other: Assignment): boolean {
  return Object.entries(one).every(([id, value]) => value === null || (other[id] ?? value) === value);
}
