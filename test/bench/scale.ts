/**
 * How the work grows with a book: `npm run bench:scale -- 100 1000 10000`. Makes a book of so many rules in the real
 * books' proportions, and measures each stage in a process of its own; docs/scale.md says what came of it. Ten thousand
 * rules take minutes. `--pages` builds each site too, which takes as long for every thousand rules.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLibrary } from '#library/load.ts';
import { run } from '../../scripts/run.ts';
import { makeBook } from './scale/book.ts';
import { proportionsOf, toOneRule } from './scale/proportions.ts';
import { stages, type Measured } from './scale/stage.ts';
import { weightsOf } from './scale/weights.ts';
import { writeBook } from './scale/write.ts';

/** Megabytes that a stage may take; the books of all sizes are asked the same. */
const MEMORY = 7000;
const SEED = 1;

const { values, positionals } = parseArgs({
  options: { pages: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const sizes = positionals.length === 0 ? [100, 1000] : positionals.map(Number);
const library = loadLibrary('.');
const proportions = proportionsOf(library);
console.log('To one rule:');
console.table({ 'the real books': toOneRule(library.books.map(({ current }) => current)) });

const folder = mkdtempSync(join(tmpdir(), 'arbiter-scale-'));
for (const rules of sizes) {
  const root = join(folder, String(rules));
  writeBook(root, makeBook(rules, SEED, proportions));
  if (rules <= 1000) console.table({ made: toOneRule(loadLibrary(root).books.map(({ current }) => current)) });
  const rows = [];
  for (const stage of stages) rows.push(row(stage, rules, await measured(stage, root)));
  console.log(`\n${String(rules)} rules`);
  console.table(rows);
  if (values.pages) await pages(root, rules);
}
rmSync(folder, { recursive: true, force: true });

async function measured(stage: string, root: string): Promise<Measured> {
  const script = join(import.meta.dirname, 'scale', 'stage.ts');
  const { code, output } = await run('node', [`--max-old-space-size=${String(MEMORY)}`, script, stage, root]);
  if (code !== 0) throw new Error(`${stage}: ${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured;
}

function row(stage: string, rules: number, { own, whole, peak, also }: Measured): object {
  const rounded = Object.entries(also).map(([name, value]) => `${name} ${value.toFixed(value < 100 ? 1 : 0)}`);
  return {
    stage,
    'ms per rule': ((1000 * own) / rules).toFixed(2),
    'seconds in all': whole.toFixed(1),
    'peak MB': peak.toFixed(0),
    also: rounded.join(', '),
  };
}

/** The whole site of a book, and what its pages weigh. */
async function pages(root: string, rules: number): Promise<void> {
  const site = join(root, 'site');
  const start = performance.now();
  const env = { CONTENT_ROOT: root, BASE_PATH: '/', NODE_OPTIONS: `--max-old-space-size=${String(MEMORY)}` };
  const { code } = await run('node', [join('scripts', 'build.ts'), '--outDir', site], { env, show: true });
  if (code !== 0) throw new Error(`the site of ${String(rules)} rules was not built`);
  console.log(`built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  console.table(weightsOf(site));
}
