/**
 * A reporter for browser tests: what failed first and passed when it was tried again. Such a test does not stop a
 * change, and is not forgotten either: it is named at the end of the run, with what went wrong the first time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The list of the last run; `npm test` names a file for each of its runs, and tells what stands there beside the times. */
export const FLAKY_FILE = process.env['FLAKY_FILE'] ?? join('test', 'output', 'flaky.json');

export default class FlakyTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((each) => [...each.children.allTests()].filter(isFlaky).map(describeFlaky));
    mkdirSync(dirname(FLAKY_FILE), { recursive: true });
    writeFileSync(FLAKY_FILE, JSON.stringify(flaky, null, 2));
    if (flaky.length > 0)
      process.stdout.write(`\nFLAKY, passed only when tried again:\n${flaky.map((each) => `  ${each}\n`).join('')}`);
  }
}

export function isFlaky(test: TestCase): boolean {
  return test.diagnostic()?.flaky === true;
}

/** `test/e2e/keys.test.ts > a key is heard: expected 1 to be 2` */
export function describeFlaky(test: TestCase): string {
  const [first] = test.result().errors ?? [];
  const [reason = ''] = (first?.message ?? '').split('\n');
  return `${test.module.relativeModuleId} > ${test.fullName}: ${reason}`;
}
