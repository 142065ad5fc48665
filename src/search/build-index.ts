/** Makes the search index of an edition. */
import type { Edition, Library, RuleDoc, SituationDoc } from '../library/types.ts';
import { compareArticles } from '../library/article.ts';
import { urlsOf } from '../library/urls.ts';
import { fold, foldedWords } from './fold.ts';
import type { IndexData, IndexedBook, RuleData, SituationData, TermData, Words } from './index-data.ts';
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
    rulings: edition.rulings.map(({ id, verdict, situation, examples }) => ({
      id,
      verdict,
      situation: places.get(situation) ?? 0,
      stories: examples.map(({ story }) => wordsThatSay(story)),
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
  return {
    slug,
    number,
    ...(label === undefined ? {} : { label }),
    title,
    summary,
    ...(phrases === undefined ? {} : { phrases }),
    clauses: clauses.map(({ id, body, label: letter }) => {
      const words = wordsThatSay(body.text);
      return letter === undefined ? [id, words] : [id, words, letter];
    }),
  };
}

function situationData({ id, data: { title, summary, phrases }, facts }: SituationDoc): SituationData {
  const questions = facts.map(([, fact]) => {
    const answers = 'options' in fact ? Object.values(fact.options) : [];
    return wordsThatSay([fact.ask, ...answers.flatMap(({ label, says = '' }) => [label, says])].join(' '));
  });
  return { id, title, summary, phrases, questions };
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

function wordsThatSay(text: string): Words {
  const words = foldedWords(text).filter((word) => word.length > 2 && !isStopWord(word));
  return [...new Set(words)].join(' ');
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
