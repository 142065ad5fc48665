import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { plan } from '#decide/order.ts';
import type { Table } from '#decide/table.ts';
import type { Tree } from '#decide/tree.ts';
import {
  contains,
  elementary,
  follow,
  leastQuestions,
  possibleCases,
  rulingsIn,
  valuesOf,
  weightOf,
  type Case,
} from './brute.ts';
import { tables } from './tables.ts';

const anyTable = tables({ choices: true });
const planned = (table: Table, greedy: boolean): Tree => plan(compile(table), greedy ? { stateCap: 0 } : {});

test('the tree leads every case to its ruling, and asks nothing that does not apply or that is settled', () => {
  fc.assert(
    fc.property(anyTable, fc.boolean(), (table, greedy) => {
      const tree = planned(table, greedy);
      for (const one of possibleCases(table)) {
        const { asked, ruling } = follow(tree, one);
        const rulings = rulingsIn(table, one);
        expect(ruling).toBe(rulings.length === 1 ? rulings[0] : '');
        expect(new Set(asked).size).toBe(asked.length);
      }
    }),
    { numRuns: 200 },
  );
});

test('a question is asked only when it is known to make sense', () => {
  fc.assert(
    fc.property(anyTable, fc.boolean(), (table, greedy) => {
      eachQuestion(table, planned(table, greedy), (fact, cases) => {
        for (const one of cases) expect(one[fact]).not.toBeNull();
      });
    }),
    { numRuns: 150 },
  );
});

test('answers that lead to the same place are one branch, and no question has fewer than two branches', () => {
  fc.assert(
    fc.property(anyTable, fc.boolean(), (table, greedy) => {
      const tree = planned(table, greedy);
      const seen = new Set([tree.root]);
      const proper = tree.nodes.filter((node) => !('ruling' in node) || node.ruling !== '');
      expect(new Set(proper.map((node) => JSON.stringify(node))).size).toBe(proper.length);
      tree.nodes.forEach((node, at) => {
        if ('ruling' in node) return;
        expect(node.branches.length).toBeGreaterThan(1);
        expect(new Set(node.branches.map(({ to }) => to)).size).toBe(node.branches.length);
        for (const { to } of node.branches) {
          expect(to).toBeGreaterThan(at);
          seen.add(to);
        }
        const fact = table.facts.find(({ id }) => id === node.fact);
        for (const value of fact ? valuesOf(fact) : []) {
          expect(node.branches.filter((branch) => contains(branch.in, value)).length).toBeLessThanOrEqual(1);
        }
      });
      expect(seen.size).toBe(tree.nodes.length);
    }),
    { numRuns: 150 },
  );
});

test('the figures are those of the tree', () => {
  fc.assert(
    fc.property(anyTable, fc.boolean(), (table, greedy) => {
      const tree = planned(table, greedy);
      const asked = possibleCases(table).map((one) => follow(tree, one).asked.length);
      expect(tree.questions.worst).toBe(Math.max(0, ...asked));
      expect(tree.questions.expected).toBeCloseTo(expectedOf(table, tree), 6);
      expect(tree.questions.lowerBound).toBeLessThanOrEqual(tree.questions.expected + 1e-9);
    }),
    { numRuns: 150 },
  );
});

test('the exact order asks as few questions as the best of all orders, and the greedy one no fewer', () => {
  fc.assert(
    fc.property(tables(), (any) => {
      const table: Table = { ...any, order: 'fewest' };
      const best = leastQuestions(table);
      const exact = planned(table, false).questions;
      const greedy = planned(table, true).questions;
      expect(exact).toMatchObject({ exact: true, lowerBound: exact.expected });
      expect(exact.expected).toBeCloseTo(best, 6);
      expect(greedy.exact).toBe(greedy.worst === 0);
      expect(greedy.expected).toBeGreaterThanOrEqual(best - 1e-6);
      expect(greedy.lowerBound).toBeLessThanOrEqual(best + 1e-6);
    }),
    { numRuns: 200 },
  );
});

test('names and the order of rulings and boxes change nothing, and the order of options does not change the cost', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const tree = planned(table, false);
      const renamed = planned(
        rename({ ...table, rulings: [...table.rulings].reverse(), impossible: [...table.impossible].reverse() }),
        false,
      );
      expect(rename(renamed)).toEqual(tree);
      const mirrored = table.facts.map((fact) =>
        fact.kind === 'choice' ? { ...fact, options: [...fact.options].reverse() } : fact,
      );
      const other = planned({ ...table, facts: mirrored }, false).questions;
      expect(other.exact).toBe(tree.questions.exact);
      expect(other.lowerBound).toBeCloseTo(tree.questions.lowerBound, 6);
      expect(other.expected).toBeCloseTo(tree.questions.expected, 6);
    }),
    { numRuns: 100 },
  );
});

