/**
 * What the key for dictation on a phone's keyboard puts into the search: whole sentences, with a capital and
 * a full stop. The site itself does not listen (docs/decisions/0028-clocks-are-content.md).
 */
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { indexDataOf } from '#search/build-index.ts';
import { openIndex } from '#search/find.ts';
import { openFuzzyWords } from '#search/fuzzy-words.ts';
import { situationsFor } from '#search/situations.ts';

const library = loadLibrary('.');

/** How many of the found situations a reader looks at. */
const LOOKED_AT = 5;

describe.each(library.books.map(({ id, current }) => [id, current] as const))('in %s', (_, edition) => {
  const index = openIndex(indexDataOf(edition, library), undefined, openFuzzyWords);

  test('whatever people say when something happens is found as a phone writes it down', () => {
    const all = edition.situations.flatMap(({ id, data }) => data.phrases.map((phrase) => [id, phrase] as const));
    const missed = all.filter(
      ([id, phrase]) => !situationsFor(dictated(phrase), index).slice(0, LOOKED_AT).includes(id),
    );
    expect(all.length).toBeGreaterThan(30);
    expect(missed.map(([id, phrase]) => `${id}: ${dictated(phrase)}`)).toEqual([]);
  });
});

function dictated(phrase: string): string {
  return `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}.`;
}
