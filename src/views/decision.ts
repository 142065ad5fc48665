/**
 * From the library to the widgets, in the build: what a situation's questions and the check of a case are
 * given.
 */
import { answersToQuery } from '#addresses/answers.ts';
import { answersOf } from '#decide/exact-answer.ts';
import { factText } from '#wording/fact-text.ts';
import type { FactText } from '#wording/phrase.ts';
import { chipsOf, shownEffects, shownWords } from '#wording/chips.ts';
import type { ShownWords } from '#wording/shown-chips.ts';
import { chipWords } from '#wording/chip-words.ts';
import { packs } from '#i18n/packs.ts';
import { abbreviationsOf } from '#wording/abbreviations.ts';
import type { RulingDoc, SituationDoc } from '#library/types.ts';
import type { Language, OpenKind } from '#model/index.ts';
import { languageOf } from '#library/words/language-of.ts';
import { deciderName } from '#wording/names.ts';
import { restatesAmount } from '#wording/restates.ts';
import type {
  CaseCheckProps,
  CaseData,
  DecisionProps,
  QuestionText,
  RulingSummary,
  SharedCase,
  SituationTexts,
} from './decision-props.ts';
import { alsoRuled } from './also-ruled.ts';
import { citeMark } from './cite-mark.ts';
import { editionSince } from './edition-line.ts';
import { houseRestMark } from './house.ts';
import { lawsOfFact } from './fact-laws.ts';
import type { PageContext } from './page-context.ts';
import { defined } from '#model/defined.ts';
import { unestablishedIn } from './unestablished.ts';
import { unstatedIn } from './unstated.ts';
import { originalOf } from './languages.ts';
import { lawLinks } from './law-links.ts';
import { isLeftOpen } from './left-open.ts';
import { markedText } from './marked-text.ts';
import { replayPlace } from './replay-place.ts';
import { doubtsLine, restMarks } from './rest-marks.ts';
import { seatTexts } from './seat-texts.ts';
import { rulingText } from './ruling-text.ts';
import { timesAsked } from './times.ts';

/** What the questions on a situation's page are given. */
export function decisionProps(situation: SituationDoc, context: PageContext): DecisionProps {
  const { urls, language } = context;
  const { check: _, ...words } = packs[language].widget;
  return {
    ...sharedCase(situation, situation.rulings, context),
    href: urls.situation(situation.id),
    table: situation.table,
    tree: situation.tree,
    ...formerOf(situation),
    facts: factTexts(situation, context),
    ...seatTexts(situation, context),
    ...originalIn(context),
    together: { href: urls.together, situation: situation.id },
    questions: questionTexts(situation, context),
    texts: asksNothing(situation)
      ? { kind: 'here', texts: situationTexts(situation, context) }
      : { kind: 'at', href: urls.situationTexts(situation.id) },
    words,
    language,
  };
}

/** Left out on a page of an original. */
function originalIn(context: PageContext): Pick<DecisionProps, 'original'> {
  const original = originalOf(context);
  return original ? { original } : {};
}

/** What a text that is handed on is made of. */
function sharedCase(situation: SituationDoc, rulings: readonly RulingDoc[], context: PageContext): SharedCase {
  const { edition, permanent, language } = context;
  const { book, meta } = edition;
  const { source, ruling } = packs[language].widget;
  return {
    title: situation.data.title,
    permalink: permanent.situation(situation.id),
    ...(context.embeds ? { embed: permanent.embeddedSituation(situation.id) } : {}),
    authority: book.authority.short,
    work: meta.official?.title ?? [book.title, meta.title].join(' '),
    edition: editionSince(context),
    record: { book: edition.bookId, edition: edition.id, table: situation.rulingsHash },
    ...unestablishedIn(context),
    rulings: byId(rulings, (ruling) => rulingSummary(ruling, context)),
    chips: chipWordsOf(situation, context),
    words: { source, ruling: { decides: ruling.decides } },
  };
}

/** The separate file of a situation's page: everything that is read only once there is a ruling. */
export function situationTexts(situation: SituationDoc, context: PageContext): SituationTexts {
  return { rulings: byId(situation.rulings, (ruling) => rulingText(ruling, context)) };
}

/** What the check of a case on a ruling's page is given. */
export function caseCheckProps(situation: SituationDoc, ruling: RulingDoc, context: PageContext): CaseCheckProps {
  const { edition, urls, language } = context;
  const { phrase, check, given, amounts, ruling: rulingWords, glance } = packs[language].widget;
  const replay = replayPlace(situation, context);
  const amountFacts = situation.table.rulings.find(({ id }) => id === ruling.id)?.amountFacts ?? [];
  const instead = alsoRuled(ruling, context).flatMap((each) => each.instead ?? []);
  return {
    ruling: ruling.id,
    situation: { title: situation.data.title, href: urls.situation(situation.id) },
    ...exampleOf(ruling, context),
    shared: sharedCase(situation, [ruling], context),
    table: situation.table,
    tree: situation.tree,
    ...formerOf(situation),
    facts: factTexts(situation, context),
    ...seatTexts(situation, context),
    rulings: byId(situation.rulings, ({ id, verdict, effects, open }) => ({
      verdict,
      chips: chipsOf(effects, chipWords(edition.book, edition.facts)),
      ...openIn(open, language),
      href: urls.ruling(id),
    })),
    ...(amountFacts.length === 0
      ? {}
      : {
          amounts: {
            effects: shownEffects(ruling.effects, chipWords(edition.book)),
            chips: chipWordsOf(situation, context),
          },
        }),
    ...(instead.length === 0 ? {} : { instead }),
    ...(replay === undefined ? {} : { replay }),
    words: { phrase, check, given, amounts, ruling: rulingWords, glance },
    language,
  };
}

