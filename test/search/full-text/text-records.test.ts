import { describe, expect, test } from 'vitest';
import { addressOf } from '#search/full-text/text-record.ts';
import { textRecords } from '#search/full-text/text-records.ts';
import { library as fixtures } from '../../support/fixture.ts';
import { libraryAt } from '../../support/library.ts';

const library = libraryAt('.');
const records = [...textRecords(library)];
const byUrl = new Map(records.map((record) => [record.url, record]));

describe.each(library.books.flatMap(({ editions }) => editions))('the text of $bookId $id', (edition) => {
  const at = `${edition.book.language}/${edition.bookId}/${edition.id}/`;

  test('has every clause, with its notes, under its own address', () => {
    for (const rule of edition.rules) {
      for (const { id, body, notes } of rule.clauses) {
        const record = byUrl.get(`${at}${rule.slug}/#${id}`);
        for (const { text } of [body, ...notes]) expect(record?.content ?? '').toContain(text);
      }
    }
  });

  test('has every situation and term, and what is to be done after a ruling', () => {
    for (const { id, body } of edition.situations)
      expect(byUrl.get(`${at}situations/${id}/`)?.content).toContain(body.text);
    for (const { id, steps, verdict } of edition.rulings) {
      const record = byUrl.get(`${at}rulings/${id}/`);
      for (const step of steps) expect(record?.content).toContain(step);
      if (record) expect(record.meta.title).toBe(verdict);
    }
    for (const [id, { definition }] of Object.entries(edition.terms))
      expect(byUrl.get(`${at}terms/#${id}`)?.content).toBe(definition);
  });
});

test('a clause is called what the book calls it', () => {
  const numbers = new Map(textRecords(fixtures).map(({ url, meta }) => [url, meta.number]));
  expect(numbers.get('nl/slagspel/2020/17/#a')).toBe('17A');
  expect(numbers.get('nl/slagspel/2020/17/#1')).toBe('17 (1)');
});

test('two records never have the same address, and each says which edition it is of', () => {
  expect(byUrl.size).toBe(records.length);
  for (const { url, filters } of records) {
    const { book, edition } = addressOf(url);
    expect(filters.edition).toEqual([`${book}/${edition}`]);
  }
});
