import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deepDataOf, indexDataOf, indexedBooks } from '#search/build-index.ts';
import { fixtureEdition, library as fixtures } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

const library = libraryAt('.');

describe.each(library.books.map(({ id, current }) => [id, current] as const))('the index of %s', (_, edition) => {
  const data = indexDataOf(edition, library);

  test('has every rule with its clauses, every situation, ruling, term and article', () => {
    expect(data.rules.map(({ slug, clauses }) => [slug, clauses.map(([id]) => id)])).toEqual(
      edition.rules.map(({ slug, clauses }) => [slug, clauses.map(({ id }) => id)]),
    );
    expect(data.situations.map(({ id }) => id)).toEqual(edition.situations.map(({ id }) => id));
    expect(data.rulings.map(({ id }) => id)).toEqual(edition.rulings.map(({ id }) => id));
    expect(data.terms.map(({ id }) => id)).toEqual(Object.keys(edition.terms));
    expect(data.articles.map(([article]) => article).toSorted()).toEqual(
      Object.keys(edition.laws?.articles ?? {}).toSorted(),
    );
  });

  test('lays each ruling with its own situation', () => {
    for (const [at, { situation }] of data.rulings.entries()) {
      expect(data.situations[situation]?.id).toBe(edition.rulings[at]?.situation);
    }
  });

  test('is the same after its journey as JSON', () => {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test('has the deeper words in the order of what they belong to', () => {
    const deep = deepDataOf(edition, library);
    expect(deep.rules.map((clauses) => clauses.length)).toEqual(edition.rules.map(({ clauses }) => clauses.length));
    expect(deep.situations.map((questions) => questions.length)).toEqual(
      edition.situations.map(({ facts }) => facts.length),
    );
    expect(deep.rulings.map((stories) => stories.length)).toEqual(
      edition.rulings.map(({ examples }) => examples.length),
    );
  });

  test('is at most 35 kB of what may travel before the first hit', () => {
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThanOrEqual(35 * 1024);
  });
});

test('a term has the names that the other books have for the same idea, and none of its own again', () => {
  const names = indexDataOf(fixtureEdition('slagspel'), fixtures).concepts['revoke'] ?? [];
  expect(names).toEqual(expect.arrayContaining(['Verzaking', 'Sich verwerfen']));
  expect(names).not.toContain('Ontduiking');
  expect(names).not.toContain('revoke');
});

test('the list of indexes names the edition in force of every book, and where it stands', () => {
  expect(indexedBooks(fixtures)).toContainEqual({
    book: 'meldspiel',
    edition: 'turnier',
    language: 'de',
    title: 'Meldspiel',
    accent: 'hearts',
    path: 'de/meldspiel/',
  });
  expect(indexedBooks(fixtures)).toHaveLength(fixtures.books.length);
  // For an empty field, before their indexes are loaded.
  const often = fixtureEdition('slagspel').situations.find(({ data }) => data.common);
  const listed = indexedBooks(fixtures).find(({ book }) => book === 'slagspel');
  expect(listed?.common).toEqual(often && { id: often.id, title: often.data.title });
});
