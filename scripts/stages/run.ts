/**
 * A large library's site by stages, one after the other, each a process of its own: memory that one of them has taken is
 * free for the next. Only pages need all of the library at once with the bundler beside it, and only the check needs what
 * was read of it too (docs/decisions/0036-stages-and-bundles.md).
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from '#library/in-force.ts';
import type { PackedBook } from '../packs/places.ts';
import { joinMaps } from '../page-parts.ts';
import type { BesideOrder } from './beside.ts';
import type { Checked, CheckOrder } from './check.ts';
import type { PagesOrder } from './pages.ts';

/** What a build by stages is asked for. */
export interface ByStages {
  readonly folder: string;
  /** By how many processes pages are made, 1 or more. */
  readonly of: number;
  /** How many rules the library has, about. */
  readonly rules: number;
  /** Is called when the content is sound, before anything is written. */
  readonly sound: () => void;
}

/**
 * Checks the content, and makes all of a site but its packs.
 * @returns the books to pack.
 * @throws StageError with the stage that failed; what was wrong has been shown.
 */
export async function byStages({ folder, of, rules, sound }: ByStages): Promise<readonly PackedBook[]> {
  const kept = mkdtempSync(join(tmpdir(), 'arbiter-draft-'));
  try {
    const checked: CheckOrder = { draft: join(kept, 'draft'), day: today() };
    const { books, letters } = await ordered<Checked>('check', heapOfTheCheck(rules), checked);
    sound();
    const heap = heapOfAPart(rules);
    const beside: BesideOrder = { ...checked, folder };
    await ordered('beside', heap, beside);
    for (let at = 0; at < of; at++) {
      const part: PagesOrder = { ...beside, letters, at, of };
      await ordered('pages', heap, part);
    }
    joinMaps(folder);
    return books;
  } finally {
    rmSync(kept, { recursive: true });
  }
}

/**
 * Megabytes of a part's heap: V8 lets one grow as far as it may. What is held at 10,000 rules is 600, of which the library is
 * some 46 kilobytes for each rule; the rest is for what a page of a list takes while it is made.
 */
function heapOfAPart(rules: number): number {
  return Math.max(1000, Math.ceil(450 + 0.07 * rules));
}

/** Megabytes of the heap in which content is checked: 690 are held at 10,000 rules. */
function heapOfTheCheck(rules: number): number {
  return Math.max(1000, Math.ceil(400 + 0.08 * rules));
}

/**
 * What is not V8's is given back to the system once it is not needed: the bundler's memory (mimalloc) at once and not in
 * arenas, and large buffers (glibc) each by itself. Together they hold some 300 MB otherwise, which pages want.
 */
const GIVEN_BACK = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_DISALLOW_ARENA_ALLOC: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** A stage failed, and has said why. */
class StageError extends Error {
  override readonly name = 'StageError';
}

/** Has a stage done. @returns its answer, undefined where it has none. */
function ordered<Answer>(name: 'check' | 'beside' | 'pages', heap: number, order: object): Promise<Answer> {
  const script = join(import.meta.dirname, `${name}.ts`);
  const child = fork(script, [JSON.stringify(order)], {
    execArgv: [`--max-old-space-size=${String(heap)}`],
    env: { ...process.env, ...GIVEN_BACK },
  });
  return new Promise((resolve, reject) => {
    let answer: unknown;
    child.once('message', (message) => {
      answer = message;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(answer as Answer);
      else reject(new StageError(`The build ended at its stage “${name}”.`));
    });
  });
}
