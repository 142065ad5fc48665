/**
 * A text has two renderings: a page's, by Astro's components, and a quote's, by the library. They are the
 * same.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { booksInAll } from '#library/in-language.ts';
import type { LoadedBook, RuleDoc } from '#library/types.ts';
import { quoteOf } from '#views/quote.ts';
import { libraryAt } from '../support/library.ts';
import { pageContextIn } from '../support/page-context.ts';
import { SITE } from '../support/site.ts';

/** Without the white space around blocks, which is invisible, and with plain apostrophes. */
const BLOCK = /\s*(<\/?(?:p|div|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre|hr)\b[^>]*>)\s*/g;
const same = (html: string) =>
  // A quote in the test knows no path that the site stands below.
  parse(html.replaceAll(`href="${SITE.base}`, 'href="/'))
    .toString()
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .replace(BLOCK, '$1');
const inner = (element: HTMLElement | null | undefined) => same(element?.innerHTML ?? '');

function pageOf({ id, book }: LoadedBook, rule: RuleDoc): HTMLElement {
  const file = join(SITE.root, book.language, id, rule.slug, 'index.html');
  if (!existsSync(file)) throw new Error(`${SITE.root} has no page of ${rule.file}; run npm run build first`);
  return parse(readFileSync(file, 'utf8'));
}

describe.each(booksInAll(libraryAt('.')).map((book) => [`${book.id}, ${book.book.language}`, book] as const))(
  '%s',
  (_, book) => {
    const context = pageContextIn(book, book.current);

    test('each clause reads on its page as it is quoted', () => {
      for (const rule of book.current.rules) {
        const page = pageOf(book, rule);
        for (const clause of rule.clauses) {
          const { clauses } = quoteOf({ rule, clause }, context);
          const prose = page.getElementById(clause.id)?.querySelector('.prose');
          const text = clause.lang === undefined ? prose : prose?.querySelector('div');
          const quoted = same(clauses.map(({ html }) => html).join(''));
          expect(inner(text).slice(0, quoted.length), `${rule.file}#${clause.id}`).toBe(quoted);
        }
      }
    });

    test('so does each note, beside its clause and at the end', () => {
      for (const rule of book.current.rules) {
        const page = pageOf(book, rule);
        const quoted = rule.clauses.flatMap((clause) =>
          quoteOf({ rule, clause }, context).notes.map(({ html }) => same(html)),
        );
        const beside = page.querySelectorAll('.clause .note > div').map(inner);
        expect(beside, rule.file).toEqual(quoted);
        expect(page.querySelectorAll('.paper-notes li > div').map(inner), rule.file).toEqual(quoted);
      }
    });
  },
);
