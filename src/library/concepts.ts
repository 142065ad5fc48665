/** Ideas shared between games: which terms of which books stand for the same thing, and what each book rules for it. */
import type { Edition, Library, RulingDoc } from './types.ts';

type TermDoc = Edition['terms'][string];

export interface ConceptTerm {
  readonly id: string;
  readonly term: TermDoc;
  /** Rulings that follow from the clauses that the term points to, in the edition's order. */
  readonly rulings: readonly RulingDoc[];
}

export interface ConceptInBook {
  readonly edition: Edition;
  /** A book may have several words for it, in the glossary's order. */
  readonly terms: readonly ConceptTerm[];
}

export interface Concept {
  readonly id: string;
  /** At least two, in the library's order. */
  readonly books: readonly ConceptInBook[];
}

/** The concepts that two or more books have a term for, by id. Only editions in force are compared. */
export function sharedConcepts({ books }: Library): readonly Concept[] {
  const ids = new Set(
    books.flatMap(({ current }) => Object.values(current.terms).flatMap(({ concept }) => concept ?? [])),
  );
  return [...ids].sort().flatMap((id): Concept[] => {
    const inBooks = books.flatMap(({ current }): ConceptInBook[] => {
      const terms = termsOf(current, id);
      return terms.length === 0 ? [] : [{ edition: current, terms }];
    });
    return inBooks.length < 2 ? [] : [{ id, books: inBooks }];
  });
}

function termsOf(edition: Edition, concept: string): readonly ConceptTerm[] {
  return Object.entries(edition.terms)
    .filter(([, term]) => term.concept === concept)
    .map(([id, term]) => ({ id, term, rulings: rulingsOf(edition, term) }));
}

/**
 * A term that points to a clause means the rulings that cite this clause; one that points to a whole rule means those
 * that stand in it.
 */
function rulingsOf({ rulings }: Edition, { cites = [] }: TermDoc): readonly RulingDoc[] {
  const clauses = new Set(cites.filter((cite) => cite.includes('#')));
  const rules = new Set(cites.filter((cite) => !cite.includes('#')));
  return rulings.filter(
    ({ otherwise, rule, cites: cited }) =>
      !otherwise && ((rule !== undefined && rules.has(rule)) || cited.some((cite) => clauses.has(cite))),
  );
}
