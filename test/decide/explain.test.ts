import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { explain } from '#decide/explain.ts';
import { plan } from '#decide/order.ts';
import { replay } from '#decide/replay.ts';
import type { Answers, Table } from '#decide/table.ts';
import { contains, fits, possibleCases, rulingsIn, valuesOf, type Case } from './brute.ts';
import { answersTo, tables } from './tables.ts';

const decidedCase = tables({ sound: true }).chain((table) => fc.tuple(fc.constant(table), answersTo(table)));

test('the answers named alone decide the ruling, and no fewer would', () => {
  fc.assert(
    fc.property(decidedCase, ([table, answers]) => {
      const found = decided(table, answers);
      if (!found) return;
      const { ruling, given, explanation } = found;
      const deciding = Object.fromEntries(explanation.deciding.map(({ fact, answer }) => [fact, answer]));
      expect(decides(table, deciding, ruling)).toBe(true);
      const fewer = subsets(Object.entries(given)).filter((some) => some.length < explanation.deciding.length);
      for (const some of fewer) expect(decides(table, Object.fromEntries(some), ruling)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('the nearest other rulings are those that follow if one answer were different', () => {
  fc.assert(
    fc.property(decidedCase, ([table, answers]) => {
      const found = decided(table, answers);
      if (!found) return;
      const { given, ruling, explanation } = found;
      for (const { change, leads } of explanation.nearest) {
        expect(Object.keys(given)).toContain(change.fact);
        const changed = (one: Case): boolean => contains(change.values, one[change.fact] ?? '');
        const others = Object.entries(given).filter(([fact]) => fact !== change.fact);
        const kept = (one: Case): boolean =>
          others.every(([fact, answer]) => one[fact] === null || fits(one, { [fact]: answer }));
        const rulings = new Set(
          possibleCases(table)
            .filter((one) => changed(one) && kept(one))
            .flatMap((one) => rulingsIn(table, one)),
        );
        expect(leads.map(({ id }) => id).sort()).toEqual([...rulings].sort());
        expect(leads.map(({ id }) => id)).not.toEqual([ruling]);
      }
    }),
    { numRuns: 300 },
  );
});

test('every answer that counts is asked about, also one that a later answer implies', () => {
  fc.assert(
    fc.property(decidedCase, ([table, answers]) => {
      const found = decided(table, answers);
      if (!found) return;
      const { given, ruling, explanation } = found;
      const possible = possibleCases(table);
      for (const fact of table.facts) {
        const answer = given[fact.id];
        if (!answer || answer.kind === 'unknown') continue;
        const others = Object.entries(given).filter(([id]) => id !== fact.id);
        for (const value of valuesOf(fact)) {
          if (fits({ [fact.id]: value }, { [fact.id]: answer })) continue;
          const rulings = possible
            .filter((one) => one[fact.id] === value)
            .filter((one) => others.every(([id, each]) => one[id] === null || fits(one, { [id]: each })))
            .flatMap((one) => rulingsIn(table, one));
          const differs = rulings.some((id) => id !== ruling);
          const named = explanation.nearest.some(
            ({ change }) => change.fact === fact.id && contains(change.values, value),
          );
          expect(named).toBe(differs);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('answers that decide nothing have no explanation', () => {
  const options = [
    { id: 'yes', weight: 1 },
    { id: 'no', weight: 1 },
  ];
  const compiled = compile({
    facts: [{ id: 'late', kind: 'choice', options }],
    impossible: [],
    rulings: [{ id: 'fine', when: [{ late: ['yes'] }], overrides: [], amountFacts: [] }],
    otherwise: 'rest',
    order: 'fewest',
  });
  expect(explain(compiled, {}, 'fine')).toEqual({ deciding: [], nearest: [] });
  expect(explain(compiled, { late: { kind: 'option', option: 'no' } }, 'fine')).toEqual({ deciding: [], nearest: [] });
});

function decided(
  table: Table,
  answers: Answers,
): { readonly ruling: string; readonly given: Answers; readonly explanation: ReturnType<typeof explain> } | undefined {
  const compiled = compile(table);
  const progress = replay(compiled, plan(compiled), answers);
  if (progress.next.kind !== 'decided') return undefined;
  const given = Object.fromEntries(progress.given.map(({ fact, answer }) => [fact, answer]));
  const ruling = progress.next.outcome.id;
  return { ruling, given, explanation: explain(compiled, given, ruling) };
}

function decides(table: Table, answers: Answers, ruling: string): boolean {
  const known = Object.entries(answers).filter(([, answer]) => answer.kind !== 'unknown');
  return possibleCases(table)
    .filter((one) => fits(one, Object.fromEntries(known)))
    .every((one) => rulingsIn(table, one)[0] === ruling);
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.reduce<readonly (readonly T[])[]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);
}
