import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { prove } from '#decide/prove.ts';
import type { Flaw } from '#decide/flaw.ts';
import { uncovered } from '#decide/uncovered.ts';
import type { Table } from '#decide/table.ts';
import type { Allowed, Box } from '#model/box.ts';
import { elementary, elementaryCases, holds, possibleCases, rulingsIn, valuesOf, type Case } from './brute.ts';
import { tables } from './tables.ts';

const flawsOf = (table: Table): readonly Flaw[] => prove(compile(table));

test('a gap is reported exactly if some case has no ruling, with a witness as wide as it goes', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const gaps = flawsOf(table).flatMap((flaw) => (flaw.kind === 'gap' ? [flaw.witness] : []));
      const isGap = (one: Case): boolean => rulingsIn(table, one).length === 0;
      const cases = possibleCases(table);
      expect(gaps.length > 0).toBe(cases.some(isGap));
      for (const witness of gaps) expectWidest(table, witness, isGap);
      for (const one of gaps.length < 20 ? cases.filter(isGap) : []) {
        expect(gaps.some((witness) => holds(witness, one))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('every conflict is reported once, with a witness as wide as it goes', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const conflicts = flawsOf(table).flatMap((flaw) => (flaw.kind === 'conflict' ? [flaw] : []));
      for (const { rulings, witness } of conflicts) {
        expectWidest(table, witness, (one) => rulings.every((id) => rulingsIn(table, one).includes(id)));
      }
      const groups = conflicts.map(({ rulings }) => [...rulings].sort().join());
      expect(new Set(groups).size).toBe(groups.length);
      for (const one of possibleCases(table)) {
        const rulings = rulingsIn(table, one);
        for (const [at, first] of rulings.entries()) {
          for (const second of rulings.slice(at + 1)) {
            expect(
              conflicts.some((conflict) => conflict.rulings.includes(first) && conflict.rulings.includes(second)),
            ).toBe(true);
          }
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('a ruling is dead exactly if no case has it, also where only several others together shadow it', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const dead = flawsOf(table).flatMap((flaw) => (flaw.kind === 'dead-ruling' ? [flaw] : []));
      const cases = possibleCases(table);
      const applies = (id: string, one: Case): boolean =>
        table.rulings.some((ruling) => ruling.id === id && ruling.when.some((box) => holds(box, one)));
      for (const { id } of table.rulings) {
        const flaw = dead.find(({ ruling }) => ruling === id);
        expect(flaw !== undefined).toBe(!cases.some((one) => rulingsIn(table, one).includes(id)));
        if (!flaw) continue;
        const where = cases.filter((one) => applies(id, one));
        expect(flaw.reason).toBe(where.length === 0 ? 'impossible' : 'overridden');
        const shadows = table.rulings.filter(
          (other) => other.overrides.includes(id) && where.some((one) => applies(other.id, one)),
        );
        expect(flaw.shadowedBy).toEqual(shadows.map((other) => other.id));
      }
    }),
    { numRuns: 200 },
  );
});

test('an option is dead exactly if it is never the answer, and a question unreachable if it never has one', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const flaws = flawsOf(table);
      const cases = possibleCases(table);
      for (const fact of table.facts) {
        const values = elementary(table, fact);
        const alive = values.filter((value) => elementaryCases(table).some((one) => one[fact.id] === value));
        const dead = flaws.flatMap((flaw) =>
          flaw.kind === 'dead-option' && flaw.fact === fact.id ? [flaw.values] : [],
        );
        expect(dead.length).toBe(alive.length > 0 && alive.length < values.length ? 1 : 0);
        for (const value of dead.length > 0 ? valuesOf(fact) : []) {
          const named = holds({ [fact.id]: dead[0] ?? [] }, { [fact.id]: value });
          expect(named).toBe(!cases.some((one) => one[fact.id] === value));
        }
        const never = flaws.some(
          (flaw) => flaw.kind === 'unreachable-question' && flaw.fact === fact.id && flaw.reason === 'never-asked',
        );
        expect(never).toBe(cases.length > 0 && alive.length === 0);
      }
    }),
    { numRuns: 200 },
  );
});

