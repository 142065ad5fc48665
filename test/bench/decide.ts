/**
 * Times the engine on random tables of growing size, and on a whole book where there is one. `npm run bench`
 */
import { existsSync } from 'node:fs';
import { count } from '#decide/cases.ts';
import { compile } from '#decide/compile.ts';
import { exact } from '#decide/exact.ts';
import { plan } from '#decide/order.ts';
import { prove } from '#decide/prove.ts';
import { uncovered } from '#decide/uncovered.ts';
import { randomTable } from './random-table.ts';
import type { Table } from '#decide/table.ts';

const SIZES = [
  [8, 20],
  [10, 30],
  [12, 40],
] as const;
const SEEDS = [1, 2, 3, 4, 5];

/** Processor time, so that what else the machine is doing does not count. */
function timed<T>(work: () => T): readonly [result: T, milliseconds: number] {
  const start = process.cpuUsage();
  const result = work();
  return [result, Math.round(process.cpuUsage(start).user / 1000)];
}

function row(name: string, table: Table): Record<string, string | number | boolean> {
  const [compiled, compileMs] = timed(() => compile(table));
  const [flaws, proveMs] = timed(() => prove(compiled));
  const [tree, planMs] = timed(() => plan(compiled));
  const [boxes, openMs] = timed(() => uncovered(compiled));
  const greedy = plan(compile(table), { stateCap: 0 });
  const states = exact(compile(table), 1_000_000)?.states ?? 0;
  return {
    table: name,
    cases: String(count(compiled, compiled.possible)),
    flaws: flaws.length,
    'compile ms': compileMs,
    'prove ms': proveMs,
    'plan ms': planMs,
    'open ms': openMs,
    'open boxes': boxes.length,
    states,
    exact: tree.questions.exact,
    expected: tree.questions.expected.toFixed(3),
    worst: tree.questions.worst,
    greedy: greedy.questions.expected.toFixed(3),
    nodes: tree.nodes.length,
    'tree kB': Math.round(JSON.stringify(tree).length / 1024),
  };
}

console.table(
  SIZES.flatMap(([facts, rulings]) =>
    SEEDS.map((seed) =>
      row(`${String(facts)} facts, ${String(rulings)} rulings #${String(seed)}`, randomTable(facts, rulings, seed)),
    ),
  ),
);

if (existsSync('src/library/load.ts') && existsSync('content')) {
  const { loadLibrary } = await import('#library/load.ts');
  const library = loadLibrary('.');
  for (const book of library.books) {
    const tables = book.current.situations.map(({ table }) => table);
    const [, ms] = timed(() => {
      for (const table of tables) {
        const compiled = compile(table);
        prove(compiled);
        plan(compiled);
        uncovered(compiled);
      }
    });
    console.log(`${book.id}: ${String(tables.length)} situations compiled, proven and planned in ${String(ms)} ms`);
  }
}