/** The first worked example, where other sites may show the ruling: they show it in a case. */
function exampleOf({ examples }: RulingDoc, { embeds }: PageContext): Pick<CaseCheckProps, 'example'> {
  const [first] = examples;
  if (!embeds || !first) return {};
  return { example: answersToQuery(answersOf(first.given)) };
}

/** Nothing where all answers are called as ever, so that no page grows by it. */
function formerOf({ former }: SituationDoc): Pick<CaseData, 'former'> {
  return former === undefined ? {} : { former };
}

/** By the ids of the facts, in the words of the book. */
export function factTexts(
  situation: SituationDoc,
  { edition, language }: PageContext,
): Readonly<Record<string, FactText>> {
  const { parties, roles } = edition.book;
  return Object.fromEntries(
    situation.facts.map(([id, fact]) => [
      id,
      factText(fact, language, { ...roles, ...parties }, languageOf(edition, `fact:${id}`)),
    ]),
  );
}

function questionTexts(situation: SituationDoc, context: PageContext): Readonly<Record<string, QuestionText>> {
  const { edition } = context;
  const abbreviations = abbreviationsOf(edition.terms);
  return Object.fromEntries(
    situation.facts.map(([id, { ask, how }]): [string, QuestionText] => [
      id,
      {
        ask: markedText(ask, abbreviations),
        ...(how === undefined ? {} : { how: markedText(how, abbreviations) }),
        laws: lawLinks(lawsOfFact(id, situation, edition), context),
        ...timesOfQuestion(id, context),
      },
    ]),
  );
}

/** Nothing where it asks for no time, so that no page grows by it. */
function timesOfQuestion(fact: string, context: PageContext): Pick<QuestionText, 'times'> {
  const times = timesAsked(fact, context);
  return times.length === 0 ? {} : { times };
}

/** A ruling as a widget shows it; its links lead to the edition that the page is of. */
export function rulingSummary(ruling: RulingDoc, context: PageContext): RulingSummary {
  const { id, open, verdict, effects, modality, decidedBy, cites } = ruling;
  const { edition, urls, permanent, language } = context;
  const { book, terms } = edition;
  const doubts = doubtsLine(ruling, language);
  const house = houseRestMark(ruling, context);
  const shown = markedText(verdict, abbreviationsOf(terms));
  const said = packs[ruling.lang ?? language];
  const restates =
    shown.html === undefined &&
    restatesAmount(verdict, chipsOf(effects, chipWords(book, edition.facts)), {
      effects: said.effects,
      restated: said.rule.restated,
    });
  return {
    ...defined({ lang: ruling.lang }),
    ...openIn(open, language),
    ...(isLeftOpen(ruling, book) ? { left: packs[language].rule.open.left } : {}),
    verdict: shown,
    ...(restates ? { restates } : {}),
    effects: shownEffects(effects, chipWords(book)),
    modality,
    ...(decidedBy === undefined ? {} : { decidedBy: deciderName(decidedBy, book) }),
    ...unstatedIn(ruling, book, language),
    cites: cites.map((cite) => citeMark(cite, context)),
    rests: [...(house ? [house] : []), ...restMarks(ruling, context)],
    ...(doubts === undefined ? {} : { doubts }),
    href: urls.ruling(id),
    permalink: permanent.ruling(id),
  };
}

/** What kind of open it is, in words, where the book does not give it. */
function openIn(open: OpenKind | undefined, language: Language): { readonly open?: string } {
  return open === undefined ? {} : { open: packs[language].rule.open[open] };
}

/** With what the consequences of a situation's rulings are worded. */
export function chipWordsOf(situation: SituationDoc, { edition }: PageContext): ShownWords {
  return shownWords(chipWords(edition.book, Object.fromEntries(situation.facts)));
}

/** Whether one ruling always holds. */
function asksNothing({ tree }: SituationDoc): boolean {
  const root = tree.nodes[tree.root];
  return root !== undefined && 'ruling' in root;
}

function byId<Thing extends { readonly id: string }, Text>(
  things: readonly Thing[],
  textOf: (thing: Thing) => Text,
): Readonly<Record<string, Text>> {
  return Object.fromEntries(things.map((thing) => [thing.id, textOf(thing)]));
}
