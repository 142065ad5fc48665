/**
 * Published cases as lists and pages show them: where they are precedent, and how the edition in force rules
 * them.
 */
import { answersToQuery } from '#addresses/answers.ts';
import { base } from '#addresses/base.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { fill } from '#i18n/fill.ts';
import { formatDay } from '#i18n/language.ts';
import { packs } from '#i18n/packs.ts';
import { casesIn, type CaseIn } from '#library/cases-in.ts';
import type { RuledIn } from '#library/ruled-in.ts';
import type { CaseDoc, Edition, RuleDoc, RulingDoc, SituationDoc } from '#library/types.ts';
import { givenAnswers } from '#library/worked-out.ts';
import type { Box, Language } from '#model/index.ts';
import type { PageContext } from './page-context.ts';

/** Of a rule: the cases whose ruling, as this edition has it, cites it. */
export function casesOfRule({ id }: RuleDoc, context: PageContext): readonly CaseIn[] {
  return casesOf(context).filter((each) => rulingHere(each)?.cites.some(({ rule }) => rule.id === id));
}

/** Those of a situation, in the order of `casesOf`. */
export function casesOfSituation({ id }: SituationDoc, context: PageContext): readonly CaseIn[] {
  return casesOf(context).filter(({ decided }) => decided.situation.id === id);
}

/** The cases that this edition decides by the ruling, whatever ruling they were decided by. */
export function casesOfRuling({ id }: RulingDoc, context: PageContext): readonly CaseIn[] {
  return casesOf(context).filter((each) => rulingHere(each)?.id === id);
}

/** Every case that an edition lists: its own first, then those decided under earlier editions. */
export function casesOf({ edition, book }: Pick<PageContext, 'edition' | 'book'>): readonly CaseIn[] {
  return casesIn(edition, book);
}

function rulingHere({ inEdition }: CaseIn): RulingDoc | undefined {
  return inEdition.kind === 'same' || inEdition.kind === 'other' ? inEdition.ruling : undefined;
}

/** A case in a list. */
export interface CaseRow {
  readonly title: string;
  readonly lang?: Language | undefined;
  readonly href: string;
  /** What was decided. */
  readonly verdict: string;
  readonly verdictLang?: Language | undefined;
  /** When and where: "12 maart 2022 · Bekertoernooi · beslist onder editie 2019". */
  readonly when: string;
  /** How the edition in force rules it, where it was decided under an older one. */
  readonly now?: string;
}

/** A case as lists show it, in the words of the page. */
export function caseRow({ decided, of, now }: CaseIn, context: PageContext): CaseRow {
  const { edition, language } = context;
  const { cases } = packs[language];
  const { data, ruling, lang } = decided;
  const under = of === edition ? [] : [fill(cases.under, { edition: of.meta.title })];
  return {
    title: data.title,
    lang,
    href: caseUrls(of, context).case(decided.id),
    verdict: ruling.verdict,
    verdictLang: ruling.lang,
    when: [formatDay(language, data.day), ...(data.tournament === undefined ? [] : [data.tournament]), ...under].join(
      ' · ',
    ),
    ...(now === undefined ? {} : { now: ruledNow(now, context) }),
  };
}

/** How the edition in force rules it, in a sentence. */
export function ruledNow(now: RuledIn, { book, language }: Pick<PageContext, 'book' | 'language'>): string {
  const words = packs[language].cases.now;
  const verdict = now.kind === 'other' ? now.ruling.verdict : '';
  return fill(words[now.kind], { edition: book.current.meta.title, verdict });
}

/**
 * The link for that: the ruling, or the questions with the answers that are still valid; undefined if the
 * situation is gone.
 */
export function nowHref(now: RuledIn, decided: CaseDoc, of: Edition, { current }: PageContext): string | undefined {
  switch (now.kind) {
    case 'same':
    case 'other':
      return current.ruling(now.ruling.id, answersToQuery(givenAnswers(decided.data.given, of.facts)));
    case 'unclear':
      return current.situation(now.situation.id, answersToQuery(now.answers));
    case 'gone':
      return undefined;
  }
}

/** The answers of a case as a box of one case, to be put into words as conditions are. */
export function boxOfCase({ data, situation }: CaseDoc): Box {
  const numbers = new Set(situation.table.facts.flatMap(({ id, kind }) => (kind === 'number' ? [id] : [])));
  return Object.fromEntries(
    Object.entries(data.given).map(([fact, value]) => [
      fact,
      numbers.has(fact) ? [[Number(value), Number(value)] as const] : [String(value)],
    ]),
  );
}

/** A case of an earlier edition has its permanent address in that edition. */
function caseUrls(of: Edition, { edition, urls }: PageContext): Urls {
  if (of === edition) return urls;
  return urlsOf({ base, language: of.book.language, book: of.bookId, edition: of.id });
}
