import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, nearestDifferences, toChange, type Possible } from '#decide/apart.ts';
import { compile } from '#decide/compile.ts';
import type { Table } from '#decide/table.ts';
import { answerFor, contains, possibleCases, rulingsIn, type Case } from './brute.ts';
import { tables } from './tables.ts';

/** A sound table and two of what follows in it. */
const twoOutcomes = tables({ sound: true })
  .filter((table) => outcomesOf(table).length > 0)
  .chain((table) => {
    const ids = outcomesOf(table);
    return fc.record({ table: fc.constant(table), first: fc.constantFrom(...ids), second: fc.constantFrom(...ids) });
  });

test('the facts named are those whose values differ between the cases of two rulings, with these values', () => {
  fc.assert(
    fc.property(twoOutcomes, ({ table, first, second }) => {
      const found = differences(compile(table), first, second);
      for (const { id } of table.facts) {
        const [here, there] = [valuesIn(table, first, id), valuesIn(table, second, id)];
        const difference = found.find(({ fact }) => fact === id);
        const same = here.size === there.size && [...here].every((value) => there.has(value));
        expect(difference === undefined).toBe(same);
        if (!difference) continue;
        for (const value of new Set([...here, ...there])) {
          expect(allows(difference.first, value)).toBe(here.has(value));
          expect(allows(difference.second, value)).toBe(there.has(value));
        }
        expect(difference.decides).toBe(![...here].some((value) => there.has(value)));
      }
    }),
    { numRuns: 300 },
  );
});

test('a ruling does not differ from itself, and what alone tells two apart comes first', () => {
  fc.assert(
    fc.property(twoOutcomes, ({ table, first, second }) => {
      const compiled = compile(table);
      expect(differences(compiled, first, first)).toEqual([]);
      const decides = differences(compiled, first, second).map((each) => each.decides);
      expect(decides).toEqual(decides.toSorted((a, b) => Number(b) - Number(a)));
    }),
    { numRuns: 100 },
  );
});

test('where values of several ways would not belong together, those named are of one way', () => {
  fc.assert(
    fc.property(twoOutcomes, fc.nat(), ({ table, first, second }, seed) => {
      const cases = possibleCases(table).filter((one) => rulingsIn(table, one).includes(first));
      const own = cases[seed % cases.length] ?? {};
      const answers = Object.fromEntries(
        Object.entries(own).flatMap(([fact, value]) => (value === null ? [] : [[fact, answerFor(value)]])),
      );
      const { facts } = nearestDifferences(compile(table), first, second, answers);
      // The case itself is one of those that the values of the first describe.
      for (const { fact, first: mine } of facts) expect(allows(mine, own[fact] ?? null)).toBe(true);
      // And a case with the values of the second in all facts that differ is the second's.
      for (const one of possibleCases(table)) {
        const isDescribed = table.facts.every(({ id }) => {
          const named = facts.find(({ fact }) => fact === id);
          return named ? allows(named.second, one[id] ?? null) : one[id] === own[id];
        });
        if (isDescribed) expect(rulingsIn(table, one)).toContain(second);
      }
    }),
    { numRuns: 400 },
  );
});

test('what must change is not so yet, and with it the second follows, all else as it is or as it then arises', () => {
  fc.assert(
    fc.property(twoOutcomes, fc.nat(), ({ table, first, second }, seed) => {
      fc.pre(first !== second);
      const cases = possibleCases(table).filter((one) => rulingsIn(table, one).includes(first));
      const own = cases[seed % cases.length] ?? {};
      const answers = Object.fromEntries(
        Object.entries(own).flatMap(([fact, value]) => (value === null ? [] : [[fact, answerFor(value)]])),
      );
      const changes = toChange(nearestDifferences(compile(table), first, second, answers).facts, answers);
      expect(changes.length).toBeGreaterThan(0);
      for (const { fact, second: wanted } of changes) {
        const mine = own[fact] ?? null;
        expect(mine !== null && allows(wanted, mine)).toBe(false);
      }
      const isSo = (one: Case) =>
        table.facts.every(({ id }) => {
          const change = changes.find(({ fact }) => fact === id);
          const [value, mine] = [one[id] ?? null, own[id] ?? null];
          return change
            ? value !== null && allows(change.second, value)
            : [value, mine].includes(null) || value === mine;
        });
      const changed = possibleCases(table).filter(isSo);
      if (changed.length > 0) expect(changed.some((one) => rulingsIn(table, one).includes(second))).toBe(true);
    }),
    { numRuns: 400 },
  );
});

function outcomesOf(table: Table): readonly string[] {
  return [...new Set(possibleCases(table).flatMap((one) => rulingsIn(table, one)))];
}

function valuesIn(table: Table, ruling: string, fact: string): ReadonlySet<Case[string]> {
  const cases = possibleCases(table).filter((one) => rulingsIn(table, one).includes(ruling));
  return new Set(cases.map((one) => one[fact] ?? null));
}

function allows({ values, notApplicable }: Possible, value: Case[string]): boolean {
  return value === null || value === undefined ? notApplicable : contains(values, value);
}
