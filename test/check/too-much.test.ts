/** Overlong lines and missing files: the checker reports them and continues. */
import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContentFiles } from '#library/files.ts';
import { fixtureBooks } from './books.ts';

const books = fixtureBooks('good').map(({ root }) => readContentFiles(root));

test('whoever takes out all text of a situation, is told that nobody knows how to go about it', () => {
  for (const book of books) {
    for (const file of book.filter((each) => each.file.endsWith('.mdx') && !each.file.includes('/rules/'))) {
      const text = file.text.replace(/(\n---\n)[^]*/, '$1');
      const codes = check(book.map((each) => (each === file ? { ...each, text } : each)))
        .filter(({ position }) => position.file === file.file)
        .map(({ code }) => code);
      if (file.file.includes('/words/')) expect(codes, file.file).toContain('words-unlike');
      else expect(codes.includes('empty-text'), file.file).toBe(!file.text.includes('\nprocedure:'));
    }
  }
});

describe('whoever writes without an end', () => {
  const absurd: readonly (readonly [what: string, from: RegExp, to: string])[] = [
    ['a word of a million letters', /fout: te-vroeg/, `${'x'.repeat(1_000_000)}: te-vroeg`],
    ['an id of a million letters', /cites: \['te-vroeg#a'\]/, `cites: ['${'x'.repeat(1_000_000)}']`],
    ['a thousand quotations in one another', /Een kaart/, `${'> '.repeat(1_000)}Een kaart`],
    ['a thousand lists in one another', /laws: .*/, `laws: ${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ];

  test.each(absurd)('%s, is told in a line that can be read', (_, from, to) => {
    const book = books.find((each) => each.some(({ text }) => from.test(text))) ?? [];
    const findings = check(book.map((each) => ({ ...each, text: each.text.replace(from, to) })));
    expect(findings).not.toEqual([]);
    for (const { message } of findings) expect(message.length).toBeLessThan(1_000);
  });
});
