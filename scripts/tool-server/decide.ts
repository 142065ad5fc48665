/** A situation's ruling by the facts that are known, or what has to be asked next. */
import { answersToQuery, answerToValue, valueToAnswer } from '#addresses/answers.ts';
import type { BookJson } from '#api/format.ts';
import { evaluate } from '#decide/amount.ts';
import { compile } from '#decide/compile.ts';
import { replay } from '#decide/replay.ts';
import type { Answers, Table, TableFact } from '#decide/table.ts';
import { factsOfAmount, type Amount } from '#model/amount.ts';
import { standingOf } from './standing.ts';
import { among } from './source.ts';

type SituationJson = BookJson['situations'][number];
type RulingJson = SituationJson['rulings'][number];
type EffectJson = RulingJson['effects'][number];

/**
 * @param facts answers by fact: the id of an option, a number, `3..5`, or `unknown`.
 * @returns the ruling once every case that these facts allow has it; until then the next question.
 */
export function decideIn(book: BookJson, id: string, facts: Readonly<Record<string, string | number>>) {
  const situation = among(book.situations, id, (each) => each.id, `situation in ${book.book}`);
  const table = tableOf(situation);
  const { answers, ignored } = answersIn(situation, facts);
  const { given, struck, next, amounts } = replay(
    compile(table),
    { ...situation.tree, questions: situation.questions },
    answers,
  );
  const counted = Object.fromEntries(given.map(({ fact, answer }) => [fact, answer]));
  const common = {
    standing: standingOf(book),
    situation: { id, title: situation.title, url: withQuery(situation.url, answers) },
    facts: Object.fromEntries(given.map(({ fact, answer }) => [fact, answerToValue(answer)])),
    ...(ignored.length === 0 ? {} : { ignored }),
    ...(struck.length === 0 ? {} : { makesNoDifference: struck.map(({ fact, reason }) => ({ fact, reason })) }),
  };
  switch (next.kind) {
    case 'decided':
      return {
        ...common,
        status: 'decided' as const,
        ruling: rulingOf(book, situation, next.outcome.id, { ...answers, ...counted }),
        ...(amounts.length === 0 ? {} : { askForAmounts: amounts.map((fact) => questionOf(situation, fact)) }),
      };
    case 'question':
      return { ...common, status: 'question' as const, ask: questionOf(situation, next.fact), atMost: next.atMost };
    case 'undecided':
      return {
        ...common,
        status: 'undecided' as const,
        remaining: next.remaining.map((lead) => rulingOf(book, situation, lead.id, answers)),
        ...(next.settles === undefined ? {} : { ask: questionOf(situation, next.settles) }),
        ...(book.unestablished === undefined ? {} : { ifNeverKnown: book.unestablished }),
      };
    case 'impossible':
      return { ...common, status: 'impossible' as const };
  }
}

/** What a caller says of a ruling: what follows, who decides, and the words of the clauses that say so. */
function rulingOf(book: BookJson, situation: SituationJson, id: string, answers: Answers) {
  const ruling = among(situation.rulings, id, (each) => each.id, `ruling in ${situation.id}`);
  const {
    verdict,
    explain,
    modality,
    decidedBy,
    inWords,
    effects,
    open,
    rests = [],
    cites,
    steps,
    then,
    house,
  } = ruling;
  const who = decidedBy === undefined ? undefined : (book.roles[decidedBy] ?? book.parties[decidedBy])?.label;
  return {
    id,
    url: withQuery(ruling.url, answers),
    verdict,
    ...(explain === undefined ? {} : { explain }),
    follows: inWords.follows,
    effects: effects.map((effect) => workedOut(effect, answers)),
    ...(house === undefined ? {} : { houseRule: house }),
    modality,
    ...(who === undefined ? {} : { decidedBy: who }),
    ...(open === undefined ? {} : { open }),
    ...(rests.length === 0 ? {} : { restsOnEditorsNotes: rests }),
    citations: cites.map((cite) => quoted(book, cite)),
    ...together(book, id),
    ...(steps === undefined ? {} : { steps }),
    ...(then === undefined ? {} : { then }),
  };
}

