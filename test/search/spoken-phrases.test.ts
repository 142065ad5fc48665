/**
 * What the key for dictation on a phone's keyboard puts into the search: whole sentences, with a capital and
 * a full stop. The site itself does not listen (docs/decisions/0028-clocks-are-content.md).
 */
import { describe, expect, test } from 'vitest';
import { indexDataOf } from '#search/build-index.ts';
import { openIndex } from '#search/open.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { situationsFor } from '#search/situations.ts';
import { JOURNEYS } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import { spokenIn } from './spoken.ts';

/** How many of the found situations a reader looks at. */
const LOOKED_AT = 5;

/** The books of this site, however little people say in them, and small ones in which they say something. */
const libraries = ['.', JOURNEYS].map((root) => libraryAt(root));
const editions = libraries.flatMap((library) =>
  library.books.map(({ id, current }) => [id, indexDataOf(current, library), spokenIn(current)] as const),
);

describe.each(editions)('in %s', (_, data, spoken) => {
  const index = openIndex(data, undefined, openFuzzyWords);

  test('whatever people say when something happens is found as a phone writes it down', () => {
    const missed = spoken.filter(
      ([id, phrase]) => !situationsFor(dictated(phrase), index).slice(0, LOOKED_AT).includes(id),
    );
    expect(missed.map(([id, phrase]) => `${id}: ${dictated(phrase)}`)).toEqual([]);
  });
});

test('people say something in every small book', () => {
  for (const { current } of libraries[1]?.books ?? []) expect(spokenIn(current).length).toBeGreaterThan(10);
  expect(libraries[1]?.books.length).toBeGreaterThan(0);
});

function dictated(phrase: string): string {
  return `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}.`;
}
