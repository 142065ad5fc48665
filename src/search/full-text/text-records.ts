/**
 * What the full text finds: every clause, situation, ruling, case and term as one record with the address it
 * leads to.
 */
import { casesIn, type CaseIn } from '#library/cases-in.ts';
import { booksInAll, editionsIn } from '#library/in-language.ts';
import type { CaseDoc, Edition, Library, RuleDoc, RulingDoc, SituationDoc } from '#library/types.ts';
import { defined } from '#model/defined.ts';
import type { Language } from '#model/language.ts';
import { untagged } from '#model/language-tags.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { shortCite } from '#wording/names.ts';
import { editionFilter, type TextMeta, type TextRecord } from './text-record.ts';

/**
 * The records of all editions of all books in a language, in the order of the books; by default in all
 * languages.
 */
export function* textRecords(library: Library, language?: Language): Generator<TextRecord, void> {
  for (const book of booksInAll(library).filter(({ book }) => language === undefined || book.language === language))
    for (const edition of editionsIn(book)) yield* editionRecords(edition, casesIn(edition, book));
}

type Text = TextMeta & Pick<TextRecord, 'url' | 'content'>;

function* editionRecords(edition: Edition, cases: readonly CaseIn[]): Generator<TextRecord, void> {
  const { bookId: book, id } = edition;
  const { language } = edition.book;
  for (const { url, content, ...meta } of editionTexts(edition, cases)) {
    if (content === '') continue;
    yield { url, content: untagged(content), language, meta, filters: { edition: [editionFilter(book, id)] } };
  }
}

/** A generator, so that a book's texts are never all in memory. */
function* editionTexts(edition: Edition, cases: readonly CaseIn[]): Generator<Text, void> {
  const { bookId: book, id, rules, situations, rulings, terms } = edition;
  const urls = urlsOf({ base: '', language: edition.book.language, book, edition: id });
  for (const rule of rules) yield* clauseTexts(rule, urls);
  for (const situation of situations) yield situationText(situation, urls);
  for (const ruling of rulings) yield rulingText(ruling, urls);
  for (const { decided } of cases) yield caseText(decided, urls);
  for (const { id: term, term: title, definition, lang } of Object.values(terms))
    yield { kind: 'term', url: urls.term(term), title, content: definition, ...defined({ lang }) };
}

function clauseTexts(rule: RuleDoc, urls: Urls): readonly Text[] {
  return rule.clauses.map((clause) => ({
    kind: 'clause',
    url: urls.citation({ rule, clause }),
    title: rule.data.title,
    number: untagged(shortCite({ rule, clause })),
    content: paragraphs([clause.body.text, ...clause.notes.map((note) => note.text)]),
    ...defined({ lang: clause.lang }),
  }));
}

function situationText({ id, data, body, procedure, lang, bodyLang }: SituationDoc, urls: Urls): Text {
  const steps = procedure.flatMap((step) => [step.do, step.ifForgotten]);
  return {
    kind: 'situation',
    url: urls.situation(id),
    title: data.title,
    content: paragraphs([data.summary, body.text, ...steps]),
    // Omitted for a text in two languages: the language of its excerpts is unknown.
    ...defined({ lang: lang === bodyLang || body.text === '' ? lang : undefined }),
  };
}

/** The verdict is its title; many rulings have no other text. */
function rulingText({ id, verdict, explain, steps, stayUntil, lang }: RulingDoc, urls: Urls): Text {
  return {
    kind: 'ruling',
    url: urls.ruling(id),
    title: verdict,
    content: paragraphs([explain, ...steps, ...stayUntil]),
    ...defined({ lang }),
  };
}

function caseText({ id, data, reasons, lang, reasonsLang }: CaseDoc, urls: Urls): Text {
  return {
    kind: 'case',
    url: urls.case(id),
    title: data.title,
    content: paragraphs([data.story, ...(data.argued ?? []), reasons.text]),
    ...defined({ lang: lang === reasonsLang ? lang : undefined }),
  };
}

function paragraphs(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join('\n');
}
