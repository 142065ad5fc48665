/** The folder that `arbiter-site new` writes, built as it is: its book, and the house rules on it. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { scratchFolder } from '../support/scratch.ts';

const folder = scratchFolder('new-site');
const club = join(folder, 'club');
const page = (path: string) => readFileSync(join(club, 'dist', path, 'index.html'), 'utf8');

beforeAll(async () => {
  const made = await run('node', ['scripts/new/main.ts', club, '--language', 'nl', '--title', 'Noord', '--yes'], {});
  expect(made.code, made.output).toBe(0);
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', join(club, 'dist')], {
    env: { CONTENT_ROOT: club, BASE_PATH: '/', OFFLINE: 'off' },
  });
  expect(code, output).toBe(0);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('has its rule, and on the page and in the booklet of the house rules the clause in their words', () => {
  expect(page('nl/club/1')).toContain('<h1');
  for (const path of ['nl/club-house/1', 'nl/club-house/book'])
    expect(page(path)).toContain('Op jeugdavonden heeft ook');
});