test('a question that makes a difference between two cases is never called useless', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const useless = flawsOf(table).flatMap((flaw) =>
        flaw.kind === 'unreachable-question' && flaw.reason === 'never-matters' ? [flaw.fact] : [],
      );
      const cases = possibleCases(table);
      for (const fact of useless) {
        expect(table.rulings.some(({ amountFacts }) => amountFacts.includes(fact))).toBe(false);
        const byRest = new Map<string, string>();
        for (const one of cases) {
          const rest = JSON.stringify({ ...one, [fact]: one[fact] === null ? null : 'any' });
          const ruling = JSON.stringify(rulingsIn(table, one));
          expect(byRest.get(rest) ?? ruling).toBe(ruling);
          byRest.set(rest, ruling);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('a table without flaws has exactly one ruling in every case', () => {
  fc.assert(
    fc.property(tables({ sound: true, facts: 3 }), (table) => {
      const kinds = new Set(flawsOf(table).map(({ kind }) => kind));
      expect(kinds.has('gap') || kinds.has('conflict')).toBe(false);
      for (const one of possibleCases(table)) expect(rulingsIn(table, one)).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});

test('what the book leaves open is in exactly one box, and nothing else is in any', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const open = uncovered(compile(table));
      for (const one of possibleCases(table)) {
        const rulings = rulingsIn(table, one);
        const isOpen = rulings.length === 0 || rulings[0] === 'rest';
        expect(open.filter((box) => holds(box, one))).toHaveLength(isOpen ? 1 : 0);
      }
      for (const box of open) expect(possibleCases(table).some((one) => holds(box, one))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('what the book leaves open names no answer with which the rest of it cannot occur', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      for (const box of uncovered(compile(table))) {
        const inside = possibleCases(table).filter((one) => holds(box, one));
        for (const domain of table.facts.filter(({ id }) => id in box)) {
          for (const value of elementary(table, domain)) {
            if (!holds({ [domain.id]: box[domain.id] ?? [] }, { [domain.id]: value })) continue;
            expect(inside.some((one) => one[domain.id] === value)).toBe(true);
          }
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('no flaw depends on the order of the rulings', () => {
  fc.assert(
    fc.property(tables(), (table) => {
      const sorted = (flaws: readonly Flaw[]): readonly string[] =>
        flaws
          .map((flaw) => {
            if (flaw.kind === 'conflict') return JSON.stringify({ ...flaw, rulings: [...flaw.rulings].sort() });
            if (flaw.kind === 'dead-ruling')
              return JSON.stringify({ ...flaw, shadowedBy: [...flaw.shadowedBy].sort() });
            return flaw.kind === 'override-cycle' ? JSON.stringify([...flaw.rulings].sort()) : JSON.stringify(flaw);
          })
          .sort();
      expect(sorted(flawsOf({ ...table, rulings: [...table.rulings].reverse() }))).toEqual(sorted(flawsOf(table)));
    }),
    { numRuns: 100 },
  );
});

test('two groups of one size that share a pair are both named, whichever comes first', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, weight: 1 }));
  const ruling = (id: string, when: Box, overrides: readonly string[] = []) => {
    return { id, when: [when], overrides, amountFacts: [] };
  };
  const rulings = [
    ruling('r0', { f3: ['a', 'c'] }),
    ruling('r1', {}),
    ruling('r2', { f3: ['a'] }, ['r1']),
    ruling('r3', { f2: [[0, 0]] }),
  ];
  const facts: Table['facts'] = [
    { kind: 'choice', id: 'f3', options },
    { kind: 'number', id: 'f2', min: 0, max: 4, step: 1 },
  ];
  for (const each of [rulings, rulings.toReversed()]) {
    const found = flawsOf({ facts, impossible: [], rulings: each, order: 'fewest' });
    const groups = found.flatMap((flaw) => (flaw.kind === 'conflict' ? [[...flaw.rulings].sort().join()] : []));
    expect(groups.sort()).toEqual(['r0,r1', 'r0,r1,r3', 'r0,r2', 'r0,r2,r3', 'r1,r3']);
  }
});

test('facts that guard one another, and rulings that beat one another, in a circle are named', () => {
  const options = [
    { id: 'yes', weight: 1 },
    { id: 'no', weight: 1 },
  ];
  const ruling = (id: string, overrides: readonly string[]): Table['rulings'][number] => ({
    id,
    when: [{ a: ['yes'] }],
    overrides,
    amountFacts: [],
  });
  const facts: Table['facts'] = [{ id: 'a', kind: 'choice', options }];
  const rest = { impossible: [], otherwise: 'rest', order: 'fewest' as const };
  expect(
    flawsOf({
      ...rest,
      facts,
      rulings: [ruling('r', ['s']), ruling('s', ['t']), ruling('t', ['r']), ruling('u', ['r'])],
    }),
  ).toContainEqual({
    kind: 'override-cycle',
    rulings: ['r', 's', 't'],
  });
  const hen = { id: 'hen', kind: 'choice' as const, options, askIf: [{ egg: ['yes'] }] };
  const egg = { id: 'egg', kind: 'choice' as const, options, askIf: [{ hen: ['yes'] }] };
  expect(flawsOf({ ...rest, facts: [...facts, hen, egg], rulings: [ruling('r', [])] })).toEqual([
    { kind: 'askif-cycle', facts: ['hen', 'egg'] },
  ]);
});

/**
 * Every case in the box is of the kind, some case is in it, and neither a fact less nor a value more would
 * do.
 */
function expectWidest(table: Table, box: Box, isOfKind: (one: Case) => boolean): void {
  const cases = possibleCases(table);
  const within = (wider: Box): boolean => cases.filter((one) => holds(wider, one)).every(isOfKind);
  expect(cases.some((one) => holds(box, one))).toBe(true);
  expect(within(box)).toBe(true);
  for (const [fact, allowed] of Object.entries(box)) {
    const { [fact]: _, ...without } = box;
    expect(within(without)).toBe(false);
    const domain = table.facts.find(({ id }) => id === fact);
    for (const value of domain ? elementary(table, domain) : []) {
      if (holds({ [fact]: allowed }, { [fact]: value })) continue;
      const more = [...allowed, typeof value === 'string' ? value : [value, value]] as Allowed;
      expect(within({ ...box, [fact]: more })).toBe(false);
    }
  }
}
