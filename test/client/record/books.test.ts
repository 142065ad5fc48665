/** Every ruling of every book on the dispute sheet, with the answers of its first example. */
import { expect, test } from 'vitest';
import { sheetCase } from '#client/record/case.ts';
import { caseCheckProps } from '#views/decision.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { recordsOf } from '../../support/example-records.ts';

/** In a book of rules alone nobody rules on anything. */
const books = libraryAt('.').books.filter(({ current }) => current.rulings.length > 0);

test.each(books.map((book) => [book.id, book] as const))(
  'each ruling of %s has a sheet that is confirmed',
  (_, book) => {
    const context = pageContextIn(book, book.current);
    const records = recordsOf(book.current);
    expect(records.length).toBeGreaterThan(0);
    const wrong = records.flatMap(({ ruling, query }) => {
      const situation = book.current.situationById.get(ruling.situation);
      if (!situation) return [ruling.id];
      const { problems, ruled } = sheetCase(caseCheckProps(situation, ruling, context), query);
      return problems.length === 0 && ruled?.verdict === ruling.verdict ? [] : [`${ruling.id}: ${problems.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  },
);
