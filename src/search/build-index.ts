/** Makes the search index of an edition. */
import type { Edition, Library, RuleDoc, SituationDoc } from '#library/types.ts';
import type { DecidedCase, Fact } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';
import { compareArticles } from '#model/article.ts';
import { editionBefore } from '#library/changed-text.ts';
import { casesIn, type CaseIn } from '#library/cases-in.ts';
import { booksInAll, wordsOf } from '#library/in-language.ts';
import { sharedConcepts } from '#library/concepts.ts';
import { wordsOfAnswers } from '#library/words-of.ts';
import { urlsOf } from '#addresses/urls.ts';
import { fold, foldedWords } from './fold.ts';
import type { DeepData, IndexData, IndexedBook, RuleData, TermData, Words } from './index-data.ts';
import { isStopWord } from './stop-words.ts';

/** Everything of an edition that is found by number, title, name or phrase. */
export function indexDataOf(edition: Edition, library: Library): IndexData {
  const situations = new Map(edition.situations.map(({ id }, at) => [id, at]));
  const rules = new Map(edition.rules.map(({ id }, at) => [id, at]));
  const originals = originalOf(edition, library)?.terms ?? {};
  return {
    book: edition.bookId,
    edition: edition.id,
    language: edition.book.language,
    title: edition.book.title,
    rules: edition.rules.map(ruleData),
    situations: edition.situations.map(({ id, data: { title, summary, phrases, common } }) => ({
      id,
      title,
      summary,
      phrases,
      ...(common === true ? { common } : {}),
    })),
    calculators: edition.situations.flatMap(({ data: { calculator } }, situation) =>
      calculator ? [{ title: calculator.title, situation }] : [],
    ),
    rulings: edition.rulings.map(({ id, verdict, situation, rule }) => {
      const from = rule === undefined ? undefined : rules.get(rule.id);
      return { id, verdict, situation: situations.get(situation) ?? 0, ...(from === undefined ? {} : { rule: from }) };
    }),
    ...casesOf(edition, library, situations),
    terms: Object.entries(edition.terms).map(([id, term]) => termData(id, term, originals[id])),
    ...changesOf(edition, library),
    ...(edition.rules.some(({ data }) => data.times !== undefined) ? { clocks: true } : {}),
    articles: Object.entries(edition.laws?.articles ?? {})
      .sort(([a], [b]) => compareArticles(a, b))
      .map(([article, { caption }]) => [article, caption]),
    concepts: conceptsOf(edition, library),
  };
}

/**
 * The second part of the index: distinctive words of clauses, questions and worked examples, whose texts are
 * left to the full text; the beginning of each clause; and names that only other books use.
 */
export function deepDataOf(edition: Edition, library: Library): DeepData {
  const cases = casesListed(edition, library);
  const telling = tellingWords(edition);
  const situations = new Map(edition.situations.map(({ id, data }) => [id, shownOf(data)]));
  return {
    rules: edition.rules.map(({ data, clauses }) => clauses.map(({ body }) => telling(body.text, shownOf(data)))),
    starts: edition.rules.map(({ clauses }) => clauses.map(({ body }) => startOf(body.text))),
    situations: edition.situations.map(({ data, facts }) =>
      facts.map(([, fact]) => telling(questionText(fact), shownOf(data))),
    ),
    rulings: edition.rulings.map(({ verdict, situation, examples }) =>
      examples.map(({ story }) => telling(story, [verdict, ...(situations.get(situation) ?? [])])),
    ),
    ...(cases.length === 0
      ? {}
      : { cases: cases.map(({ decided: { data } }) => toldIn(data).map((story) => telling(story, [data.title]))) }),
    elsewhere: namesElsewhere(edition, library),
  };
}

/** The editions in force in each of their languages, so that a search in all books knows what to load. */
export function indexedBooks(library: Library): readonly IndexedBook[] {
  const inForce = booksInAll(library).filter(({ book, current }) => current.book.language === book.language);
  return inForce.map(({ id, book, current }) => ({
    book: id,
    edition: current.id,
    ...wordsOf(current),
    language: book.language,
    title: book.title,
    ...(book.aliases ? { names: book.aliases } : {}),
    accent: book.accent,
    ...(current.house ? { house: true as const } : {}),
    path: urlsOf({ base: '', language: book.language, book: id }).book,
    ...commonOf(current),
  }));
}

function commonOf({ situations }: Edition): Pick<IndexedBook, 'common'> {
  const first = situations.find(({ data }) => data.common);
  return first === undefined ? {} : { common: { id: first.id, title: first.data.title } };
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
    clauses: clauses.map(({ id, label: letter, section }) => {
      if (letter === undefined) return [id];
      return section?.citedAs === undefined ? [id, letter] : [id, letter, section.citedAs];
    }),
  };
}

