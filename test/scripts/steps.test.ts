import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runSteps, type Step, type StepResult } from '../../scripts/steps.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => vi.restoreAllMocks());

const step = (name: string, after: readonly string[] = [], result: Partial<StepResult> = {}) => ({
  name,
  after,
  run: vi.fn((): Promise<StepResult> => Promise.resolve({ ok: true, output: '', ...result })),
});

describe('steps that depend on each other', () => {
  test('run in their order', async () => {
    const order: string[] = [];
    const noted = (name: string, after: readonly string[] = []): Step => ({
      name,
      after,
      run: () => Promise.resolve({ ok: order.push(name) > 0, output: '' }),
    });
    expect(await runSteps([noted('site', ['build']), noted('build')])).toBe(true);
    expect(order).toEqual(['build', 'site']);
  });

  test('start with the one that has the longest way to the end', async () => {
    const order: string[] = [];
    const noted = (name: string, takes: number, after: readonly string[] = []): Step => ({
      name,
      after,
      takes,
      run: () => Promise.resolve({ ok: order.push(name) > 0, output: '' }),
    });
    await runSteps([noted('lint', 20), noted('types', 30), noted('build', 5), noted('browser', 100, ['build'])]);
    expect(order.indexOf('build')).toBe(0);
    expect(order.indexOf('lint')).toBeGreaterThan(order.indexOf('types'));
  });

  test('are left out after one that failed, while the others go on', async () => {
    const late = step('browser', ['build']);
    const other = step('unit', [], { tests: { passed: 7, failed: 0 } });
    expect(await runSteps([step('build', [], { ok: false }), late, other])).toBe(false);
    expect(late.run).not.toHaveBeenCalled();
    expect(other.run).toHaveBeenCalled();
    expect(printed.at(0)).toMatch(/browser +0\.0 s +not run/);
    expect(printed.at(-1)).toBe('7 passed, 2 failed');
  });

  test('fail where one throws, and their tests are added up', async () => {
    const thrown: Step = { name: 'types', run: () => Promise.reject(new Error('no such program')) };
    const tests = { tests: { passed: 3, failed: 2 }, ok: false };
    expect(
      await runSteps([thrown, step('site', [], tests), step('unit', [], { tests: { passed: 4, failed: 0 } })]),
    ).toBe(false);
    expect(printed.at(-1)).toBe('7 passed, 3 failed');
  });

  test('say which tests passed only when they were tried again', async () => {
    expect(await runSteps([step('browser', [], { flaky: ['keys.test.ts > a key is heard'] })])).toBe(true);
    expect(printed.join('\n')).toMatch(/FLAKY.*\n {2}keys\.test\.ts > a key is heard/);
  });

  test('do not begin where one of them waits for a step that is not there', async () => {
    const build = step('build');
    await expect(runSteps([build, step('site', ['biuld'])])).rejects.toThrow('biuld');
    expect(build.run).not.toHaveBeenCalled();
  });

  test('do not begin where they wait for one another', async () => {
    const build = step('build');
    await expect(runSteps([build, step('a', ['b']), step('b', ['a'])])).rejects.toThrow('cycle');
    expect(build.run).not.toHaveBeenCalled();
  });
});
