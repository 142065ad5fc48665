/** What the full text finds: every clause, situation, ruling and term as one record with the address it leads to. */
import type { Edition, Library, RuleDoc, RulingDoc, SituationDoc } from '#library/types.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { shortCite } from '#wording/names.ts';
import { editionFilter, type TextMeta, type TextRecord } from './record.ts';

/** The records of all editions of all books, in the order of the books. */
export function textRecords({ books }: Library): readonly TextRecord[] {
  return books.flatMap(({ editions }) => editions.flatMap(editionRecords));
}

type Text = TextMeta & Pick<TextRecord, 'url' | 'content'>;

function editionRecords(edition: Edition): readonly TextRecord[] {
  const { bookId: book, id, rules, situations, rulings, terms } = edition;
  const { language } = edition.book;
  const urls = urlsOf({ base: '', language, book, edition: id });
  const texts = [
    ...rules.flatMap((rule) => clauseTexts(rule, urls)),
    ...situations.map((situation) => situationText(situation, urls)),
    ...rulings.map((ruling) => rulingText(ruling, urls)),
    ...Object.values(terms).map(({ id: term, term: title, definition }): Text => ({
      kind: 'term',
      url: urls.term(term),
      title,
      content: definition,
    })),
  ];
  return texts
    .filter(({ content }) => content !== '')
    .map(({ url, content, ...meta }) => ({
      url,
      content,
      language,
      meta,
      filters: { edition: [editionFilter(book, id)] },
    }));
}

function clauseTexts(rule: RuleDoc, urls: Urls): readonly Text[] {
  return rule.clauses.map((clause) => ({
    kind: 'clause',
    url: urls.citation({ rule, clause }),
    title: rule.data.title,
    number: shortCite({ rule, clause }),
    content: paragraphs([clause.body.text, ...clause.notes.map((note) => note.text)]),
  }));
}

function situationText({ id, data, body, procedure }: SituationDoc, urls: Urls): Text {
  const steps = procedure.flatMap((step) => [step.do, step.ifForgotten]);
  return {
    kind: 'situation',
    url: urls.situation(id),
    title: data.title,
    content: paragraphs([data.summary, body.text, ...steps]),
  };
}

/** The verdict is its title; many rulings say no more. */
function rulingText({ id, verdict, explain, steps, stayUntil }: RulingDoc, urls: Urls): Text {
  return {
    kind: 'ruling',
    url: urls.ruling(id),
    title: verdict,
    content: paragraphs([explain, ...steps, ...stayUntil]),
  };
}

function paragraphs(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join('\n');
}
