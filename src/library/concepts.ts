/**
 * Concepts shared between games: the terms of several books with the same meaning, and each book's rulings on
 * them.
 */
import { allowedTexts, type TermId } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import type { Edition, Library, RulingDoc, TermDoc } from './types.ts';
import { wordsOfRuling } from './words-of.ts';

export interface ConceptTerm {
  readonly id: TermId;
  readonly term: TermDoc;
  /** Rulings that follow from what the term points to, in the edition's order. */
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
export const sharedConcepts = remembered(compared);

function compared({ books }: Pick<Library, 'books'>): readonly Concept[] {
  // House rules make no other game of a book.
  const games = books.filter(({ current }) => current.house === undefined);
  const byBook = games.map(({ current }) => ({
    edition: current,
    terms: Map.groupBy(Object.values(current.terms), ({ concept }) => concept),
  }));
  const ids = new Set(byBook.flatMap(({ terms }) => [...terms.keys()].flatMap((concept) => concept ?? [])));
  return [...ids].sort().flatMap((id): Concept[] => {
    // Finding a term's rulings searches all of them, so it is done for shared terms only.
    const sharing = byBook.filter(({ terms }) => terms.has(id));
    if (sharing.length < 2) return [];
    const inBooks = sharing.map(({ edition, terms }) => ({
      edition,
      terms: conceptTerms(edition, terms.get(id) ?? []),
    }));
    return [{ id, books: inBooks }];
  });
}

function conceptTerms(edition: Edition, terms: readonly TermDoc[]): readonly ConceptTerm[] {
  return terms.map((term) => ({ id: term.id, term, rulings: rulingsOf(edition, term) }));
}

/**
 * The rulings on a term. If it points to a clause: those that cite the clause. If it points to a whole rule:
 * all of that rule's rulings if the rule is about the term, else only those that mention it. A rule on
 * revokes mentions when a round ends, but its other rulings are not about rounds.
 */
function rulingsOf(edition: Edition, term: TermDoc): readonly RulingDoc[] {
  const names = [term.term, ...(term.aliases ?? [])].map((name) => name.toLowerCase());
  const clauses = new Set(term.cites.filter(({ clause }) => clause !== undefined));
  const rules = term.cites.flatMap(({ rule, clause }) => (clause === undefined ? [rule] : []));
  const about = new Set(rules.filter(({ data }) => speaks([data.title], names)));
  const others = new Set(rules.filter((rule) => !about.has(rule)));
  return edition.rulings.filter(
    (ruling) =>
      !ruling.otherwise &&
      (ruling.cites.some((cite) => clauses.has(cite)) ||
        (ruling.rule !== undefined &&
          (about.has(ruling.rule) || (others.has(ruling.rule) && speaks(textsOf(ruling, edition), names))))),
  );
}

/** Whether a text contains one of the names, or a word that begins with one. */
function speaks(texts: readonly string[], names: readonly string[]): boolean {
  const words = ` ${texts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return names.some((name) => words.includes(` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`));
}

/** A ruling's texts: its verdict, explanation and steps, and the answers that lead to it. */
function textsOf({ verdict, explain, steps, when }: RulingDoc, { facts }: Edition): readonly string[] {
  const answers = when.flatMap((box) =>
    Object.entries(box).flatMap(([id, allowed]) => {
      const fact = facts[id];
      return fact ? allowedTexts(fact, allowed) : [];
    }),
  );
  return [...wordsOfRuling({ verdict, explain, steps }), ...answers];
}
