import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Follows } from '#decide/joined-pairs.ts';
import { ruledDifferently, type RuledDifferently } from '#decide/ruled-differently.ts';
import type { Assignment, Table, TableFact } from '#decide/table.ts';
import type { Box } from '#model/box.ts';
import type { Renamed } from '#model/renamed.ts';
import { canOccur, holds, rulingsIn, valuesOf, type Case } from './brute.ts';
import { box, tables } from './tables.ts';

type Same = (before: string, after: string) => boolean;

describe('two tables', () => {
  test('that have nothing to do with one another differ in exactly the cases that they rule differently', () => {
    fc.assert(
      fc.property(tables({ facts: 3 }), tables({ facts: 3 }), sameness, (before, after, same) => {
        expectExact(before, after, same);
      }),
      { numRuns: 400 },
    );
  });

  test('of which one has come of the other differ in exactly the cases that they rule differently', () => {
    fc.assert(
      fc.property(
        tables().chain((table) => fc.tuple(fc.constant(table), revised(table))),
        sameness,
        ([before, after], same) => {
          expectExact(before, after, same);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('do not differ if one is the other, nor if only its facts and options are called otherwise', () => {
    const none: Omit<RuledDifferently, 'names'> = { changed: [], onlyBefore: [], onlyAfter: [] };
    fc.assert(
      fc.property(tables(), (table) => {
        const same: Same = (before, after) => before === after;
        expect(ruledDifferently(table, table, same)).toMatchObject(none);
        expect(ruledDifferently(table, renamedTable(table), same, renamedBack(table))).toMatchObject(none);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a change', () => {
  const number: TableFact = { kind: 'number', id: 'n', min: 0, max: 9, step: 1 };
  const who: TableFact = { kind: 'choice', id: 'who', options: ['he', 'she'].map((id) => ({ id, weight: 1 })) };
  const table = (bound: number, facts = [number, who]): Table => ({
    facts,
    impossible: [],
    rulings: [
      { id: 'low', when: [{ n: [[0, bound]] }], overrides: [], amountFacts: [] },
      { id: 'high', when: [{ n: [[bound + 1, 9]] }], overrides: [], amountFacts: [] },
    ],
    order: 'fewest',
  });
  const same: Same = (before, after) => before === after;

  test('of a bound is one box, without the facts that make no difference', () => {
    expect(ruledDifferently(table(4), table(6), same)).toMatchObject({
      changed: [
        {
          before: { kind: 'ruling', id: 'high' },
          after: { kind: 'ruling', id: 'low' },
          cases: [{ box: { n: [[5, 6]] }, example: { before: { n: 5, who: 'he' }, after: { n: 5, who: 'he' } } }],
        },
      ],
      onlyBefore: [],
      onlyAfter: [],
    });
  });

  test('that lets a number go further makes cases that were none', () => {
    const after = table(4, [{ ...number, max: 12 }, who]);
    const wide: Table = {
      ...after,
      rulings: after.rulings.map((one) => (one.id === 'high' ? { ...one, when: [{ n: [[5, 12]] }] } : one)),
    };
    expect(ruledDifferently(table(4), wide, same)).toMatchObject({
      changed: [],
      onlyBefore: [],
      onlyAfter: [
        {
          follows: { kind: 'ruling', id: 'high' },
          because: 'unknown',
          cases: [{ box: { n: [[10, 12]] }, example: { n: 10, who: 'he' } }],
        },
      ],
    });
  });

  test('of a fact that somebody else has the name of now keeps the two apart', () => {
    const before: Table = {
      ...table(4),
      rulings: [{ id: 'r', when: [{ who: ['he'] }], overrides: [], amountFacts: [] }],
      otherwise: 'rest',
    };
    const after: Table = {
      ...before,
      facts: [
        { ...who, id: 'player' },
        { ...number, id: 'who' },
      ],
      rulings: [{ id: 'r', when: [{ player: ['he'] }], overrides: [], amountFacts: [] }],
    };
    const found = ruledDifferently(before, after, same, { facts: { player: 'who' } });
    expect(found).toMatchObject({ changed: [], onlyBefore: [], onlyAfter: [], names: { facts: { player: 'who' } } });
  });
});

/**
 * A possible table of the next edition: one ruling is removed, and another changes its outcome for other
 * cases.
 */
function revised(table: Table): fc.Arbitrary<Table> {
  const { facts, rulings } = table;
  const boxes = fc.array(box(facts, 0, 3), { minLength: 1, maxLength: 2 });
  return fc
    .record({ out: fc.nat(rulings.length), changed: fc.nat(rulings.length), when: boxes, impossible: boxes })
    .map(({ out, changed, when, impossible }) => ({
      ...table,
      impossible: changed === rulings.length ? impossible : table.impossible,
      rulings: rulings.map((one, at) => (at === changed ? { ...one, when } : one)).filter((_, at) => at !== out),
    }));
}

/** Which rulings are the same, by a number that is drawn for each. */
const sameness: fc.Arbitrary<Same> = fc.array(fc.nat(2), { minLength: 10, maxLength: 10 }).map((numbers) => {
  const number = (id: string): number => (id === 'rest' ? 3 : (numbers[Number(id.slice(1))] ?? 0));
  return (before, after) => number(before) === number(after);
});

function expectExact(before: Table, after: Table, same: Same): void {
  const found = ruledDifferently(before, after, same);
  const boxes = boxesOf(found);
  for (const raw of rawCases(before, after)) {
    const [was, is] = [seenIn(before, raw), seenIn(after, raw)];
    if (typeof was === 'string' && typeof is === 'string') continue;
    const one = { ...masked(before, raw), ...valuesIn(masked(after, raw)) };
    const here = boxes.filter(({ box }) => holds(box, one)).map(({ pair }) => pair);
    expect(here).toEqual(isSame(was, is, same) ? [] : [pairOf(was, is)]);
  }
  for (const { box, pair, examples } of boxes) {
    examples.forEach((one, at) => {
      if (one) expect(pair.split(' → ')[at]).toBe(String(seenIn(at === 0 ? before : after, one)));
    });
    const [one = {}, other = {}] = examples.map((example) => valuesIn(example ?? {}));
    for (const id of Object.keys(one)) expect(other[id] ?? one[id]).toBe(one[id]);
    const known = Object.entries(box).filter(([id]) => id in one || id in other);
    expect(holds(Object.fromEntries(known), { ...one, ...other })).toBe(true);
    if (examples.every(Boolean)) expect(known).toHaveLength(Object.keys(box).length);
  }
}

interface Found {
  readonly box: Box;
  readonly pair: string;
  readonly examples: readonly [Assignment | undefined, Assignment | undefined];
}

function boxesOf({ changed, onlyBefore, onlyAfter }: RuledDifferently): readonly Found[] {
  return [
    ...changed.flatMap(({ before, after, cases }) =>
      cases.map(({ box, example }): Found => {
        return { box, pair: pairOf(idsOf(before), idsOf(after)), examples: [example.before, example.after] };
      }),
    ),
    ...onlyBefore.flatMap(({ follows, because, cases }) =>
      cases.map(({ box, example }): Found => ({
        box,
        pair: pairOf(idsOf(follows), because),
        examples: [example, undefined],
      })),
    ),
    ...onlyAfter.flatMap(({ follows, because, cases }) =>
      cases.map(({ box, example }): Found => ({
        box,
        pair: pairOf(because, idsOf(follows)),
        examples: [undefined, example],
      })),
    ),
  ];
}

function idsOf(follows: Follows): readonly string[] {
  switch (follows.kind) {
    case 'gap':
      return [];
    case 'conflict':
      return [...follows.ids].sort();
    case 'ruling':
    case 'otherwise':
      return [follows.id];
  }
}

function pairOf(before: Seen, after: Seen): string {
  return [before, after].map((seen) => (typeof seen === 'string' ? `(${seen})` : seen.join())).join(' → ');
}

function isSame(before: Seen, after: Seen, same: Same): boolean {
  if (typeof before === 'string' || typeof after === 'string') return false;
  const each = before.every((one) => after.some((other) => same(one, other)));
  return (
    each && after.every((other) => before.some((one) => same(one, other))) && before.length > 1 === after.length > 1
  );
}

/** Every combination of the values that either table knows, also of facts that neither asks for in it. */
function rawCases(before: Table, after: Table): readonly Case[] {
  const facts = [...before.facts, ...after.facts];
  return [...new Set(facts.map(({ id }) => id))].reduce<readonly Case[]>(
    (cases, id) => {
      const values = new Set(facts.filter((fact) => fact.id === id).flatMap(valuesOf));
      return cases.flatMap((one) => [...values].map((value) => ({ ...one, [id]: value })));
    },
    [{}],
  );
}

/**
 * What is left of a case for a table that asks nothing without need; a value that it does not know matches
 * nothing.
 */
function masked({ facts }: Table, raw: Assignment): Case {
  const meant = Object.fromEntries(
    facts.map((fact) => [fact.id, valuesOf(fact).find((value) => value === raw[fact.id]) ?? null]),
  );
  let asked = new Set(facts.map(({ id }) => id));
  for (const _ of facts) {
    const known = Object.fromEntries(facts.map(({ id }) => [id, asked.has(id) ? (meant[id] ?? null) : null]));
    asked = new Set(facts.flatMap(({ id, askIf }) => (!askIf || askIf.some((box) => holds(box, known)) ? id : [])));
  }
  return Object.fromEntries(facts.map(({ id }) => [id, asked.has(id) ? (raw[id] ?? null) : null]));
}

/** The rulings that are left in a case; a word where the table does not have it. */
type Seen = readonly string[] | 'unknown' | 'impossible';

function seenIn(table: Table, raw: Assignment): Seen {
  const one = masked(table, raw);
  const knows = table.facts.every((fact) => {
    const value = one[fact.id];
    return value === null || value === undefined || valuesOf(fact).includes(value);
  });
  if (!knows) return 'unknown';
  return canOccur(table, one) ? rulingsIn(table, one) : 'impossible';
}

function valuesIn(one: Assignment): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(one).flatMap(([id, value]) => (value === null ? [] : [[id, value]])));
}

/** The same table with other names for everything that identifies a ruling. */
function renamedTable(table: Table): Table {
  const box = (one: Box): Box =>
    Object.fromEntries(
      Object.entries(one).map(([id, allowed]) => {
        const options: string[] = [];
        for (const item of allowed) if (typeof item === 'string') options.push(swapped(item));
        return [`new-${id}`, options.length > 0 ? options : allowed];
      }),
    );
  return {
    ...table,
    facts: table.facts.map((fact) => ({
      ...(fact.kind === 'number'
        ? fact
        : { ...fact, options: fact.options.map((one) => ({ ...one, id: swapped(one.id) })) }),
      id: `new-${fact.id}`,
      ...(fact.askIf && { askIf: fact.askIf.map(box) }),
    })),
    impossible: table.impossible.map(box),
    rulings: table.rulings.map((one) => ({ ...one, when: one.when.map(box) })),
  };
}

/** A name that another option had before. */
function swapped(option: string): string {
  return option === 'a' ? 'b' : option === 'b' ? 'a' : `new-${option}`;
}

function renamedBack({ facts }: Table): Renamed {
  return {
    facts: Object.fromEntries(facts.map(({ id }) => [`new-${id}`, id])),
    options: Object.fromEntries(
      facts.map((fact) => [
        `new-${fact.id}`,
        fact.kind === 'number' ? {} : Object.fromEntries(fact.options.map(({ id }) => [swapped(id), id])),
      ]),
    ),
  };
}
