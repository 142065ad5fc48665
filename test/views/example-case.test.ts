import { describe, expect, test } from 'vitest';
import { caseOf } from '#addresses/case.ts';
import { compile } from '#decide/compile.ts';
import type { LoadedBook, SituationDoc } from '#library/types.ts';
import { exampleCaseOf, type ExampleCase } from '#views/example-case.ts';
import { fixtureBook, library as fixtures } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

const slagspel = fixtureBook('slagspel');

/** The book with some of its situations, changed. */
function withSituations(book: LoadedBook, change: (each: SituationDoc) => SituationDoc | []): LoadedBook {
  return { ...book, current: { ...book.current, situations: book.current.situations.flatMap(change) } };
}
const declared = (each: SituationDoc, data: Partial<SituationDoc['data']>): SituationDoc => ({
  ...each,
  data: { ...each.data, ...data },
});

/** Every way down, as the queries of the answers given, to the ruling at its end. */
function ways({ root, parts }: ExampleCase): readonly (readonly [query: string, ruling: string])[] {
  const below = (at: number, query: string): ReturnType<typeof ways> => {
    const part = parts[at];
    if (!part) throw new Error(`an answer leads to part ${at} of ${parts.length}`);
    if (part.kind === 'ruling') return [[query, part.ruling.id]];
    const { fact, answers } = part.question;
    return answers.flatMap(({ value, to }) => below(to, `${query}${query && '&'}${fact}=${value}`));
  };
  return below(root, '');
}

describe('the example on the start page', () => {
  test('is the frequent situation at the table with most penalties in numbers', () => {
    expect(exampleCaseOf([slagspel])?.situation.id).toBe('verkeerd-gespeelde-kaart');
  });

  test('is of whichever book has the better one', () => {
    const example = exampleCaseOf(fixtures.books.filter(({ book }) => book.language === 'nl'));
    expect([example?.book.id, example?.situation.id]).toEqual(['slagspel', 'verkeerd-gespeelde-kaart']);
  });

  test('is a frequent situation before one with more penalties', () => {
    const other = withSituations(slagspel, (each) =>
      declared(each, { common: each.id !== 'verkeerd-gespeelde-kaart' }),
    );
    const found = exampleCaseOf([other]);
    expect(found?.situation.data.common ?? found).not.toBe(false);
    expect(found?.situation.id).not.toBe('verkeerd-gespeelde-kaart');
  });

  test('is not about what is scored', () => {
    expect(exampleCaseOf([withSituations(slagspel, (each) => declared(each, { scoring: true }))])).toBeUndefined();
  });

  test('is missing where no book has one', () => {
    expect(exampleCaseOf([])).toBeUndefined();
    expect(exampleCaseOf([withSituations(slagspel, () => [])])).toBeUndefined();
  });

  const all = [...libraryAt('.').books, ...fixtures.books];
  test.each(all.map((book) => [book.id, book] as const))('of %s ends each time as its situation does', (_, book) => {
    const example = exampleCaseOf([book]);
    if (!example) return;
    const { table, tree } = example.situation;
    expect(ways(example).length).toBeGreaterThan(1);
    for (const [query, ruling] of ways(example)) {
      const { next } = caseOf(compile(table), tree, query).progress;
      expect([query, next.kind === 'decided' ? next.outcome.id : next.kind]).toEqual([query, ruling]);
    }
  });
});
