import { expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Node } from '#decide/diagram.ts';
import { plan } from '#decide/order.ts';
import { questions, settled, start } from '#decide/state.ts';
import { ways } from '#decide/step.ts';
import { randomTable } from '../bench/random-table.ts';

test.each([1, 2, 3, 4])('branch and bound finds what trying every question everywhere finds (table %i)', (seed) => {
  const table = randomTable(8, 20, seed);
  const compiled = compile(table);
  const exact = plan(compiled).questions;
  expect(exact.exact).toBe(true);
  expect(exact.expected).toBeCloseTo(leastOf(compiled), 6);
  const greedy = plan(compile(table), { stateCap: 0 }).questions;
  expect(greedy.exact).toBe(false);
  expect(greedy.expected).toBeGreaterThanOrEqual(exact.expected - 1e-9);
  expect(greedy.lowerBound).toBeLessThanOrEqual(exact.expected + 1e-9);
});

test('the search gives up where it is told to, and then says that the order may not be the best', () => {
  const compiled = compile(randomTable(8, 20, 1));
  expect(plan(compiled, { stateCap: 50 }).questions.exact).toBe(false);
  expect(plan(compiled, { stateCap: 50_000 }).questions.exact).toBe(true);
});

function leastOf(compiled: Compiled): number {
  const known = new Map<Node, number>();
  const least = (state: Node): number => {
    if (settled(compiled, state)) return 0;
    const before = known.get(state);
    if (before !== undefined) return before;
    const costs = questions(compiled, state).map((domain) =>
      ways(compiled, state, domain).reduce((sum, way) => sum + way.probability * least(way.to), 1),
    );
    known.set(state, Math.min(...costs));
    return Math.min(...costs);
  };
  return least(start(compiled));
}
