/** The folder of a new site: complete, filled in, and sound in every language. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import { readContentFiles } from '#library/files.ts';
import { loadLibrary } from '#library/load.ts';
import { languages } from '#model/language.ts';
import { folderFiles, idFrom, type NewFile } from '../../../scripts/new/folder.ts';
import { originOf } from '../../../scripts/new/origin.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'arbiter-new-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

/** Runs the command as it is run in a folder. */
function made(args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new/main.ts', ...args], {
    encoding: 'utf8',
    input: '',
  });
  return { status, said: stdout + stderr };
}

describe.each(languages)('in %s', (language) => {
  const folder = join(ROOT, `club-${language}`);
  const title = 'Schaakclub "Noord": reglement #1';

  test('it passes the check as it is, and nothing is left to fill in', () => {
    const { status, said } = made([folder, '--language', language, '--title', title, '--authority', 'Noord', '--yes']);
    expect(said).toContain('npm run dev');
    // What it names to begin with is there, and is the same in the README.
    const [, rule = ''] = /^Change it: +(\S+)$/m.exec(said) ?? [];
    expect(rule).toMatch(/^content\/club-..\/\d{4}\/rules\//);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(rule);
    expect(status).toBe(0);
    const files = readContentFiles(folder);
    expect(checkContent(readContent(files))).toEqual([]);
    const written = files.find(({ file }) => file.endsWith('book.yaml'));
    expect(parse(written?.text ?? '')).toMatchObject({ title, language, authority: { name: 'Noord' } });
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()))
      expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/(?<!\$)\{\{/);
    expect(parse(files.find(({ file }) => file === 'site.yaml')?.text ?? '')).toEqual({
      name: title,
      authority: 'own',
    });
    const own = files
      .filter(({ file }) => /^content\/(?!frozen\/|permalinks)/.test(file))
      .map(({ file }) => file.split('/').at(-2));
    const house = [`club-${language}-house`, 'rules'];
    const book = ['2', '2', `club-${language}`, 'rules', 'situations'];
    expect(own.toSorted()).toEqual([...book, ...house].map(edition).toSorted());
  });

  test('its README has the way to its place on the web, in twenty lines', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const step of ['git init -b main', 'git remote add origin', 'git push -u origin main', 'GitHub Actions'])
      expect(readme).toContain(step);
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  test('its house rule takes a question away, and says so in its clause', () => {
    const { books } = loadLibrary(folder);
    const [own, house] = books.map(({ current }) => current);
    expect([own, house].map((each) => Object.keys(each?.facts ?? {}).length)).toEqual([2, 1]);
    expect(house?.rulings).toHaveLength(2);
    expect(house?.rules.flatMap(({ clauses }) => clauses.filter(({ textIn }) => textIn !== undefined))).toHaveLength(1);
  });

  test('a slip in it is found: the limit in the text is no longer that of the table', () => {
    const files = readContentFiles(folder).map((each) =>
      each.file.includes('/rules/') ? { ...each, text: each.text.replace(/ 15 min/i, ' 20 min') } : each,
    );
    expect(checkContent(readContent(files)).map(({ code }) => code)).toContain('limit-not-said');
  });
});

const edition = (name: string): string => (name === '2' ? String(new Date().getUTCFullYear()) : name);