function casesListed(edition: Edition, library: Library): readonly CaseIn[] {
  const book = booksInAll(library).find(({ editions }) => editions.includes(edition));
  return book ? casesIn(edition, book) : [];
}

function casesOf(
  edition: Edition,
  library: Library,
  situations: ReadonlyMap<string, number>,
): Pick<IndexData, 'cases'> {
  const cases = casesListed(edition, library).map(({ decided: { id, data, ruling } }) => {
    const situation = situations.get(data.situation);
    return { id, title: data.title, verdict: ruling.verdict, ...(situation === undefined ? {} : { situation }) };
  });
  return cases.length === 0 ? {} : { cases };
}

function changesOf(edition: Edition, library: Library): Pick<IndexData, 'changes'> {
  const book = library.books.find(({ id }) => id === edition.bookId);
  return book && editionBefore(book, edition) ? { changes: true } : {};
}

/** The texts of a case. */
function toldIn({ story, argued = [] }: DecidedCase): readonly string[] {
  return [story, ...argued];
}

/** The texts under which something is found anyway. */
function shownOf({ title, summary, phrases = [] }: RuleDoc['data'] | SituationDoc['data']): readonly string[] {
  return [title, summary, ...phrases];
}

/** A question with its answers. */
function questionText(fact: Fact): string {
  return [fact.ask, ...wordsOfAnswers(fact)].join(' ');
}

/** A translation's edition as it is written; undefined for an original. */
function originalOf(edition: Edition, library: Library): Edition | undefined {
  const book = booksInAll(library).find(({ editions }) => editions.includes(edition));
  return book?.original?.editions.find(({ id }) => id === edition.id);
}

/** @param original the term in the language of its book: what is called at a table is looked up as well. */
function termData(id: string, term: Edition['terms'][string], original?: Edition['terms'][string]): TermData {
  const { abbreviation, aliases, phrases, concept } = term;
  const names = [term.term, abbreviation, ...(aliases ?? [])];
  const foreign = [...(term.english ?? []), original?.term ?? [], original?.abbreviation ?? []]
    .flat()
    .filter((each) => !names.includes(each));
  return {
    id,
    term: term.term,
    ...(abbreviation === undefined ? {} : { abbreviation }),
    ...(aliases === undefined ? {} : { aliases }),
    ...(foreign.length === 0 ? {} : { foreign }),
    ...(phrases === undefined ? {} : { phrases }),
    definition: firstSentence(term.definition),
    ...(concept === undefined ? {} : { concept }),
  };
}

/** The first sentence of a definition that has several: the line in a list has room for no more. */
function firstSentence(text: string): string {
  return /^.{40,}?[.!?](?= \p{Lu})/u.exec(text)?.[0] ?? text;
}

/** So many characters fit the line of a hit on a phone. */
const LINE = 60;

/** The first words of a text. */
function startOf(text: string): string {
  if (text.length <= LINE) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LINE)).replace(/[\s.,:;–]+$/, '')}…`;
}

/** The distinctive words of a text, without those of texts that are indexed anyway. */
type Telling = (text: string, known: readonly string[]) => Words;

/** A word in more than this share of an edition's hidden texts is not distinctive. */
const COMMON = 0.05;

function tellingWords({ rules, situations, rulings }: Edition): Telling {
  const texts = [
    ...rules.flatMap(({ clauses }) => clauses.map(({ body }) => body.text)),
    ...situations.flatMap(({ facts }) => facts.map(([, fact]) => questionText(fact))),
    ...rulings.flatMap(({ examples }) => examples.map(({ story }) => story)),
  ];
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...new Set(foldedWords(text))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (text, known) => {
    const left = new Set(foldedWords(text)).difference(new Set(known.flatMap(foldedWords)));
    return [...left]
      .filter((word) => word.length > 2 && !isStopWord(word) && (counts.get(word) ?? 0) <= COMMON * texts.length)
      .join(' ');
  };
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

/** What the other books call the ideas that they share and this edition has no term for. */
function namesElsewhere(edition: Edition, library: Library): readonly string[] {
  const own = Object.values(edition.terms);
  const concepts = new Set(own.map(({ concept }) => concept));
  const known = new Set(own.flatMap(namesOf).map(fold));
  const others = sharedConcepts(library)
    .filter(({ id }) => !concepts.has(id))
    .flatMap(({ books }) => books.flatMap(({ terms }) => terms.map(({ term }) => term)));
  return [...new Set(others.flatMap(namesOf).map(fold))].filter((name) => !known.has(name));
}

function namesOf({ term, aliases = [], english = [] }: Edition['terms'][string]): readonly string[] {
  return [term, ...aliases, ...english].map(untagged);
}
