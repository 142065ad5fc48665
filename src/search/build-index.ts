/** Makes the search index of an edition. */
import type { Edition, Library, RuleDoc, SituationDoc } from '../library/types.ts';
import { compareArticles } from '../library/article.ts';
import { urlsOf } from '../library/urls.ts';
import { fold, wordsOf } from './fold.ts';
import type { IndexData, IndexedBook, RuleData, SituationData, TermData } from './index-data.ts';
import { isStopWord } from './stop-words.ts';

/** Everything of an edition that is found by number, title, name or phrase; rule texts are left to the full text. */
export function indexDataOf(edition: Edition, library: Library): IndexData {
  const places = new Map(edition.situations.map(({ id }, at) => [id, at]));
  return {
    book: edition.bookId,
    edition: edition.id,
    language: edition.book.language,
    title: edition.book.title,
    rules: edition.rules.map(ruleData),
    situations: edition.situations.map(situationData),
    rulings: edition.rulings.map(({ id, verdict, situation }) => ({
      id,
      verdict,
      situation: places.get(situation) ?? 0,
    })),
    terms: Object.entries(edition.terms).map(([id, term]) => termData(id, term)),
    articles: Object.entries(edition.laws?.articles ?? {})
      .sort(([a], [b]) => compareArticles(a, b))
      .map(([article, { caption }]) => [article, caption]),
    concepts: conceptsOf(edition, library),
  };
}

/** The editions in force, so that a search in all books knows what to load. */
export function indexedBooks(library: Library): readonly IndexedBook[] {
  return library.books.map(({ id, book, current }) => ({
    book: id,
    edition: current.id,
    language: book.language,
    title: book.title,
    accent: book.accent,
    path: urlsOf({ base: '', language: book.language, book: id }).book,
  }));
}

function ruleData({ slug, data, clauses }: RuleDoc): RuleData {
  const { number, label, title, summary, phrases } = data;
  const texts = clauses.map(({ body }) => body.text);
  return {
    slug,
    number,
    ...(label === undefined ? {} : { label }),
    title,
    summary,
    ...(phrases === undefined ? {} : { phrases }),
    clauses: clauses.map(({ id, label: letter }) => (letter === undefined ? [id] : [id, letter])),
    ...otherWords(texts, [title, summary, ...(phrases ?? [])]),
  };
}

function situationData({ id, data, facts }: SituationDoc): SituationData {
  const { title, summary, phrases } = data;
  const texts = facts.flatMap(([, fact]) => [
    fact.ask,
    ...('options' in fact ? Object.values(fact.options).flatMap(({ label, says }) => [label, says ?? '']) : []),
  ]);
  return { id, title, summary, phrases, ...otherWords(texts, [title, summary, ...phrases]) };
}

function termData(id: string, term: Edition['terms'][string]): TermData {
  const { abbreviation, aliases, english, phrases, concept } = term;
  return {
    id,
    term: term.term,
    ...(abbreviation === undefined ? {} : { abbreviation }),
    ...(aliases === undefined ? {} : { aliases }),
    ...(english === undefined ? {} : { english }),
    ...(phrases === undefined ? {} : { phrases }),
    definition: term.definition,
    ...(concept === undefined ? {} : { concept }),
  };
}

/** The words of some texts that others do not have, each once; stop words and single letters are left out. */
function otherWords(texts: readonly string[], others: readonly string[]): { readonly words?: string } {
  const known = new Set(others.flatMap(wordsOf).map(({ word }) => word));
  const words = new Set(
    texts
      .flatMap(wordsOf)
      .map(({ word }) => word)
      .filter((word) => word.length > 2 && !isStopWord(word) && !known.has(word)),
  );
  return words.size === 0 ? {} : { words: [...words].join(' ') };
}

/** By concept, the names in other books that this edition's own terms do not have already. */
function conceptsOf(edition: Edition, { books }: Library): IndexData['concepts'] {
  const mine = Map.groupBy(Object.values(edition.terms), ({ concept }) => concept ?? '');
  mine.delete('');
  return Object.fromEntries(
    [...mine].flatMap(([concept, terms]) => {
      const seen = new Set(terms.flatMap(namesOf).map(fold));
      const names = books
        .filter(({ id }) => id !== edition.bookId)
        .flatMap(({ current }) => Object.values(current.terms))
        .filter((term) => term.concept === concept)
        .flatMap(namesOf)
        .filter((name) => {
          const folded = fold(name);
          if (seen.has(folded)) return false;
          seen.add(folded);
          return true;
        });
      return names.length === 0 ? [] : [[concept, names]];
    }),
  );
}

function namesOf({ term, aliases = [], english = [] }: Edition['terms'][string]): readonly string[] {
  return [term, ...aliases, ...english];
}
