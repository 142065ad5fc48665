/** What the dispute sheet shows, in each language that the site's books and its interface speak. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import RecordSheet from '#client/record/Record.tsx';
import { languages } from '#model/language.ts';
import { packs } from '#i18n/packs.ts';
import { recordProps } from '#views/record.ts';
import { libraryAt } from '../../support/library.ts';
import { context as proefspel } from '../widgets/book.ts';
import { pageContextIn } from '../../support/page-context.ts';

const { books } = libraryAt('.');
const blank = (props: ReturnType<typeof recordProps>) => renderToString(h(RecordSheet, props));

describe.each(languages)('in %s', (language) => {
  test('a book that says nothing of appeal is said to, and a sheet without one has room for all else', () => {
    const { record } = packs[language];
    const html = blank({ ...recordProps({ ...proefspel, language }), words: record });
    for (const text of [
      record.appeal.none,
      ...Object.values(record.told),
      record.decided.title,
      record.fields.signature,
    ])
      expect(html).toContain(text.replaceAll('&', '&amp;'));
    expect(html).not.toContain(record.appeal.silent);
    expect(html).not.toContain(record.state.confirmed);
  });
});

test.each(books.flatMap(({ current }) => (current.appeal.length > 0 ? [[current.bookId]] : [])))(
  'the sheet of %s tells each part that the book speaks of with its clauses, and names every other as not said',
  (id) => {
    const book = books.find((each) => each.id === id);
    if (!book) throw new Error(id);
    const { appeal, words } = recordProps(pageContextIn(book, book.current));
    const parts = Object.values(words.appeal.parts);
    for (const way of appeal.ways) {
      for (const { cites, says } of way.parts) {
        expect(cites.length).toBeGreaterThan(0);
        expect(says).not.toBe('');
      }
      expect([...way.parts.map(({ label }) => label), ...way.silent].toSorted()).toEqual(parts.toSorted());
    }
  },
);
