/**
 * Seats at the table: a party for each of the four, with words that mean exactly one of them, and situations
 * whose words refer to them. Whether every such word in a situation means a seat of its own table only its
 * author can know.
 */
import { countedBy, optionsOf, type Fact } from '#model/index.ts';
import { relations } from '#model/seat.ts';
import type { DraftSituation } from '#library/draft.ts';
import { namesSeat, seatWordsOf } from '#wording/seats.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { quoteList } from '#check/suggest.ts';

export function seats(content: EditionContent): readonly Finding[] {
  const { edition, unreadable } = content;
  return [
    ...parties(content),
    ...edition.situations.flatMap((situation) => [
      ...twoMeanings(content, situation),
      ...nobodyThere(content, situation),
      ...(unreadable.any ? [] : unsaid(content, situation)),
    ]),
  ];
}

function parties({ book: { data, source } }: EditionContent): readonly Finding[] {
  return Object.entries(data.parties).flatMap(([id, { seat, named, offends }]) => {
    const at = (key: string, message: string): Finding =>
      finding('seats', source.locate(['parties', id, key], 'key'), message);
    return [
      ...(seat !== undefined && named === undefined
        ? [at('seat', `\`${id}\` has a seat and no words that mean it. Say how texts name it: named: […].`)]
        : []),
      ...(seat === undefined && named !== undefined
        ? [at('named', `these words are to mean a seat, and \`${id}\` has none. Say which: seat: left.`)]
        : []),
      ...(seat === 'self' && offends !== true
        ? [at('seat', `seats are seen from the one who erred, and \`${id}\` is not said to: offends: true.`)]
        : []),
    ];
  });
}

/** The seats that the situation refers to and that no party has. */
function nobodyThere({ book }: EditionContent, { data, source }: DraftSituation): readonly Finding[] {
  if (data.seats === undefined) return [];
  const taken = Object.values(book.data.parties).flatMap(({ seat }) => seat ?? []);
  const empty = relations.filter((relation) => !taken.includes(relation));
  if (empty.length === 0) return [];
  const message = `its words are to mean seats, and nobody has ${quoteList(empty, 'or')}. Give the parties in book.yaml their \`seat\`, and the words by which texts name them.`;
  return [finding('seats', source.locate(['seats'], 'key'), message)];
}

function twoMeanings({ book }: EditionContent, { data, source }: DraftSituation): readonly Finding[] {
  if (data.seats === undefined) return [];
  const words = seatWordsOf(Object.values(book.data.parties), data.seats);
  const meanings = (word: string) =>
    relations.filter((relation) => words[relation].some((each) => each.toLowerCase() === word));
  const all = [...new Set(relations.flatMap((relation) => words[relation].map((word) => word.toLowerCase())))];
  return all.flatMap((word) => {
    const meant = meanings(word);
    if (meant.length < 2) return [];
    const message = `here \`${word}\` means ${quoteList(meant, 'and')}. A word that may be more than one of them names nobody's seat: take it out.`;
    return [finding('seats', source.locate(['seats'], 'key'), message)];
  });
}

/** Words that the situation adds and never uses, and a situation that names no seat at all. */
function unsaid(content: EditionContent, situation: DraftSituation): readonly Finding[] {
  const { data, source } = situation;
  if (data.seats === undefined) return [];
  const texts = textsOf(content, situation);
  const says = (...words: readonly string[]) =>
    texts.some((text) => namesSeat(text, { self: words, left: [], partner: [], right: [] }));
  const words = seatWordsOf(Object.values(content.book.data.parties), data.seats);
  if (!says(...relations.flatMap((relation) => words[relation]))) {
    const message =
      'no question, answer, verdict or step of it has a word that means a seat. Take `seats` out, or say which words mean them.';
    return [finding('seats', source.locate(['seats'], 'key'), message)];
  }
  return relations.flatMap((relation) =>
    (data.seats?.[relation] ?? []).flatMap((word, at) => {
      if (says(word)) return [];
      const message = `no question, answer, verdict or step of it says \`${word}\`. Take the word out, or spell it as they do.`;
      return [finding('seats', source.locate(['seats', relation, at]), message)];
    }),
  );
}

/** The situation's questions and rulings as texts, with their names as on its page. */
function textsOf({ edition, consequences }: EditionContent, { id, data }: DraftSituation): readonly string[] {
  const asked = data.facts.flatMap((fact) => edition.facts?.data[fact] ?? []);
  const ruled = consequences.filter(({ situation }) => situation === id).map((each) => each.data);
  return [
    ...asked.flatMap(({ ask, how = '' }) => [ask, how]),
    ...asked.flatMap(answerTexts),
    ...ruled.flatMap(({ verdict = '', explain = '' }) => [verdict, explain]),
    ...ruled.flatMap((each) => ('steps' in each ? (each.steps ?? []) : [])),
  ];
}

function answerTexts(fact: Fact): readonly string[] {
  const says = countedBy(fact)?.says ?? [];
  return [
    ...(typeof says === 'string' ? [says] : Object.values(says)),
    ...Object.values(optionsOf(fact)).flatMap((option) =>
      option.kind === 'named' ? [option.label, option.hint ?? '', option.says] : [option.says],
    ),
  ];
}