/** What holds where a ruling of another situation holds for the same event; nothing if the book has none. */
function together(book: BookJson, id: string) {
  const said = (book.concurrences ?? []).filter((each) => each.rulings.includes(id) || each.with.includes(id));
  const concurrences = said.map(({ id: _, examples: __, cites, ...each }) => ({
    ...each,
    citations: cites.map((cite) => quoted(book, cite)),
  }));
  return concurrences.length === 0 ? {} : { concurrences };
}

function quoted(book: BookJson, cite: string) {
  const [slug, part] = cite.split('#');
  const rule = book.rules.find((each) => each.slug === slug);
  const clauses = rule?.clauses.filter(({ id }) => part === undefined || id === part) ?? [];
  return {
    cite,
    title: rule?.title ?? '',
    url: (part === undefined ? rule : clauses[0])?.url ?? '',
    text: clauses.map(({ text }) => text).join('\n'),
  };
}

function questionOf(situation: SituationJson, id: string) {
  const fact = among(situation.facts, id, (each) => each.id, `fact in ${situation.id}`);
  const { ask, how } = fact;
  const answers =
    fact.kind === 'choice'
      ? {
          options: fact.options.map(({ id: option, label, hint }) => ({
            option,
            label,
            ...(hint === undefined ? {} : { hint }),
          })),
        }
      : { number: { min: fact.min, max: fact.max, step: fact.step, unit: fact.unit } };
  return { fact: id, ask, ...(how === undefined ? {} : { how }), ...answers };
}

function answersIn(situation: SituationJson, facts: Readonly<Record<string, string | number>>) {
  const read = Object.entries(facts).map(([id, value]) => {
    const fact = situation.facts.find((each) => each.id === id || each.aliases?.includes(id));
    return { id, fact: fact?.id, answer: fact && valueToAnswer(String(value), tableFact(fact)) };
  });
  return {
    answers: Object.fromEntries(
      read.flatMap(({ fact, answer }) => (fact === undefined || answer === undefined ? [] : [[fact, answer] as const])),
    ),
    ignored: read.flatMap(({ id, answer }) => (answer === undefined ? [id] : [])),
  };
}

/** The table that the engine takes. */
function tableOf(situation: SituationJson): Table {
  const otherwise = situation.rulings.find((ruling) => ruling.otherwise);
  return {
    facts: situation.facts.map(tableFact),
    impossible: situation.impossible,
    rulings: situation.rulings
      .filter((ruling) => !ruling.otherwise)
      .map(({ id, when, overrides, effects }) => ({
        id,
        when,
        overrides,
        amountFacts: [...new Set(effects.flatMap(amountsIn).flatMap(factsOfAmount))],
      })),
    ...(otherwise ? { otherwise: otherwise.id } : {}),
    order: situation.order,
  };
}

function tableFact(fact: SituationJson['facts'][number]): TableFact {
  const common = { id: fact.id, ...(fact.by && { by: fact.by }), ...(fact.askIf && { askIf: fact.askIf }) };
  if (fact.kind === 'choice') return { ...common, kind: 'choice', options: fact.options };
  return { ...common, kind: 'number', min: fact.min, max: fact.max, step: fact.step };
}

/** The keys of effects whose value is an amount. */
const COUNTED = ['points', 'fine', 'tricks'] as const;

function amountsIn(effect: EffectJson): readonly Amount[] {
  const direct = COUNTED.flatMap((key) => (key in effect ? [(effect as Record<string, Amount>)[key] ?? 0] : []));
  return 'score' in effect ? [...direct, ...Object.values(effect.score)] : direct;
}

/** An effect with its amounts as numbers, as far as the facts give them. */
function workedOut(effect: EffectJson, answers: Answers): object {
  const numbers = Object.fromEntries(
    COUNTED.flatMap((key) =>
      key in effect ? [[key, numberOf((effect as Record<string, Amount>)[key] ?? 0, answers)] as const] : [],
    ),
  );
  if (!('score' in effect)) return { ...effect, ...numbers };
  const score = Object.entries(effect.score).map(([who, amount]) => [who, numberOf(amount, answers)] as const);
  return { ...effect, ...numbers, score: Object.fromEntries(score) };
}

function numberOf(amount: Amount, answers: Answers): unknown {
  if (amount === 'unstated') return amount;
  const value = evaluate(amount, answers);
  if ('value' in value) return value.value;
  return 'unknown' in value ? amount : value;
}

function withQuery(url: string, answers: Answers): string {
  const query = answersToQuery(answers);
  return query === '' ? url : `${url}?${query}`;
}
