/**
 * A large library's site by stages, one after the other, each a process of its own: memory that one of them has taken is
 * free for the next. Only pages need all of the library at once with the bundler beside it, and only the check needs what
 * was read of it too (docs/decisions/0036-stages-and-bundles.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { today } from '#library/in-force.ts';
import type { PackedBook } from '../packs/places.ts';
import { joinMaps } from '../page-parts.ts';
import type { BesideOrder } from './beside.ts';
import type { Checked, CheckOrder } from './check.ts';
import { orderedFrom } from './order.ts';
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
    await ordered('beside', heapOfBeside(rules), beside);
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

/** Megabytes of the heap beside pages: what is held at 10,000 rules is 1,030, half of it the index of names before it is written. */
function heapOfBeside(rules: number): number {
  return Math.max(1000, Math.ceil(450 + 0.09 * rules));
}

/** Has a stage done, in a heap of so many megabytes. @returns its answer, undefined where it has none. */
function ordered<Answer>(name: 'check' | 'beside' | 'pages', heap: number, order: object): Promise<Answer> {
  return orderedFrom<Answer>(join(import.meta.dirname, `${name}.ts`), { name, heap, order });
}
