/** `npm run dev`, as an author has it beside the editor. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorDesk } from '../../scripts/author-desk.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';

const PORT = 47_821;
const SLIP = 'content/slagspel/2020/rules/17-voor-je-beurt.mdx';

let root: string;
let server: ChildProcess;
/** Of the desk. */
let desk: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arbiter-dev-'));
  cpSync(join(FIXTURE_ROOT, 'content'), join(root, 'content'), { recursive: true });
  // Astro serves no page where it is told that tests are running.
  const { PATH, HOME } = process.env;
  server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(PORT)], {
    env: { PATH, HOME, CONTENT_ROOT: root },
  });
  desk = await new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += String(text);
      const [address] = /http:\S+\/desk\//.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('close', () => {
      reject(new Error(said));
    });
  });
});
afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

test('a slip in one rule is told on pages that still work, and at the desk; mended, it is gone', async () => {
  expect(await textOf('')).toContain('Nothing is wrong.');
  const situation = await textOf('slagspel/2020/verkeerd-gespeelde-kaart/');
  for (const part of ['Table', 'Tree', 'no example goes', 'beside their clauses']) expect(situation).toContain(part);

  const good = readFileSync(join(root, SLIP), 'utf8');
  writeFileSync(join(root, SLIP), good.replace('\ntitle:', '\ntitel:'));
  await expect.poll(() => textOf('../nl/slagspel/'), { timeout: 30_000 }).toContain('desk-notice');
  for (const page of ['../nl/slagspel/terms/', '../nl/slagspel/31/', '../de/meldspiel/15/']) {
    const text = await textOf(page);
    expect(text, page).toContain(SLIP);
    expect(text, page).toMatch(/<h1/);
  }
  expect(await textOf('')).toContain(SLIP);

  writeFileSync(join(root, SLIP), good);
  await expect.poll(() => textOf('../nl/slagspel/'), { timeout: 30_000 }).not.toContain('desk-notice');
});

test('the port is the one that was asked for', () => {
  expect(new URL(desk).port).toBe(String(PORT));
});

test('no build has the desk', () => {
  const routes: string[] = [];
  const setup = authorDesk().hooks['astro:config:setup'] as unknown as (options: object) => void;
  const injectRoute = ({ pattern }: { pattern: string }) => routes.push(pattern);
  setup({ command: 'build', injectRoute });
  expect(routes).toEqual([]);
  setup({ command: 'dev', injectRoute });
  expect(routes[0]).toBe('/desk/');
});

/** The page at an address below the desk's. */
async function textOf(path: string): Promise<string> {
  return (await fetch(new URL(path, desk))).text();
}
