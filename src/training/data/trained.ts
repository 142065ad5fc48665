/** Builds the trainer's files from the library. */
import { packs } from '#i18n/packs.ts';
import { shortHash } from '#library/short-hash.ts';
import { meant } from '#library/rulings-hash.ts';
import { givenAnswers } from '#library/worked-out.ts';
import { isTranslation } from '#library/in-language.ts';
import { citeById } from '#library/cited.ts';
import { proseHtml } from '#library/prose.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import { writtenEffect } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { jointCases } from './joint.ts';
import { shoutsOf } from './shouts.ts';
import type { TrainedBook, TrainedExample, TrainedHead, TrainedRuling, TrainedSituation } from '#training/types.ts';
import { chipWordsOf, factTexts, rulingSummary } from '#views/decision.ts';
import { editionName } from '#views/edition-line.ts';
import type { PageContext } from '#views/page-context.ts';
import { defined } from '#model/defined.ts';
import { citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';

/** The number of questions of other situations that are added; fewer if a situation has many itself. */
const BESIDE = 3;

/** A book's situations, and the addresses of their files. */
export function trainedBook(context: PageContext): TrainedBook {
  const { edition, language, urls } = context;
  const { book, situations } = edition;
  const { phrase, ruling, amounts, glance } = packs[language].widget;
  const joint = jointCases(context);
  return {
    book: edition.bookId,
    edition: edition.id,
    editionName: editionName(edition.meta, context.words),
    language,
    ...(isTranslation(edition) ? { mixed: true as const } : {}),
    title: book.title,
    game: book.game,
    phases: book.phases.map(({ id, title, area }) => ({
      id,
      label: title,
      ...(area === 'organisation' ? { apart: true } : {}),
    })),
    situations: situations.map((situation) => headOf(situation, context)),
    joint: joint.heads,
    jointHash: joint.hash,
    wholeBook: urls.booklet,
    jointCases: urls.jointCases,
    training: urls.training,
    together: urls.together,
    exam: urls.exam,
    words: {
      phrase,
      clauses: ruling.clauses,
      moreNotes: packs[language].rule.moreNotes,
      unnamed: glance.unnamed,
      decides: ruling.decides,
      further: ruling.further,
      amounts: { party: amounts.party, result: amounts.result },
    },
  };
}

function headOf(situation: SituationDoc, context: PageContext): TrainedHead {
  const { id, lang, data, rulings } = situation;
  const trained = trainedSituation(situation, context);
  return {
    id,
    ...defined({ lang }),
    title: data.title,
    summary: data.summary,
    phase: data.phase,
    common: data.common === true,
    severity: data.severity,
    href: context.urls.situation(id),
    file: context.urls.situationTraining(id),
    hash: shortHash(casesOf(trained)),
    rulings: rulings.map((ruling) => ({
      id: ruling.id,
      ...(ruling.aliases.length === 0 ? {} : { aliases: ruling.aliases }),
      meaning: meaningOf(ruling),
    })),
  };
}

/**
 * The data that cases depend on: without addresses, so that the hash is the same wherever the site is hosted.
 */
function casesOf({ table, tree, facts, rulings, usual, examples, phrases, beside }: TrainedSituation): unknown {
  const meant = Object.entries(rulings).map(([id, { verdict, effects, clauses }]) => [
    id,
    verdict.text,
    effects,
    clauses,
  ]);
  return { table, tree, facts, rulings: meant, usual, examples, phrases, beside };
}

/**
 * The meaning of a ruling with its conditions, so that one changed by an edition is learned anew. Texts do
 * not count.
 */
function meaningOf(ruling: RulingDoc): string {
  const { effects, ...rest } = meant(ruling);
  return shortHash({ ...rest, effects: effects.map(writtenEffect), when: ruling.when });
}

/** A situation with the data for its cases. */
export function trainedSituation(situation: SituationDoc, context: PageContext): TrainedSituation {
  const { edition, language, urls } = context;
  const { id, lang, data, table, tree, rulings } = situation;
  return {
    id,
    ...defined({ lang }),
    language,
    title: data.title,
    href: urls.situation(id),
    texts: urls.situationTexts(id),
    table,
    tree,
    facts: factTexts(situation, context),
    ...(isTranslation(edition) ? {} : { telling: packs[language].trainingPage.telling }),
    phrases: shoutsOf(data.phrases, situation.facts, packs[edition.book.language].pages.negations.split(' ')),
    rulings: Object.fromEntries(
      rulings.map((ruling) => [
        ruling.id,
        {
          ...rulingSummary(ruling, context),
          clauses: ruling.cites.map(citeById),
          unclear: unclearIn(ruling, context),
        },
      ]),
    ),
    chips: chipWordsOf(situation, context),
    usual: usualNumbers(situation),
    examples: rulings.flatMap(({ id: ruling, examples }) =>
      examples.map(({ story, given }): TrainedExample => ({
        ruling,
        story,
        given: givenAnswers(given, edition.facts),
      })),
    ),
    beside: questionsBeside(situation, edition),
  };
}

function unclearIn({ rests }: RulingDoc, { edition, urls, words }: PageContext): TrainedRuling['unclear'] {
  // What the book leaves unclear comes before how we read it.
  const contested = rests.toSorted((a, b) => Number(a.note.kind === 'reading') - Number(b.note.kind === 'reading'));
  return contested.map((each) => ({
    label: `${sentence(citeName(each, words))} · ${words.noteKinds[each.note.kind]}`,
    html: proseHtml(each.note, urls, edition),
    ...defined({ lang: each.clause.lang }),
  }));
}

/**
 * The numbers that worked examples of a situation use together, by ruling; rulings without any are left out.
 */
function usualNumbers({ facts, rulings }: SituationDoc): TrainedSituation['usual'] {
  const numbers = new Set<string>(facts.flatMap(([id, fact]) => (fact.kind === 'number' ? [id] : [])));
  return Object.fromEntries(
    rulings.flatMap(({ id, examples }) => {
      const given = examples.map(({ given }) =>
        Object.fromEntries(
          Object.entries(given).flatMap(([fact, value]) =>
            typeof value === 'number' && numbers.has(fact) ? [[fact, value] as const] : [],
          ),
        ),
      );
      const some = given.filter((each) => Object.keys(each).length > 0);
      return some.length === 0 ? [] : [[id, some] as const];
    }),
  );
}

/**
 * The first questions of other situations of the same phase, frequent ones first, unless they are asked here
 * too.
 */
function questionsBeside(situation: SituationDoc, edition: Edition): TrainedSituation['beside'] {
  const own = new Set(situation.facts.map(([id]) => id));
  const asks = new Set(situation.facts.map(([, { ask }]) => ask));
  const found = new Map<string, string>();
  for (const { id: other, facts: theirs } of byPhase(edition).get(situation.data.phase) ?? []) {
    if (other === situation.id) continue;
    const first = theirs.find(([id, { ask }]) => !own.has(id) && !asks.has(ask) && !found.has(id));
    const ask = first && edition.facts[first[0]]?.ask;
    if (first && ask !== undefined && ![...found.values()].includes(ask)) found.set(first[0], ask);
    if (found.size === BESIDE) break;
  }
  return [...found].map(([fact, ask]) => ({ fact, ask }));
}

/** The situations of each phase, frequent ones first. */
const byPhase = remembered(({ situations }: Edition): ReadonlyMap<string, readonly SituationDoc[]> => {
  const frequent = situations.toSorted((a, b) => Number(b.data.common ?? false) - Number(a.data.common ?? false));
  return Map.groupBy(frequent, ({ data }): string => data.phase);
});
