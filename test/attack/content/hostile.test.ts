/**
 * Content is data. What a stranger may try, so that a file of text runs, leads away or hides something: each
 * is refused by the checker, at the place where it was tried; and the worst of it by the build too.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import type { Code } from '#check/finding.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { before, inTag, inText, type Attempt } from './attempts.ts';
import { faultsOf } from './text-faults.ts';

const ROOT = 'test/books/good/renumbered';
const RULE = 'content/proefspel/2024/rules/2-kleur.mdx';
const FACTS = 'content/proefspel/2024/facts.yaml';
const BOOK = 'content/proefspel/book.yaml';
const files = readContentFiles(ROOT);
const textOf = (file: string): string => files.find((each) => each.file === file)?.text ?? '';

/** Put at the beginning of a YAML file. */
const inYaml: readonly Attempt[] = [
  ['a tag that makes a function', 'x: !!js/function "function () { return 1 }"\n', 'yaml-syntax'],
  ['a tag of Python', 'x: !!python/object/apply:os.system ["id"]\n', 'yaml-syntax'],
  ['a tag of its own', 'x: !x 1\n', 'yaml-syntax'],
  ['bytes', 'x: !!binary aGk=\n', 'yaml-syntax'],
  ['the key that every object has', '__proto__: { ask: x, yes: y, no: z }\n', 'yaml-syntax'],
  ['another version of YAML', '%YAML 1.1\n---\n', 'yaml-syntax'],
  ['an alias of nothing', 'x: *y\n', 'yaml-syntax'],
  ['a second document', 'x: 1\n---\n', 'yaml-syntax'],
  ['the constructor as an entry', 'constructor: 1\n', 'schema'],
];

const place = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
};

/** The book with something put into one of its files, and where that is. */
function put(file: string, where: RegExp, written: string) {
  const text = textOf(file);
  const found = where.exec(text);
  if (!found) throw new Error(`nothing in ${file} is like ${String(where)}`);
  const at = found.index + found[0].length;
  const changed = text.slice(0, at) + written + text.slice(at);
  return { files: files.map((each) => (each.file === file ? { ...each, text: changed } : each)), text: changed, at };
}

/** The lines of a file on which the checker reports this kind of finding. */
function linesOf(changed: readonly ContentFile[], file: string, code: Code): readonly number[] {
  return check(changed).flatMap((each) =>
    each.code === code && each.position.file === file ? [each.position.line] : [],
  );
}

describe('a text holds words, and the checker says where it holds anything else:', () => {
  test.each(inText)('%s', (_, written, code) => {
    const { files: changed, text, at } = put(RULE, /\n---\n[^]*?[a-z](?=\.)/, ` ${written} `);
    expect(linesOf(changed, RULE, code)).toContain(place(text, at).line);
    // So it is in a text by itself; links are looked up where all rules are known.
    const body = text.replace(/^---\n[^]*?\n---\n/, (front) => '\n'.repeat(front.split('\n').length - 1));
    if (code !== 'unknown-link') expect(faultsOf(RULE, body).map((each) => each.code)).toContain(code);
  });

  test.each(inTag)('%s in a tag', (_, written, code) => {
    const { files: changed, text, at } = put(RULE, /<Clause id="[a-z0-9-]+"/, ` ${written}`);
    const found = check(changed).find((each) => each.code === code && each.position.file === RULE);
    expect(found?.position).toMatchObject(place(text, at + 1));
  });

  test.each(before)('%s', (_, written, code) => {
    const { files: changed, text, at } = put(RULE, /\n---\n/, `\n${written}\n\n`);
    expect(linesOf(changed, RULE, code)).toContain(place(text, at + 1).line);
  });

  test.each(inYaml)('%s', (_, written, code) => {
    const { files: changed, text } = put(FACTS, /^/, written);
    const [line] = linesOf(changed, FACTS, code);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(text.split('\n').length);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://e.nl',
    'file:///x',
    '//e.nl',
    'https://',
    'vbscript:x',
  ])('the address %s of whoever made the rules', (address) => {
    const text = textOf(BOOK).replace(/(authority: \{)/, `$1 url: '${address}',`);
    expect(text).not.toBe(textOf(BOOK));
    const changed = files.map((each) => (each.file === BOOK ? { ...each, text } : each));
    expect(linesOf(changed, BOOK, 'schema').length).toBeGreaterThan(0);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'a file that is called %s is no situation of that name',
    (name) => {
      const file = `content/proefspel/2024/rules/${name}.mdx`;
      const found = check([...files, { file, text: textOf(RULE) }]);
      expect(found.some(({ position }) => position.file === file)).toBe(true);
    },
  );
});

describe('a book on a disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-stranger-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const copied = (name: string): string => {
    const root = join(folder, name);
    cpSync(ROOT, root, { recursive: true });
    return root;
  };

  test('is never left by a link out of it', () => {
    const root = copied('links');
    symlinkSync('/etc/passwd', join(root, 'content/proefspel/2024/rules/9-x.mdx'));
    symlinkSync('/', join(root, 'content/proefspel/2024/rules/alles'));
    const found = check(readContentFiles(root)).filter(({ code }) => code === 'unreadable-file');
    expect(found.map(({ position }) => position.file.split('/').at(-1))).toEqual(['9-x.mdx', 'alles']);
  });

  test('is not built where it would run, and nothing of it runs', () => {
    const root = copied('runs');
    const trace = join(folder, 'trace');
    const run = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`;
    const { text } = put(RULE, /<Clause id="[a-z0-9-]+"/, ` x={${run}}`);
    writeFileSync(join(root, RULE), `${text}\n\n{${run}}\n`);
    const out = join(folder, 'site');
    const build = (): string => {
      try {
        const env = { ...process.env, CONTENT_ROOT: root, BASE_PATH: '/' };
        return execFileSync(process.execPath, ['scripts/build.ts', '--outDir', out], {
          env,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      } catch (error) {
        return String((error as { readonly stderr?: unknown }).stderr);
      }
    };
    const said = build();
    expect(said).toMatch(/2-kleur\.mdx:\d+:\d+ attribute/);
    expect(said).toMatch(/2-kleur\.mdx:\d+:\d+ unknown-element/);
    expect(said).not.toMatch(/^ +at /m);
    expect([existsSync(trace), existsSync(join(out, 'index.html'))]).toEqual([false, false]);
    expect(readFileSync(join(root, RULE), 'utf8')).toContain(run);
  });
});
