/** What a command takes: of time, of processors and of memory, all of its processes together. On Linux, which says so in /proc. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

/** What the processes that run one script took. */
export interface WatchedScript {
  /** Its file, or the program where it is none of Node's. */
  readonly script: string;
  /** Seconds of a clock, from the first that was seen of it to the last. */
  readonly clock: number;
  /** Seconds of the processor, on all threads. */
  readonly own: number;
  /** Megabytes (of a million bytes) that all processes of the command held at the most while it ran. */
  readonly peak: number;
}

export interface Watched {
  readonly code: number;
  /** Seconds of a clock, and of the processor. */
  readonly clock: number;
  readonly own: number;
  /** Megabytes that all processes held at the most at one time. */
  readonly peak: number;
  /** In the order in which they were first seen. */
  readonly scripts: readonly WatchedScript[];
}

/** Milliseconds between two looks: a process that is gone has counted until the last one. */
const EVERY = 1000;
/** How many times a second the kernel counts: of every common Linux. */
const TICKS = 100;

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Seconds of the processor so far. */
  readonly own: number;
}

interface Seen {
  readonly first: number;
  last: number;
  peak: number;
  readonly own: Map<number, number>;
}

/** Runs a command to its end, and shows what it prints. */
export async function watched(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Watched> {
  const start = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  const seen = new Map<string, Seen>();
  let peak = 0;
  const look = () => {
    const now = performance.now();
    const all = [...below(child.pid ?? 0, processes())];
    const bytes = sum(all.map(({ id }) => bytesOf(id)));
    peak = Math.max(peak, bytes);
    for (const { id, own } of all) {
      const script = scriptOf(id);
      if (script === undefined) continue;
      const of = seen.get(script) ?? { first: now, last: now, peak: 0, own: new Map<number, number>() };
      of.last = now;
      of.peak = Math.max(of.peak, bytes);
      of.own.set(id, own);
      seen.set(script, of);
    }
  };
  const timer = setInterval(look, EVERY);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended) => {
      resolve(ended ?? 1);
    });
  });
  clearInterval(timer);
  const scripts = [...seen].map(([script, { first, last, own, peak: most }]) => ({
    script,
    clock: (last - first) / 1000,
    own: sum(own.values()),
    peak: most / 1e6,
  }));
  const own = sum(scripts.map((each) => each.own));
  return { code, clock: (performance.now() - start) / 1000, own, peak: peak / 1e6, scripts };
}

function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
}

/** Undefined where it has ended meanwhile. */
function processOf(id: number): Process | undefined {
  const stat = readOf(id, 'stat');
  // Behind its name, which may hold anything, in round brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields === undefined) return undefined;
  const field = (number: number) => Number(fields[number - 3]);
  return { id, parent: field(4), own: (field(14) + field(15)) / TICKS };
}

/** Bytes that a process holds; of what several hold together, as Node's own code, its share. */
function bytesOf(id: number): number {
  return Number(/^Pss: +(\d+) kB$/m.exec(readOf(id, 'smaps_rollup') ?? '')?.[1] ?? 0) * 1024;
}

function* below(id: number, all: readonly Process[]): Generator<Process> {
  for (const each of all) {
    if (each.id === id) yield each;
    if (each.parent === id) yield* below(each.id, all);
  }
}

function scriptOf(id: number): string | undefined {
  const words = readOf(id, 'cmdline')?.split('\0') ?? [];
  // A process may call itself by a whole line of words.
  const word = words.slice(1).find((each) => /\.ts$/.test(each)) ?? words[0]?.split(' ')[0];
  return word === undefined || word === '' ? undefined : word.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '');
}

function readOf(id: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${String(id)}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}
