/**
 * Steps that depend on each other, as many at a time as the machine bears, with one table of times at the end. Which
 * may run when is p-graph's business; what is said of them stands here.
 */
import { PGraph, PGraphError } from 'p-graph';
import { availableParallelism } from 'node:os';

/** How a step ended, with what is printed of it. */
export interface StepResult {
  readonly ok: boolean;
  readonly output: string;
  /** How many tests ran, where the step is a run of tests. */
  readonly tests?: { readonly passed: number; readonly failed: number };
  /** Tests that failed first and passed when they were tried again. */
  readonly flaky?: readonly string[];
}

/** A step that runs beside others. */
export interface Step {
  readonly name: string;
  /** Steps that must have succeeded before this one starts. */
  readonly after?: readonly string[];
  /** About how long it takes, in seconds: of the steps that may start, the one with the longest way to the end does. */
  readonly takes?: number;
  run(): Promise<StepResult>;
}

interface Done {
  readonly seconds: number;
  readonly result: StepResult;
}

/**
 * Runs all steps, prints each one's output when it ends, and returns whether everything went well.
 * @throws before anything has run, if a step waits for one that is not there, or for itself.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const done = new Map<string, Done>();
  const graph = new PGraph(
    new Map(steps.map((step) => [step.name, { priority: step.takes ?? 0, run: () => runStep(step, done) }])),
    steps.flatMap(({ name, after = [] }) => after.map((before): [string, string] => [before, name])),
  );
  const concurrency = Math.max(2, Math.min(4, availableParallelism()));
  await graph.run({ concurrency, continue: true }).catch((error: unknown) => {
    // Steps that failed have said so.
    if (!(error instanceof PGraphError)) throw error;
  });
  const names = steps.map(({ name }) => name);
  console.log(`\n${timeTable(names, done)}\n`);
  const flaky = [...done.values()].flatMap(({ result }) => result.flaky ?? []);
  if (flaky.length > 0)
    console.log(`FLAKY, passed only when tried again; mend these:\n${flaky.map((each) => `  ${each}`).join('\n')}\n`);
  console.log(totals(names, done));
  return names.every((name) => done.get(name)?.result.ok);
}

/** @throws where the step fails, so that those after it are left out. */
async function runStep({ name, run }: Step, done: Map<string, Done>): Promise<void> {
  const start = performance.now();
  const result = await run().catch((error: unknown): StepResult => ({ ok: false, output: String(error) }));
  done.set(name, { seconds: (performance.now() - start) / 1000, result });
  process.stdout.write(`\n── ${name}\n${result.output.trim()}\n`);
  if (!result.ok) throw new Error(name);
}

function timeTable(names: readonly string[], done: ReadonlyMap<string, Done>): string {
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map((name) => {
      const each = done.get(name);
      const verdict = each === undefined ? 'not run' : each.result.ok ? 'ok' : 'FAILED';
      const tests = each?.result.tests ? `${each.result.tests.passed + each.result.tests.failed} tests` : '';
      const seconds = (each?.seconds ?? 0).toFixed(1).padStart(6);
      return `${name.padEnd(width)}  ${seconds} s  ${verdict.padEnd(7)} ${tests}`.trimEnd();
    })
    .join('\n');
}

/** The tests of all steps together; a step that fails, or is left out, without a failed test counts as one failure. */
function totals(names: readonly string[], done: ReadonlyMap<string, Done>): string {
  let passed = 0;
  let failed = 0;
  for (const name of names) {
    const result = done.get(name)?.result;
    passed += result?.tests?.passed ?? 0;
    failed += Math.max(result?.tests?.failed ?? 0, result?.ok ? 0 : 1);
  }
  return `${passed} passed, ${failed} failed`;
}
