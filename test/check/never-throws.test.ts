import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { printReport } from '#check/print.ts';
import { readContentFiles } from '#library/files.ts';
import { fixtureBooks } from './books.ts';

const books = fixtureBooks('good').map((book) => readContentFiles(book.root));

/**
 * A slip of the hand: some lines of one file gone, doubled, or a piece of text put where it does not belong.
 */
const slip = fc.record({
  book: fc.nat(),
  file: fc.nat(),
  line: fc.nat(),
  what: fc.constantFrom('drop', 'double', 'indent', 'cut', 'insert'),
  text: fc.constantFrom(
    '{',
    '<',
    '---',
    '- ',
    ': ',
    '[',
    "'",
    'null',
    '~',
    '5',
    '0..9',
    '&a',
    '*a',
    '#',
    '\t',
    '!!map',
    '? ',
  ),
});

describe('whatever an author saves', () => {
  test('the checker says something about it or finds it sound, and never falls over', () => {
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
        const book = books[(slips[0]?.book ?? 0) % books.length] ?? [];
        const files = book.map(({ file, text }) => ({ file, text }));
        for (const { file, line, what, text } of slips) {
          const target = files[file % files.length];
          if (!target) continue;
          const lines = target.text.split('\n');
          const at = line % lines.length;
          const old = lines[at] ?? '';
          const half = Math.floor(old.length / 2);
          const fresh = {
            drop: [],
            double: [old, old],
            indent: [` ${old}`],
            cut: [old.slice(0, half)],
            insert: [old.slice(0, half) + text + old.slice(half)],
          }[what];
          lines.splice(at, 1, ...fresh);
          target.text = lines.join('\n');
        }
        expect(printReport(check(files), files.length)).toMatch(/\n$/);
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});