describe('the command', () => {
  test('leaves a folder alone in which something stands, and says so', () => {
    const folder = join(ROOT, 'full');
    mkdirSync(folder);
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(made([folder, '--yes'])).toMatchObject({
      status: 2,
      said: expect.stringContaining('is not empty') as string,
    });
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('writes nothing on a dry run, and names every file', () => {
    const folder = join(ROOT, 'dry');
    const { said } = made([folder, '--dry-run', '--host', 'none', '--language', 'de']);
    expect(existsSync(folder)).toBe(false);
    expect(said).toContain(join(folder, 'content', 'dry', 'book.yaml'));
    expect(said).not.toContain('.github');
  });

  test.each([
    [[], 'Usage'],
    [['a', 'b'], 'Usage'],
    [['a', '--colour', 'red'], "Unknown option '--colour'"],
    [['a', '--language', 'fr'], '--language is fr, and can be nl or da or de or en.'],
    [['a', '--host', 'moon'], '--host is moon, and can be github or none.'],
  ])('refuses %j with a reason', (args, reason) => {
    const { status, said } = made(args);
    expect(status).toBe(2);
    expect(said).toContain(reason);
  });

  test('says which options it has', () => {
    const help = spawnSync(process.execPath, ['bin/arbiter.js', 'new', '--help'], { encoding: 'utf8' });
    expect(help.status).toBe(0);
    for (const option of ['title', 'language', 'authority', 'host', 'yes', 'dry-run'])
      expect(help.stdout).toContain(`  --${option} `);
  });

  test('lists the commands of the package, also for one that there is none of', () => {
    const said = execFileSync(process.execPath, ['bin/arbiter.js'], { encoding: 'utf8' });
    for (const name of ['new', 'check', 'dev', 'build', 'start', 'translate', 'mutate'])
      expect(said).toContain(`  ${name} `);
    expect(spawnSync(process.execPath, ['bin/arbiter.js', 'chekc'], { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('There is no command chekc.') as string,
    });
  });
});

describe('a new folder asks npm for the package that made it', () => {
  /** The package in a folder where npm installed it, as npm writes that down. */
  function installedFrom(name: string, resolved: string): string {
    const folder = join(ROOT, name);
    const project = join(folder, 'node_modules', 'arbiter-site');
    mkdirSync(project, { recursive: true });
    const list = { packages: { 'node_modules/arbiter-site': { version: '1.2.3', resolved } } };
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(list));
    return project;
  }

  test('from the file that it was installed from, which comes along', () => {
    const file = join(ROOT, 'arbiter-site-1.2.3.tgz');
    writeFileSync(file, 'packed');
    expect(originOf(installedFrom('of-file', 'file:../arbiter-site-1.2.3.tgz'), '1.2.3')).toEqual({
      wanted: 'file:arbiter-site-1.2.3.tgz',
      file,
    });
  });

  test.each([
    ['a registry', 'https://registry.example.org/arbiter-site/-/arbiter-site-1.2.3.tgz', '^1.2.3'],
    ['an address', 'git+ssh://git@example.org/a/arbiter.git#0123', 'git+ssh://git@example.org/a/arbiter.git#0123'],
  ])('from %s', (name, resolved, wanted) => {
    expect(originOf(installedFrom(name.replace(' ', '-'), resolved), '1.2.3')).toEqual({ wanted });
  });

  test('and from no registry where it came from none: the code is to be packed, and it says how', () => {
    const unpacked = { wanted: 'file:arbiter-site-1.2.3.tgz', isUnpacked: true };
    expect(originOf(installedFrom('gone', 'file:../not-there.tgz'), '1.2.3')).toEqual(unpacked);
    expect(originOf(join(ROOT, 'clone'), '1.2.3')).toEqual(unpacked);
    const { said } = made([join(ROOT, 'packed-later'), '--yes']);
    expect(said).toMatch(/^Pack the code: npm pack \. --pack-destination .*packed-later$/m);
  });
});

describe('the files', () => {
  const answers = { title: 'A', authority: 'B', language: 'en', host: 'github' } as const;
  const made = { folder: 'My Club', day: '2026-11-29', wanted: 'file:arbiter-site-1.2.3.tgz' };
  const texts = (template: readonly NewFile[]) =>
    Object.fromEntries(folderFiles(answers, made, template).map(({ path, text }) => [path, text]));

  test('go where the book and its edition are, and hidden ones get their point', () => {
    const template = [
      '_gitignore',
      '_github/workflows/p.yml',
      'content/book/book.yaml',
      'content/book/edition/facts.yaml',
    ];
    expect(Object.keys(texts(template.map((path) => ({ path, text: '' }))))).toEqual([
      '.github/workflows/p.yml',
      '.gitignore',
      'content/my-club/2026/facts.yaml',
      'content/my-club/book.yaml',
      'package.json',
    ]);
  });

  test('keep the braces of a workflow', () => {
    const text = '${{ steps.pages.outputs.origin }} {{title}}';
    expect(texts([{ path: 'p.yml', text }])['p.yml']).toBe('${{ steps.pages.outputs.origin }} A');
  });

  test('ask npm for the package that made them', () => {
    expect(JSON.parse(texts([])['package.json'] ?? '')).toMatchObject({
      name: 'my-club',
      dependencies: { 'arbiter-site': 'file:arbiter-site-1.2.3.tgz' },
    });
  });

  test.each([
    ['Schaakclub Überzug', 'schaakclub-uberzug'],
    ['Grüße', 'grusse'],
    ['Ærø Kortklub', 'aeroe-kortklub'],
    ['--', 'book'],
    ['将棋', 'book'],
    ['constructor', 'book'],
  ])('a book is called by its folder: %s', (name, id) => {
    expect(idFrom(name)).toBe(id);
  });
});
