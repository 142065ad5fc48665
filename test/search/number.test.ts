import { describe, expect, test } from 'vitest';
import { shortCite } from '#wording/names.ts';
import { indexDataOf } from '#search/build-index.ts';
import { clauseNumber } from '#library/clause-number.ts';
import { pathTo } from '#addresses/pages.ts';
import type { IndexData } from '#search/index-data.ts';
import { findNumber } from '#search/find-number.ts';
import { readNumber } from '#search/number.ts';
import { library } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

const site = libraryAt('.');
const indexes = new Map<string, IndexData>(
  [site, library].flatMap((each) => each.books.map(({ id, current }) => [id, indexDataOf(current, each)] as const)),
);

function found(query: string, ...books: string[]): string[] {
  const wanted = readNumber(query);
  if (!wanted) throw new Error(`"${query}" is read as words`);
  return findNumber(
    wanted,
    books.flatMap((book) => indexes.get(book) ?? []),
  ).map(({ book, path }) => (books.length === 1 ? path : `${book}/${path}`));
}

describe('a number is read however it is spelled', () => {
  test.each([
    ['26b', '26.b'],
    ['26 B', '26.b'],
    ['§ 4,2 a', '4.2.a'],
    ['§4.2a', '4.2.a'],
    ['regel 31', '31'],
    ['rule 31', '31'],
    ['Regel 31d', '31.d'],
    ['art. 27B1(a)', '27.b.1.a'],
    ['27 b1', '27.b.1'],
    ['50 d2a', '50.d.2.a'],
    ['R17', '17'],
    ['H5', 'h.5'],
    ['hoofdstuk 5', 'h.5'],
    ['S8', 's.8'],
    ['47E1', '47.e.1'],
    ['30B1(b)(ii)', '30.b.1.b.ii'],
    ['regel 17, lid 2', '17.2'],
    ['5 stk. 2', '5.2'],
    ['pkt. 8', '8'],
    ['Nr. 9', '9'],
    ['13 Abs. 2', '13.2'],
    ['law 12c', '12.c'],
    ['regl 5E', '5.e'],
    ['artikel zesentwintig', '26'],
    ['regel nr fjorten', '14'],
    ['Regel dreizehn', '13'],
    ['rule seventeen', '17'],
  ])('%s', (query, parts) => {
    expect(readNumber(query)?.join('.')).toBe(parts);
  });
});

describe('words are no number', () => {
  test.each([
    '',
    'regel',
    'zeven',
    '50 minuten',
    '5 punten',
    '1 harten over 1 schoppen',
    '2782',
    '100',
    'g+',
    'twee kaarten',
    'R',
  ])('"%s"', (query) => {
    expect(readNumber(query)).toBeUndefined();
  });
});

describe('a number finds', () => {
  test('the clause and, after it, its rule', () => {
    expect(found('26b', 'slagspel')).toEqual(['26/#b', '26/']);
    expect(found('Regel 31d', 'slagspel')[0]).toBe('31/#d');
    expect(found('§ 4,2 7c', 'biedspel')[0]).toBe('4-2/#7c');
    expect(found('4.1-5B', 'biedspel')[0]).toBe('4-1/#5b');
    expect(found('17 (2)', 'slagspel')[0]).toBe('17/#2');
  });

  test('a rule and, after it, the clauses that the source prints', () => {
    expect(found('31', 'slagspel')).toEqual(['31/', '31/#a', '31/#b', '31/#c', '31/#d']);
    expect(found('17', 'slagspel')).toEqual(['17/', '17/#a']);
    expect(found('S8', 'pionspel')).toEqual(['s8/']);
    expect(found('R17', 'meldspiel')).toEqual(['17/']);
  });

  test('every rule with these digits where all numbers of a book have a letter', () => {
    expect(found('3', 'pionspel')).toEqual(['a3/', 's3/']);
  });

  test('a law article, or what is part of it', () => {
    expect(found('art. 27B1(a)', 'biedspel')[0]).toBe('laws/#27b1-a');
    expect(found('27 b1', 'biedspel').slice(0, 2)).toEqual(['laws/#27b1-a', 'laws/#27b1-b']);
    expect(found('50 d2a', 'biedspel')[0]).toBe('laws/#50d2-a');
    expect(found('47e1', 'biedspel')[0]).toBe('laws/#47e1');
  });

  test('what a book has: a rule in one, an article in another, the book that is read first', () => {
    expect(found('26', 'biedspel')[0]).toBe('laws/#26');
    expect(found('26', 'slagspel')[0]).toBe('26/');
    expect(found('26', 'slagspel', 'biedspel')[0]).toBe('slagspel/26/');
    expect(found('26', 'slagspel', 'biedspel')).toContain('biedspel/laws/#26');
    expect(found('26', 'biedspel', 'slagspel')[0]).toBe('biedspel/laws/#26');
  });

  test('the nearest thing where it is not there itself', () => {
    expect(found('17z', 'slagspel')).toEqual(['17/']);
    expect(found('4.15', 'biedspel')[0]).toBe('4-1/');
    expect(found('S8', 'meldspiel')[0]).toBe('8/');
    expect(found('7C', 'biedspel')).toContain('4-2/#7c');
  });

  test('nothing where there is nothing near', () => {
    expect(found('99', 'meldspiel')).toEqual([]);
  });
});

test('every rule, clause and article is found first by its own number', () => {
  for (const { id, current } of site.books) {
    for (const rule of current.rules) {
      expect(found(rule.data.number, id)[0]).toBe(`${rule.slug}/`);
      for (const clause of rule.clauses.filter(({ label }) => label === undefined)) {
        const number = `${rule.data.number} ${clause.id}`;
        if (readNumber(number)) expect(found(number, id), number).toContain(`${rule.slug}/#${clause.id}`);
      }
    }
    for (const article of Object.keys(current.laws?.articles ?? {})) {
      expect(found(article, id)).toContain(pathTo({ kind: 'article', article }));
    }
  }
});

test('a clause is numbered as on its own page', () => {
  for (const { current } of site.books) {
    for (const rule of current.rules) {
      const { data, clauses } = rule;
      for (const clause of clauses) {
        const { id, label, section } = clause;
        expect(clauseNumber(data.label ?? data.number, { id }, label, section?.citedAs)).toBe(
          shortCite({ rule, clause }),
        );
      }
    }
  }
});
