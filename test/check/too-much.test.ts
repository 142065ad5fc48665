/** Overlong lines and missing files: the checker reports them and continues. */
import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { filesOf, fixtureBooks, foundIn } from './books.ts';

const books = fixtureBooks('good');

test('whoever takes out all text of a situation, is told that nobody knows how to go about it', () => {
  for (const book of books) {
    const files = filesOf(book);
    for (const file of files.filter((each) => each.file.endsWith('.mdx') && !each.file.includes('/rules/'))) {
      const text = file.text.replace(/(\n---\n)[^]*/, '$1');
      const found = foundIn(
        book,
        files.map((each) => (each === file ? { ...each, text } : each)),
      );
      const codes = found.filter(({ position }) => position.file === file.file).map(({ code }) => code);
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
    const book = books.map(filesOf).find((each) => each.some(({ text }) => from.test(text))) ?? [];
    const findings = check(book.map((each) => ({ ...each, text: each.text.replace(from, to) })));
    expect(findings).not.toEqual([]);
    for (const { message } of findings) expect(message.length).toBeLessThan(1_000);
  });
});