test('options that no ruling tells apart are as good as one option with their weight together', () => {
  fc.assert(
    fc.property(anyTable, fc.boolean(), (table, greedy) => {
      const split = planned(splitOptions(table), greedy);
      const whole = planned(table, greedy);
      expect(split.questions.expected).toBeCloseTo(whole.questions.expected, 6);
      expect(split.nodes.length).toBe(whole.nodes.length);
      for (const one of possibleCases(table)) expect(follow(split, one)).toEqual(follow(whole, one));
    }),
    { numRuns: 100 },
  );
});

test('a player chooses when everything is found out that the consequences depend on and that can be known', () => {
  fc.assert(
    fc.property(anyTable, fc.boolean(), (table, greedy) => {
      const tree = planned(table, greedy);
      const findings = new Set(table.facts.filter(({ by }) => !by).map(({ id }) => id));
      const choices = new Set(table.facts.filter(({ by }) => by).map(({ id }) => id));
      eachQuestion(table, tree, (fact, cases, at) => {
        if (!choices.has(fact)) return;
        const later = questionsBelow(tree, at).filter((id) => findings.has(id));
        for (const id of later) expect(cases.every((one) => one[id] !== null)).toBe(false);
      });
    }),
    { numRuns: 200 },
  );
});

/** Visits every question with the cases that reach it. */
function eachQuestion(
  table: Table,
  tree: Tree,
  visit: (fact: string, cases: readonly Case[], at: number) => void,
): void {
  const walk = (at: number, cases: readonly Case[]): void => {
    const node = tree.nodes[at];
    if (!node || 'ruling' in node) return;
    visit(node.fact, cases, at);
    for (const branch of node.branches) {
      walk(
        branch.to,
        cases.filter((one) => contains(branch.in, one[node.fact] ?? '')),
      );
    }
  };
  walk(tree.root, possibleCases(table));
}

function questionsBelow(tree: Tree, at: number): readonly string[] {
  const node = tree.nodes[at];
  if (!node || 'ruling' in node) return [];
  return node.branches.flatMap(({ to }) => {
    const child = tree.nodes[to];
    return child && 'fact' in child ? [child.fact, ...questionsBelow(tree, to)] : [];
  });
}

function expectedOf(table: Table, tree: Tree): number {
  const from = (at: number): number => {
    const node = tree.nodes[at];
    const fact = node && 'fact' in node ? table.facts.find(({ id }) => id === node.fact) : undefined;
    if (!node || !('branches' in node) || !fact) return 0;
    const weights = node.branches.map((branch) =>
      elementary(table, fact)
        .filter((value) => contains(branch.in, value))
        .reduce((sum: number, value) => sum + weightOf(fact, value), 0),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return node.branches.reduce((sum, branch, nth) => sum + ((weights[nth] ?? 0) / total) * from(branch.to), 1);
  };
  return from(tree.root);
}

/** Turns every id around, so that their alphabetical order changes; twice gives the same again. */
function rename<T>(value: T): T {
  const turn = (text: string): string =>
    /^[fr]\d$/.test(text) ? `${text.charAt(0)}${String(9 - Number(text.charAt(1)))}` : text;
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return turn(part);
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [turn(key), visit(inner)]));
  };
  return visit(value) as T;
}

/** Gives half of the first option's weight to a twin of it. */
function splitOptions(table: Table): Table {
  const withTwin = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.includes('a') ? [...part, 'twin'] : part.map(withTwin);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withTwin(inner)]));
  };
  const facts = table.facts.map((fact) => {
    const askIf = fact.askIf && { askIf: withTwin(fact.askIf) as NonNullable<typeof fact.askIf> };
    if (fact.kind === 'number') return { ...fact, ...askIf };
    const options = fact.options.flatMap(({ id, weight }) =>
      id === 'a'
        ? [
            { id, weight: weight / 2 },
            { id: 'twin', weight: weight / 2 },
          ]
        : { id, weight },
    );
    return { ...fact, ...askIf, options };
  });
  return {
    ...table,
    facts,
    impossible: withTwin(table.impossible) as Table['impossible'],
    rulings: table.rulings.map((ruling) => ({ ...ruling, when: withTwin(ruling.when) as Table['impossible'] })),
  };
}
