import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '#check/cli.ts';
import { fixtureBooks } from './books.ts';

let root = '';
let output = '';
const arbiter = (...args: readonly string[]) => {
  output = '';
  return run([root, ...args], (text) => (output += text));
};
const permalinks = () => readFileSync(join(root, 'content/permalinks.txt'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arbiter-check-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function take(name: string): void {
  const book = [...fixtureBooks('good'), ...fixtureBooks('bad')].find((each) => each.name === name);
  if (book) cpSync(book.root, root, { recursive: true });
}

describe('npm run check', () => {
  test('ends with 0 and one line for sound content', () => {
    take('choices-and-overrides');
    expect(arbiter()).toBe(0);
    expect(output).toBe('No findings in 10 files.\n');
  });

  test('ends with 1 and a line for each finding', () => {
    take('cycles');
    expect(arbiter()).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(3);
  });

  test('ends with 2 where there is no content, so that a wrong folder is not taken for a sound one', () => {
    expect(arbiter()).toBe(2);
    expect(output).toMatch(/^There are no files in /);
  });

  test('ends with 2 there too where the list of addresses was to be brought up to date', () => {
    expect(arbiter('--update-permalinks')).toBe(2);
    expect(output).toMatch(/^There are no files in /);
  });

  test('ends with 2 for an option that it does not know', () => {
    take('cycles');
    expect(arbiter('--fix')).toBe(2);
  });

  test('--json gives the findings to other tools', () => {
    take('cycles');
    expect(arbiter('--json')).toBe(1);
    expect(JSON.parse(output)).toEqual([
      expect.objectContaining({ code: 'askif-cycle', position: expect.objectContaining({ line: 9 }) }),
      expect.objectContaining({ code: 'override-cycle' }),
    ]);
  });

  test('--update-permalinks adds what is new, keeps what was, and a second time changes nothing', () => {
    take('permalinks');
    const before = permalinks().trim().split('\n');
    expect(arbiter('--update-permalinks')).toBe(1);
    const after = permalinks();
    expect(after.trim().split('\n')).toEqual(expect.arrayContaining([...before, 'proefspel/2024/terms#kap']));
    expect(after).toBe(`${after.trim().split('\n').sort().join('\n')}\n`);
    expect(output).not.toContain('new-permalink');
    expect(output).toContain('vanished-permalink');
    arbiter('--update-permalinks');
    expect(permalinks()).toBe(after);
  });

  test('--update-permalinks keeps a copy of every table that has none yet, and never writes one again', () => {
    take('unfrozen-table');
    const folder = join(root, 'content/frozen/proefspel/2024');
    const [first = ''] = readdirSync(folder);
    // The words of then, as somebody would have corrected them since: they stay.
    const before = readFileSync(join(folder, first), 'utf8').replace('Vijf punten', 'Vijf punten straf');
    writeFileSync(join(folder, first), before);
    expect(arbiter()).toBe(1);
    expect(output).toContain('unfrozen-table');
    expect(arbiter('--update-permalinks')).toBe(0);
    const copies = readdirSync(folder);
    expect(copies).toHaveLength(2);
    expect(readFileSync(join(folder, first), 'utf8')).toBe(before);
    for (const name of copies)
      expect(permalinks()).toContain(`proefspel/2024/situations/${name.replace('.json', '').replace('.', '@')}\n`);
    expect(arbiter('--update-permalinks')).toBe(0);
    expect(readdirSync(folder)).toEqual(copies);
  });

  test('--update-permalinks keeps no copy of a table while something is wrong', () => {
    take('gap-and-conflict');
    arbiter('--update-permalinks');
    expect(existsSync(join(root, 'content/frozen'))).toBe(false);
  });

  test('--forget takes the addresses of a book out of the list that was taken away, and of no other', () => {
    take('four-books');
    const before = permalinks().trim().split('\n');
    rmSync(join(root, 'content/slagspel'), { recursive: true });
    expect(arbiter()).toBe(1);
    expect(output).toContain('vanished-permalink');
    expect(arbiter('--forget=slagspel')).toBe(0);
    expect(permalinks().trim().split('\n')).toEqual(before.filter((link) => !link.startsWith('slagspel/')));
    expect(existsSync(join(root, 'content/frozen/slagspel'))).toBe(false);
  });

  test('--forget takes several books, as the finding writes them, and none of them if one is still there', () => {
    take('four-books');
    const before = permalinks();
    for (const book of ['slagspel', 'biedspel']) rmSync(join(root, 'content', book), { recursive: true });
    expect(arbiter()).toBe(1);
    const command = /--forget=(\S+)`/.exec(output)?.[1];
    expect(command).toBe('biedspel,slagspel');
    expect(arbiter(`--forget=${command},meldspiel`)).toBe(2);
    expect(permalinks()).toBe(before);
    expect(arbiter(`--forget=${command}`)).toBe(0);
    expect(permalinks()).not.toMatch(/^(?:slagspel|biedspel)\//m);
  });

  test('--list-uncited names the clauses that no ruling cites, and is no finding', () => {
    take('two-languages');
    expect(arbiter('--list-uncited')).toBe(0);
    expect(output).toMatch(/rules\/4-melden\.mdx:\d+:1 rule 4: no ruling cites `melden#a`\n/);
    expect(output).not.toContain('kleur#a');
    expect(output).toMatch(/\n\d+ of \d+ clauses are cited by no ruling\.\n$/);
  });

  test('--list-links names the addresses of other sites and where they stand, and is no finding', () => {
    take('four-books');
    expect(arbiter('--list-links')).toBe(0);
    expect(output).toMatch(/^content\/\S+:\d+:\d+ https:\/\/\S+\n/);
    expect(
      output
        .trimEnd()
        .split('\n')
        .every((line) => /^\S+:\d+:\d+ https:\/\/\S+[^\s.,;)]$/.test(line)),
    ).toBe(true);
  });

  test('--forget does nothing for a book that is still there, or that was never listed', () => {
    take('four-books');
    const before = permalinks();
    expect(arbiter('--forget=slagspel')).toBe(2);
    expect(output).toContain('content/slagspel/ is still there');
    for (const book of ['slagspe', '', 'slag']) expect(arbiter(`--forget=${book}`), book).toBe(2);
    expect(permalinks()).toBe(before);
  });
});
