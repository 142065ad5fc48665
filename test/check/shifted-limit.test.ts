/**
 * The effect of a shifted limit is computed for all cases at once; here it is computed case by case, with the
 * same result.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completions } from '#check/completions.ts';
import { triedTable, isProvable } from '#check/provable.ts';
import { firstOf, sidesOf, silentlyChanged, wouldShow, type Changed, type Shift } from '#check/shifted-limit.ts';
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import { decide } from '#decide/decide.ts';
import { NEVER } from '#decide/diagram.ts';
import type { Table } from '#decide/table.ts';
import type { Box, Interval } from '#model/index.ts';
import { contentAt } from '../support/library.ts';

type Given = Readonly<Record<string, string | number>>;

/** The table with the limit shifted, as an author would have slipped. */
function slipped(table: Table, { ruling, box, fact, value, leaves }: Shift): Table {
  const moved = (each: Box): Box => {
    const intervals = (each[fact] ?? []) as readonly Interval[];
    const left = intervals.flatMap(([from, to]): Interval[] =>
      from <= value && value <= to
        ? [[from, value - 1] as const, [value + 1, to] as const].filter(([a, b]) => a <= b)
        : [[from, to]],
    );
    return { ...each, [fact]: leaves ? left : [...intervals, [value, value]] };
  };
  const rulings = table.rulings.map((each, at) =>
    at === ruling ? { ...each, when: each.when.map((one, nth) => (nth === box ? moved(one) : one)) } : each,
  );
  return { ...table, rulings };
}

/** Every case with these answers that would come to something else. */
function listed(compiled: Compiled, shift: Shift, given: Given): readonly (Changed & { readonly isFlaw: boolean })[] {
  const after = compile(slipped(compiled.table, shift));
  const all = completions(compiled, { ...given, [shift.fact]: shift.value });
  return (all.kind === 'cases' ? all.cases : []).flatMap((assignment) => {
    const [outcome, then] = [decide(compiled, assignment), decide(after, assignment)];
    if (outcome.kind === 'impossible' || JSON.stringify(outcome) === JSON.stringify(then)) return [];
    return [{ assignment, outcome, isFlaw: then.kind === 'gap' || then.kind === 'conflict' }];
  });
}

/** Every shift of every limit of a table. */
function shiftsOf({ table, byFact }: Compiled): readonly Shift[] {
  return table.rulings.flatMap(({ when }, ruling) =>
    when.flatMap((each, box) =>
      Object.entries(each).flatMap(([fact, allowed]) => {
        const domain = byFact.get(fact)?.fact;
        if (domain?.kind !== 'number') return [];
        return (allowed as readonly Interval[]).flatMap(([from, to]) =>
          sidesOf(domain, `${String(from)}..${String(to)}`).map((side) => ({ ...side, ruling, box, fact })),
        );
      }),
    ),
  );
}

function compared(
  compiled: Compiled,
  examples: readonly Given[],
): { readonly silent: number; readonly unlike: readonly Shift[] } {
  const silent: Shift[] = [];
  const unlike = shiftsOf(compiled).filter((shift) => {
    const all = listed(compiled, shift, {});
    const wanted = all.some(({ isFlaw }) => isFlaw) ? [] : all;
    const cases = silentlyChanged(compiled, shift);
    const [first] = wanted;
    if (!first) return cases !== NEVER;
    silent.push(shift);
    const { assignment, outcome } = firstOf(compiled, cases, shift);
    if (JSON.stringify([assignment, outcome]) !== JSON.stringify([first.assignment, first.outcome])) return true;
    const shows = (given: Given) =>
      [undefined, shift.value].includes(given[shift.fact] as number | undefined) &&
      listed(compiled, shift, given).length > 0;
    return examples.some((given) => wouldShow(compiled, cases, shift, given) !== shows(given));
  });
  return { silent: silent.length, unlike };
}

const fixtures = readdirSync('test/books/good').map((name) => join('test/books/good', name));

describe('a shifted limit', () => {
  it.each(['.', ...fixtures])('changes the same cases as when each is tried: %s', (root) => {
    for (const edition of contentAt(root).editions) {
      for (const table of edition.tables.filter((each) => isProvable(edition, each))) {
        const mine = edition.consequences.filter(({ situation }) => situation === table.situation.id);
        const examples = mine.flatMap(({ data }) => (data.examples ?? []).map(({ given }) => given));
        expect(compared(triedTable(table.table), examples).unlike).toEqual([]);
      }
    }
  });

  it('is looked at where other boxes, overrides, guards and steps have a say', () => {
    const number = { kind: 'number', min: 0, max: 12, step: 1 } as const;
    const choice = { kind: 'choice', options: ['a', 'b', 'c'].map((id) => ({ id, weight: 1 })) } as const;
    const table: Table = {
      facts: [
        { id: 'c', ...choice },
        { id: 'n', ...number, askIf: [{ c: ['a', 'b'] }] },
        { id: 'm', ...number, step: 3 },
      ],
      impossible: [{ c: ['b'], m: [[9, 12]] }],
      rulings: [
        { id: 'low', when: [{ n: [[0, 4]] }, { n: [[3, 6]], m: [[0, 3]] }], overrides: [], amountFacts: [] },
        { id: 'high', when: [{ n: [[5, 12]], c: ['a'] }], overrides: ['low'], amountFacts: [] },
        { id: 'far', when: [{ m: [[4, 8]], c: ['c'] }], overrides: [], amountFacts: [] },
      ],
      otherwise: 'rest',
      order: 'declared',
    };
    const examples = [
      {},
      { n: 4 },
      { n: 5, c: 'a' },
      { c: 'b', m: 3 },
      { c: 'c', m: 6 },
      { c: 'c', n: 1 },
      { m: 7 },
      { x: 1 },
    ];
    const { silent, unlike } = compared(compile(table), examples);
    expect(unlike).toEqual([]);
    expect(silent).toBeGreaterThan(4);
  });

  it('is told of a table with more cases than anybody could list', () => {
    const facts = Array.from({ length: 24 }, (_, at) => {
      return {
        id: `f${String(at)}`,
        kind: 'choice' as const,
        options: ['a', 'b', 'c'].map((id) => ({ id, weight: 1 })),
      };
    });
    const box = Object.fromEntries(facts.map(({ id }) => [id, ['a', 'b']]));
    const compiled = compile({
      facts: [...facts, { id: 'n', kind: 'number', min: 0, max: 9, step: 1 }],
      impossible: [],
      rulings: [{ id: 'one', when: [{ ...box, n: [[0, 4]] }], overrides: [], amountFacts: [] }],
      otherwise: 'rest',
      order: 'declared',
    });
    const shift: Shift = { ruling: 0, box: 0, fact: 'n', value: 4, leaves: true };
    const cases = silentlyChanged(compiled, shift);
    expect(firstOf(compiled, cases, shift)).toMatchObject({
      assignment: { f0: 'a', f23: 'a', n: 4 },
      outcome: { id: 'one' },
    });
    expect(wouldShow(compiled, cases, shift, { f0: 'b', n: 4 })).toBe(true);
    expect(wouldShow(compiled, cases, shift, { f0: 'c', n: 4 })).toBe(false);
    expect(wouldShow(compiled, cases, shift, { f0: 'a', n: 3 })).toBe(false);
  });
});
