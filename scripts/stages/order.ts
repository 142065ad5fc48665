/** Has a stage done by a process of its own. */
import { fork } from 'node:child_process';

/** What a stage is asked for. */
export interface Ordered {
  /** What it is called where it fails. */
  readonly name: string;
  /** Megabytes of its heap. It takes what it may, so that this is little more than what it needs. */
  readonly heap: number;
  readonly order: object;
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

/** A heap that did not do is made larger by a half, as long as it is less than this many megabytes: V8 takes no more by itself either. */
const LARGEST = 4000;

/**
 * Has a stage done by a script. How much it needs goes by the content, and what a heap is reckoned by is the number of rules: where that
 * was too little, it is done once more in a larger one, and says so.
 * @returns its answer, undefined where it has none.
 * @throws StageError where it fails.
 */
export async function orderedFrom<Answer>(script: string, { name, heap, order }: Ordered): Promise<Answer> {
  const { code, signal, answer } = await done(script, heap, order);
  if (code === 0) return answer as Answer;
  // V8 ends a process so that has no memory left.
  if (signal !== 'SIGABRT' || heap >= LARGEST) throw new StageError(`The build ended at its stage “${name}”.`);
  const larger = Math.min(LARGEST, Math.ceil(heap * 1.5));
  console.warn(
    `The stage “${name}” needs more than ${String(heap)} MB of memory; it begins again with ${String(larger)} MB.`,
  );
  return orderedFrom<Answer>(script, { name, heap: larger, order });
}

interface Done {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly answer: unknown;
}

function done(script: string, heap: number, order: object): Promise<Done> {
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
    child.once('close', (code, signal) => {
      resolve({ code, signal, answer });
    });
  });
}
