import { describe, expect, test, vi } from 'vitest';
import { runSteps, type Step } from '../../scripts/steps.ts';

const step = (name: string, after: readonly string[] = []) => ({
  name,
  after,
  run: vi.fn(() => Promise.resolve({ ok: true, output: '' })),
});

describe('steps that depend on each other', () => {
  test('run in their order', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(console, 'log').mockReturnValue();
    const order: string[] = [];
    const noted = (name: string, after: readonly string[] = []): Step => ({
      name,
      after,
      run: () => Promise.resolve({ ok: order.push(name) > 0, output: '' }),
    });
    expect(await runSteps([noted('site', ['build']), noted('build')])).toBe(true);
    expect(order).toEqual(['build', 'site']);
    vi.restoreAllMocks();
  });

  test('do not begin where one of them waits for a step that is not there', async () => {
    const build = step('build');
    await expect(runSteps([build, step('site', ['biuld'])])).rejects.toThrow('"biuld"');
    expect(build.run).not.toHaveBeenCalled();
  });

  test('do not begin where they wait for one another', async () => {
    await expect(runSteps([step('a', ['b']), step('b', ['a'])])).rejects.toThrow('waits for itself');
  });
});
