import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { sharedConcepts } from '#library/concepts.ts';
import type { Edition } from '#library/types.ts';
import { library } from '../support/fixture.ts';
import { libraryAt } from '../support/library.ts';

const concepts = sharedConcepts(library);
const concept = (id: string) => concepts.find((each) => each.id === id);

/** The rulings on revoking in a book; where its term is changed first, with that change. */
function rulings(book: string, change: { readonly term?: string } = {}): readonly string[] {
  const changed = library.books.map((each) => ({ ...each, current: revokeChanged(each.current, change) }));
  return (
    sharedConcepts({ books: changed })
      .find(({ id }) => id === 'revoke')
      ?.books.find(({ edition }) => edition.bookId === book)
      ?.terms.flatMap((term) => term.rulings.map(({ id }) => id)) ?? []
  );
}

function revokeChanged(edition: Edition, change: { readonly term?: string }): Edition {
  const terms = Object.entries(edition.terms).map(([id, term]) =>
    term.concept === 'revoke' ? [id, { ...term, ...change }] : [id, term],
  );
  return { ...edition, terms: Object.fromEntries(terms) as Edition['terms'] };
}

describe('an idea that several games share', () => {
  test('brings their words for revoking together', () => {
    const words = concept('revoke')?.books.flatMap(({ terms }) => terms.map(({ term }) => term.term));
    expect(words).toEqual(expect.arrayContaining(['Ontduiking', 'Verzaking', 'Sich verwerfen']));
  });

  test('has at least two books, and never one twice', () => {
    for (const { id, books } of concepts) {
      const names = books.map(({ edition }) => edition.bookId);
      expect([id, names.length >= 2, new Set(names).size]).toEqual([id, true, names.length]);
    }
  });

  test('comes with the rulings on the clauses that a term points to', () => {
    expect(rulings('slagspel')).toEqual(['verkeerde-kaart-tot-vier-slagen', 'verkeerde-kaart-vanaf-vijf-slagen']);
  });

  test('takes from a rule on something else only the rulings that speak of it', () => {
    expect(rulings('biedspel')).toEqual([]);
    expect(rulings('biedspel', { term: 'Grote strafkaart' })).toEqual(['grote-strafkaart']);
  });

  test('is left out where only one game has a word for it', () => {
    const [only] = library.books.filter(({ id }) => id === 'meldspiel');
    expect(sharedConcepts({ books: only ? [only] : [] })).toEqual([]);
  });

  test('has a name of its own in every language of the interface', () => {
    const nameless = sharedConcepts(libraryAt('.')).filter(({ id }) =>
      languages.some((language) => !(id in packs[language].conceptLabels)),
    );
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });
});
