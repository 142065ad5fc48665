/**
 * `astro build` by itself, without the checker in front: each text that a stranger may try ends it, and
 * nothing of the text has run.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../support/scratch.ts';
import { before, inTag, inText, onlyWords } from './attempts.ts';

const folder = scratchFolder('builds');
afterAll(() => rmSync(folder, { recursive: true }));

const RULE = 'content/proefspel/2024/rules/2-kleur.mdx';
const trace = join(folder, 'trace');
/** Leaves a trace if it is ever run. */
const run = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`;

/** Builds the book with a rule's text changed and returns the error; undefined if there is none. */
async function built(change: (text: string) => string): Promise<string | undefined> {
  const root = join(folder, 'root');
  rmSync(root, { recursive: true, force: true });
  cpSync('test/books/good/renumbered', root, { recursive: true });
  const text = readFileSync(join(root, RULE), 'utf8');
  writeFileSync(join(root, RULE), change(text));
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'test/attack/content/site'];
  try {
    const env = { ...process.env, CONTENT_ROOT: root, ASTRO_TELEMETRY_DISABLED: '1' };
    await promisify(execFile)(process.execPath, [...args, '--outDir', resolve(root, 'dist')], { env });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return `${stdout}${stderr}`;
  }
}

const inClause = (written: string) => (text: string) => text.replace(/(\n---\n[^]*?[a-z])(?=\.)/, `$1 ${written} `);
const inTags = (written: string) => (text: string) => text.replace(/<Clause id="[a-z0-9-]+"/, `$& ${written}`);
const atTop = (written: string) => (text: string) => text.replace(/\n---\n/, `$&\n${written}\n\n`);
const inFront = (written: string) => (text: string) => text.replace(/^---\n/, `$&${written}\n`);

type Case = readonly [what: string, change: (text: string) => string];
const cases: readonly Case[] = [
  ['a program in a text', inClause(`{${run}}`)],
  ['a program in a tag', inTags(`label={${run}}`)],
  ...inText.flatMap(([what, written]): Case[] => (onlyWords.includes(what) ? [] : [[what, inClause(written)]])),
  ...inTag.map(([written]): Case => [`${written} in a tag`, inTags(written)]),
  ...before.map(([what, written]): Case => [what, atTop(written)]),
  ['a program that is exported', atTop(`export const x = ${run}`)],
  ['the layout of another page', inFront('layout: ../x.astro')],
  ['an unknown key', inFront('slug: x')],
];

describe('no build comes of', () => {
  test.each(cases)('%s', { timeout: 120_000 }, async (_, change) => {
    const text = readFileSync(join('test/books/good/renumbered', RULE), 'utf8');
    expect(change(text)).not.toBe(text);
    expect(await built(change)).toMatch(
      /MDXError|mdx-jsx:unexpected|may not hold|InvalidContentEntryData|data does not match/,
    );
    expect(existsSync(trace)).toBe(false);
  });
});

test('a build comes of the book as it is', { timeout: 120_000 }, async () => {
  expect(await built((text) => text)).toBeUndefined();
  expect(readFileSync(join(folder, 'root/dist/index.html'), 'utf8')).toMatch(/<p>[^<]+<\/p>/);
});
