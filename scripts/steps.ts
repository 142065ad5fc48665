/** Steps that depend on each other, as many at a time as the machine bears, with one table of times at the end. */
import { availableParallelism } from 'node:os';

export interface StepResult {
  readonly ok: boolean;
  readonly output: string;
  /** How many tests ran, where the step is a run of tests. */
  readonly tests?: { readonly passed: number; readonly failed: number };
}

export interface Step {
  readonly name: string;
  /** Steps that must have succeeded before this one starts. */
  readonly after?: readonly string[];
  run(): Promise<StepResult>;
}

interface Done {
  readonly step: Step;
  readonly seconds: number;
  readonly result: StepResult | 'not run';
}

/**
 * Runs all steps, prints each one's output when it ends, and returns whether everything went well.
 * @throws before anything has run, if a step waits for one that is not there, or for itself.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  assertPossible(steps);
  const done = new Map<string, Done>();
  const running = new Map<string, Promise<void>>();
  const atOnce = Math.max(2, Math.min(4, availableParallelism()));
  while (done.size < steps.length) {
    for (const step of steps) {
      if (done.has(step.name) || running.has(step.name)) continue;
      const before = (step.after ?? []).map((name) => done.get(name));
      if (before.some((each) => each && !succeeded(each))) {
        done.set(step.name, { step, seconds: 0, result: 'not run' });
      } else if (before.every((each) => each !== undefined) && running.size < atOnce) {
        const start = performance.now();
        const end = (result: StepResult) => {
          running.delete(step.name);
          done.set(step.name, { step, seconds: (performance.now() - start) / 1000, result });
          process.stdout.write(`\n── ${step.name}\n${result.output.trim()}\n`);
        };
        running.set(
          step.name,
          step.run().then(end, (error: unknown) => end({ ok: false, output: String(error) })),
        );
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  const all = steps.flatMap((step) => done.get(step.name) ?? []);
  console.log(`\n${timeTable(all)}\n`);
  console.log(totals(all));
  return all.every(succeeded);
}

/** A step that waits for one that never ends would be waited for without an end. */
function assertPossible(steps: readonly Step[]): void {
  const possible = new Set<string>();
  let waiting = steps;
  for (;;) {
    const next = waiting.filter(({ after = [] }) => after.every((name) => possible.has(name)));
    if (next.length === 0) break;
    for (const { name } of next) possible.add(name);
    waiting = waiting.filter((step) => !next.includes(step));
  }
  const [stuck] = waiting;
  if (!stuck) return;
  const names = steps.map(({ name }) => name);
  const unknown = waiting.flatMap(({ after = [] }) => after).find((name) => !names.includes(name));
  throw new Error(
    unknown === undefined
      ? `the step "${stuck.name}" waits for itself: look at the \`after\` of ${waiting.map(({ name }) => name).join(', ')}`
      : `a step waits for "${unknown}", and there is no such step; there are ${names.join(', ')}`,
  );
}

function succeeded({ result }: Done): boolean {
  return result !== 'not run' && result.ok;
}

function timeTable(all: readonly Done[]): string {
  const width = Math.max(...all.map(({ step }) => step.name.length));
  return all
    .map((each) => {
      const { step, seconds, result } = each;
      const verdict = result === 'not run' ? 'not run' : result.ok ? 'ok' : 'FAILED';
      const tests = result !== 'not run' && result.tests ? `${result.tests.passed + result.tests.failed} tests` : '';
      return `${step.name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${verdict.padEnd(7)} ${tests}`.trimEnd();
    })
    .join('\n');
}

/** The tests of all steps together; a step that fails without a failed test counts as one failure. */
function totals(all: readonly Done[]): string {
  let passed = 0;
  let failed = 0;
  for (const each of all) {
    const tests = each.result === 'not run' ? undefined : each.result.tests;
    passed += tests?.passed ?? 0;
    failed += Math.max(tests?.failed ?? 0, succeeded(each) ? 0 : 1);
  }
  return `${passed} passed, ${failed} failed`;
}
