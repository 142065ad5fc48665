/**
 * How the work grows with a book: `npm run bench:scale -- 100 1000 10000`. Makes a book of so many rules in the real
 * books' proportions, and measures each stage in a process of its own; docs/scale.md says what came of it. Ten thousand
 * rules take minutes. `--pages` makes a share of each book's pages, `--packs` its whole site with its packs as it is published,
 * `--save` starts the server that shows a text while it is written; with `--only` nothing else is measured.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLibrary } from '#library/load.ts';
import { readPublished, RELEASE_FILE } from '#offline/release.ts';
import { run } from '../../scripts/run.ts';
import { makeBook } from './scale/book.ts';
import { proportionsOf, toOneRule } from './scale/proportions.ts';
import type { MeasuredSaves } from './scale/save.ts';
import type { MeasuredPages } from './scale/site.ts';
import { stages, type Measured } from './scale/stage.ts';
import { watched, type WatchedScript } from './scale/watched.ts';
import { writeBook } from './scale/write.ts';

/** Megabytes that a stage's heap may come to; the books of all sizes are asked the same. */
const MEMORY = 7000;
/** A process comes to 2 GB at the most with this; it takes what it may, so that with more it takes more. */
const TARGET: readonly string[] = ['check', 'join'];
const MEMORY_OF_TARGET = 1600;
const SEED = 1;

const { values, positionals } = parseArgs({
  options: {
    pages: { type: 'boolean', default: false },
    packs: { type: 'boolean', default: false },
    only: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
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
  if (rules <= 1000 && !values.only)
    console.table({ made: toOneRule(loadLibrary(root).books.map(({ current }) => current)) });
  console.log(`\n${String(rules)} rules`);
  if (!values.only) {
    const rows = [];
    for (const stage of stages) rows.push(row(stage, rules, await measured(stage, root)));
    console.table(rows);
  }
  if (values.pages) await pages(root, rules);
  if (values.packs) await site(root, rules);
  if (values.save) console.table(await asked<MeasuredSaves>('save', [root], root));
}
rmSync(folder, { recursive: true, force: true });

async function measured(stage: string, root: string): Promise<Measured> {
  return asked<Measured>('stage', [stage, root], root, TARGET.includes(stage) ? MEMORY_OF_TARGET : MEMORY);
}

/** What a script beside this one prints as its last line, in a process of its own with so many megabytes of heap. */
async function asked<Answer>(script: string, args: readonly string[], root: string, memory = MEMORY): Promise<Answer> {
  const file = join(import.meta.dirname, 'scale', `${script}.ts`);
  const env = { CONTENT_ROOT: root, BASE_PATH: '/' };
  const { code, output } = await run('node', [`--max-old-space-size=${String(memory)}`, file, ...args], { env });
  if (code !== 0) throw new Error(`${[script, ...args].join(' ')}: ${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Answer;
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

/** About so many pages are made of each book, so that the first ones, which are slow, count as much everywhere. */
const SHARE = 1200;
/** Pages to a rule. */
const TO_A_RULE = 22.7;

/** What pages of each kind take and weigh. */
async function pages(root: string, rules: number): Promise<void> {
  const every = Math.max(1, Math.round((rules * TO_A_RULE) / SHARE));
  const { kinds, weights, ...whole } = await asked<MeasuredPages>('site', [root, String(every)], root);
  console.table({ ...whole, 'ms for each page': (1000 * whole.reckoned) / whole.all });
  console.table(kinds);
  console.table(weights);
}

/** The whole site with its packs, as it is published. */
async function site(root: string, rules: number): Promise<void> {
  const folder = join(root, 'site');
  const env = { CONTENT_ROOT: root, BASE_PATH: '/' };
  const { code, scripts, ...whole } = await watched('npm', ['run', '-s', 'build', '--', '--outDir', folder], env);
  if (code !== 0) throw new Error(`the site of ${String(rules)} rules was not built`);
  const published = readPublished(readFileSync(join(folder, RELEASE_FILE), 'utf8'));
  if (published?.kind !== 'release') throw new Error(`the site of ${String(rules)} rules has no packs`);
  const kilobytes = published.release.packs.reduce((sum, { fetched }) => sum + fetched, 0) / 1000;
  const toARule = ({ clock, own, peak }: Pick<WatchedScript, 'clock' | 'own' | 'peak'>) => ({
    'ms on a clock': ((1000 * clock) / rules).toFixed(1),
    'ms of a processor': ((1000 * own) / rules).toFixed(1),
    'MB at the most': peak.toFixed(0),
  });
  // What starts the stages packs too, last of all.
  console.table(
    Object.fromEntries([...scripts, { ...whole, script: 'all' }].map((each) => [each.script, toARule(each)])),
  );
  console.log(`${(kilobytes / rules).toFixed(1)} kB of packs for each rule`);
}
