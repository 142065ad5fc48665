/**
 * Mutated content files against the checker: no stack trace, no hang, a finding that names its place, or
 * green, and then nothing was lost. MUTATIONS asks for another number over the books of the site, SEED for
 * other mutations.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { droppedIn, soundly } from './attack.ts';
import { fixtures, realBooks } from './books.ts';
import { kinds } from './mutations.ts';
import { THOROUGH } from '../../support/thorough.ts';

/** The fixtures are small, so most of the attacks are on them, and before every change all of them. */
const ON_FIXTURES = THOROUGH ? 1_850 : 120;
/** Each takes about two seconds of a processor. */
const ON_BOOKS = Number(process.env['MUTATIONS'] ?? (THOROUGH ? 400 : 0));
const SEED = Number(process.env['SEED'] ?? 20261101);
/** One check is over in a tenth of a second, on a busy machine in a few; what takes so long never ends. */
const SILENCE = 60_000;

describe('content that something befell', () => {
  test.concurrent.each([
    ['the fixtures', [ON_FIXTURES, 0]] as const,
    ...(ON_BOOKS > 0 ? [['the books of the site', [0, ON_BOOKS]] as const] : []),
  ])(
    'is found or loses nothing: %s',
    async (_, [onFixtures, onBooks]) => {
      const results = await attacked(SEED, onFixtures, onBooks);
      process.stdout.write(`${tableOf(results)}\n`);
      expect(results.flatMap(told)).toEqual([]);
      expect(results.length).toBe(onFixtures + onBooks);
      // Attacks that all miss, or all hit, would prove nothing.
      for (const outcome of ['finding', 'unchanged', 'changed'])
        expect(
          results.some((each) => each.outcome === outcome),
          outcome,
        ).toBe(true);
      expect(new Set(results.map(({ kind }) => kind)).size).toBeGreaterThan(kinds.length - 5);
      expect(results.filter(({ anew }) => anew).length).toBeGreaterThan(results.length / 40);
    },
    // One that hangs is noticed by its silence; the rest may share the processors with anything.
    3_600_000,
  );

  test('is compared with all of it: every word of every sound file stands in the library', () => {
    const victims = [...fixtures(), ...(THOROUGH ? realBooks() : [])];
    expect(victims.flatMap((victim) => droppedIn(soundly(victim)))).toEqual([]);
  });
});

/** Runs attacks in a child process, which is killed and named if it is silent for too long. */
async function attacked(seed: number, onFixtures: number, onBooks: number): Promise<readonly Attack[]> {
  const args = [import.meta.dirname + '/run.ts', seed, onFixtures, onBooks].map(String);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const results: Attack[] = [];
  let errors = '';
  let isHanging = false;
  const hang = (): void => {
    isHanging = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(hang, SILENCE);
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  for await (const line of createInterface(child.stdout)) {
    clearTimeout(timer);
    timer = setTimeout(hang, SILENCE);
    results.push(JSON.parse(line) as Attack);
  }
  const code = await closed;
  clearTimeout(timer);
  const last = results.at(-1)?.n ?? -1;
  expect([isHanging, code, errors], `seed ${seed}, after attack ${last}`).toEqual([false, 0, '']);
  return results;
}

function told({ n, book, kind, touched, faults }: Attack): readonly string[] {
  return faults.map((fault) => `attack ${n} (${kind} of ${touched.join(' and ')} in ${book}): ${fault}`);
}

/** How many of each kind were found, changed nothing, or changed what was meant to be changed. */
function tableOf(results: readonly Attack[]): string {
  const rows = kinds.map((kind) => {
    const mine = results.filter((each) => each.kind === kind);
    const count = (outcome: Attack['outcome']) => mine.filter((each) => each.outcome === outcome).length;
    return `${kind.padEnd(18)} ${['finding', 'unchanged', 'changed'].map((each) => String(count(each as Attack['outcome'])).padStart(6)).join('')}`;
  });
  const slowest = results.reduce((most, { ms }) => Math.max(most, ms), 0);
  return [`${'kind'.padEnd(18)}   found  same other`, ...rows, `slowest check: ${slowest.toFixed(0)} ms`].join('\n');
}
