/** `npm run translate` on house rules. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'test/books/good/house-rules';

function translate(...args: readonly string[]) {
  const env = { ...process.env, CONTENT_ROOT: ROOT };
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/translate.ts', ...args], { env });
  return { status, said: `${stdout.toString()}${stderr.toString()}`.trim() };
}

test('writes no files for the language that the book is in already', () => {
  expect(translate('kaartspel', '2024', 'nl')).toEqual({
    status: 2,
    said: 'kaartspel is written in nl: there is nothing to translate.',
  });
  expect(existsSync(`${ROOT}/content/kaartspel/2024/words/nl`)).toBe(false);
});

test('says where a club puts what reads otherwise with it', () => {
  const { status, said } = translate('kaartspel-club', '2026', 'nl');
  expect(status).toBe(2);
  expect(said).toBe(
    'kaartspel-club is written in nl: there is nothing to translate. What reads otherwise with you than in kaartspel/2024 stands in content/kaartspel-club/2026/words/nl/, in a file named as the one of that book: docs/house-rules.md.',
  );
  expect(existsSync(`${ROOT}/content/kaartspel-club/2026/words/nl/rules/h1-geen-drank.mdx`)).toBe(false);
});

test('lists what a club words otherwise, and who adopted its rules, once the book has words in the language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'translate-'));
  try {
    cpSync(`${ROOT}/content`, join(folder, 'content'), { recursive: true });
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['scripts/translate.ts', ...args], { env: { ...process.env, CONTENT_ROOT: folder } });
    const early = run('kaartspel-club', '2026', 'en');
    expect(early.status).toBe(2);
    expect(early.stderr.toString()).toContain('Begin with: npm run translate -- kaartspel 2024 en');
    run('kaartspel', '2024', 'en');
    const { status, stdout } = run('kaartspel-club', '2026', 'en');
    expect(status).toBe(0);
    const words = join(folder, 'content/kaartspel-club/2026/words/en');
    const written = (name: string) => readFileSync(join(words, name), 'utf8');
    expect(written('book.yaml')).toMatch(/^# adopted:\n# {3}of: [0-9a-f]{8}\n# {3}by: de ledenvergadering$/m);
    expect(written('book.yaml')).not.toContain('residual');
    expect(written('rules/1-op-tijd.mdx')).toMatch(/^# <Clause id="b"(?![^]*id="a")/m);
    expect(existsSync(join(words, 'rules/h1-geen-drank.mdx'))).toBe(true);
    expect(existsSync(join(words, 'terms.yaml'))).toBe(false);
    expect(stdout.toString()).toMatch(/^0 %: 0 units, none stale, \d+ missing$/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
