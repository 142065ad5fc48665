/** `npm run translate` on house rules. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
