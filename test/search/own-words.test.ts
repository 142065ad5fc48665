/** A situation comes before its neighbours when its own words are typed. */
import { describe, expect, test } from 'vitest';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { openIndex } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { libraryAt } from '../support/library.ts';
import { typeOwnWords } from './own-words.ts';

const library = libraryAt('.');

describe.each(library.books.map(({ id, current }) => [id, current] as const))('in %s', (_, edition) => {
  const typed = typeOwnWords(
    edition,
    openIndex(indexDataOf(edition, library), deepDataOf(edition, library), openFuzzyWords),
  );

  test('the title of a situation finds it before anything else', () => {
    const missed = typed.filter(({ text, rank }) => text === 'title' && rank !== 1);
    expect(missed).toEqual([]);
  });

  test('what people say when it happens finds it before any other situation, and so does its summary', () => {
    const missed = typed.filter(({ amongSituations, isShared }) => amongSituations !== 1 && !isShared);
    expect(missed).toEqual([]);
  });
});
