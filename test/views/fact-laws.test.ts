import { expect, test } from 'vitest';
import { lawsOfFact } from '#views/fact-laws.ts';
import { situationOf } from '../support/edition.ts';
import { fixtureEdition } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

const edition = fixtureEdition('biedspel');
const laws = (fact: string, id: string) => lawsOfFact(fact, situationOf(edition, id), edition);

test('a question that two situations share names in each the article that it rests on there', () => {
  expect(laws('lt-accepteert', 'onvoldoende-bod')).toEqual(['27A']);
  expect(laws('lt-accepteert', 'bieding-voor-de-beurt')).toEqual(['29A']);
});

test('a question that one situation asks keeps all its articles', () => {
  expect(laws('vergelijkbaar', 'bieding-voor-de-beurt')).toEqual(['23', '23A']);
});

test('no question of the site’s books that names articles is left without one', () => {
  const bare = libraryAt('.').books.flatMap(({ current }) =>
    current.situations.flatMap((situation) =>
      situation.facts.flatMap(([id, fact]) =>
        (fact.laws ?? []).length > 0 && lawsOfFact(id, situation, current).length === 0
          ? [`${current.bookId} ${situation.id} ${id}`]
          : [],
      ),
    ),
  );
  expect(bare).toEqual([]);
});
