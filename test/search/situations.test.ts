/** The field over the list of situations; what people type for the five books is tried in test/content. */
import { describe, expect, test } from 'vitest';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { openIndex } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { situationsFor } from '#search/situations.ts';
import { libraryAt } from '../support/library.ts';

const library = libraryAt('.');
describe.each(library.books.map(({ id, current }) => [id, current] as const))('in %s', (_, edition) => {
  const data = indexDataOf(edition, library);
  const stages = [
    ['what comes first', openIndex(data)],
    ['what stands deeper', openIndex(data, deepDataOf(edition, library), openFuzzyWords)],
  ] as const;

  test('every situation is found by its own title, and first or nearly so', () => {
    for (const { id, data: each } of edition.situations) {
      expect(situationsFor(each.title, stages[1][1]).slice(0, 2), each.title).toContain(id);
    }
  });

  test('nothing is found where nothing is said', () => {
    for (const empty of ['', '   ', '?!']) expect(situationsFor(empty, stages[1][1])).toEqual([]);
  });
});

test('what finds a ruling finds its situation', () => {
  for (const { current } of library.books) {
    const index = openIndex(indexDataOf(current, library), undefined, openFuzzyWords);
    const [ruling] = current.rulings;
    if (ruling) expect(situationsFor(ruling.verdict, index)).toContain(ruling.situation);
  }
});
