/** Pages of a book with house rules: what is the club's, beside the official text. */
import { answersToQuery } from '#addresses/answers.ts';
import { base } from '#addresses/base.ts';
import { urlsOf, type Urls } from '#addresses/urls.ts';
import { answersOf } from '#decide/exact-answer.ts';
import { fill } from '#i18n/fill.ts';
import { formatNumber } from '#i18n/language.ts';
import { packs } from '#i18n/packs.ts';
import type { ChangeWords } from '#i18n/words.ts';
import { editionBefore } from '#library/changed-text.ts';
import { housedClause } from '#library/house/marks.ts';
import { isTranslation } from '#library/in-language.ts';
import { proseHtml } from '#library/prose.ts';
import type { ClauseDoc, Edition, Library, LoadedBook, RuleDoc, RulingDoc } from '#library/types.ts';
import { asId } from '#model/index.ts';
import { tagged } from '#model/language-tags.ts';
import type { Language } from '#model/language.ts';
import { houseLabel, houseSentence, officialName } from '#wording/house-label.ts';
import { optionsOf } from '#model/facts/kinds.ts';
import { sentence } from '#wording/phrase.ts';
import type { PageContext } from './page-context.ts';
import type { RestMark } from './rest-marks.ts';

/**
 * The mark of a ruling, with a link to what the official text has in its place; none leads to the clauses.
 */
export function houseRestMark(ruling: RulingDoc, { edition, urls }: PageContext): RestMark | undefined {
  const { house } = edition;
  const found = houseLabel(ruling, edition);
  if (!found || !house) return undefined;
  const { label, official } = found;
  const query = official && answersToQuery(answersOf(official.example));
  const href = official ? officialUrls(house.below).ruling(official.ruling.id, query) : urls.changes;
  return { label, href, isHouse: true };
}

/** The dated addresses of the edition that house rules stand on. */
function officialUrls({ bookId, id, book }: Edition): Urls {
  return urlsOf({ base, language: book.language, book: bookId, edition: id });
}

/** What is said on every page of a book with house rules. */
export interface HouseLine {
  /** The sentence, with `{original}` for the link. */
  readonly text: string;
  readonly official: { readonly href: string; readonly text: string; readonly lang?: Language };
  readonly changes: { readonly href: string; readonly text: string };
}

/** Undefined for a book without house rules. */
export function houseLine({ edition, urls, language }: PageContext): HouseLine | undefined {
  const { house } = edition;
  if (!house) return undefined;
  const { below } = house;
  const place = { base, language: below.book.language, book: below.bookId };
  return {
    text: houseSentence(edition, house, language),
    official: {
      href: (below.current ? urlsOf(place) : officialUrls(below)).book,
      text: officialName(house),
      ...(below.book.language === language ? {} : { lang: below.book.language }),
    },
    changes: { href: urls.changes, text: packs[language].house.changes.link },
  };
}

/** What a clause is beside the official text. */
export interface HousedClause {
  readonly label: string;
  /** The official clause; absent where there is none, which `says` tells. */
  readonly official?: { readonly title: string; readonly html: string; readonly href: string };
  readonly says?: string;
}

/** Undefined where the clause is the official one. */
export function clauseMark(
  rule: RuleDoc,
  clause: ClauseDoc,
  { edition, language }: PageContext,
): HousedClause | undefined {
  const found = housedClause(edition, rule, clause);
  if (!found || !edition.house) return undefined;
  const words = packs[language].house;
  const label = sentence(fill(words.rule, { club: edition.book.authority.short }));
  if (found === 'own') return { label, says: words.notOfficial };
  const urls = officialUrls(edition.house.below);
  const { below } = found;
  return {
    label,
    official: {
      title: words.official,
      html: proseHtml(below.clause.body, urls, edition.house.below),
      href: urls.citation(below),
    },
  };
}

/** A question that is settled for good. */
export interface SettledText {
  readonly ask: string;
  readonly says: string;
  readonly because?: string;
}

export function settledTexts(edition: Edition): readonly SettledText[] {
  const { house } = edition;
  if (!house) return [];
  return Object.entries(house.data.settle ?? {}).flatMap(([id, { is, because }]) => {
    const fact = house.below.facts[id];
    if (!fact) return [];
    const says = optionsOf(fact)[String(is)]?.says ?? String(is);
    return [{ ask: fact.ask, says: sentence(says), ...reason(because, edition) }];
  });
}

/** A text of the house rules that is not translated. */
function asWritten(text: string, { book, original }: Edition): string {
  return book.language === original ? text : tagged(text, original);
}

/** A number that is another one with the club: of what, and both: "Minutes: 45; by the official rules 50". */
export interface FigureText {
  readonly of: string;
  readonly says: string;
  readonly because?: string;
}

export function figureTexts(edition: Edition): readonly FigureText[] {
  const { house, book } = edition;
  return Object.values(house?.data.figures ?? {}).map(({ was, is, unit, at, because }) => {
    const number = (value: number) => formatNumber(book.language, value);
    const said = { was: number(was), is: number(is), unit: sentence(asWritten(unit, edition)) };
    return {
      of: at.flatMap((each) => countingWith(each, edition) ?? []).join(' · '),
      says: fill(packs[book.language].house.figure, said),
      ...reason(because, edition),
    };
  });
}

/** Why, in the language that the club wrote it in; a translation says only what. */
function reason(because: string | undefined, edition: Edition): { readonly because?: string } {
  return because === undefined || isTranslation(edition) ? {} : { because };
}

/** What counts with a figure, as readers know it: `time:play/round`, `ruling:late` or `fact:minutes`. */
function countingWith(at: string, { rules, rulingById, facts }: Edition): string | undefined {
  const [kind, id = ''] = at.split(':');
  if (kind === 'ruling') return rulingById.get(asId(id))?.verdict;
  if (kind === 'fact') return facts[id]?.ask;
  const [rule, time] = id.split('/');
  return rules.find((each) => each.id === rule)?.data.times?.find((each) => each.id === time)?.label;
}

/** The clubs' books, for the card and the front page of the one that they stand on. */
export function housesOn({ id }: Pick<LoadedBook, 'id'>, library: Library): readonly LoadedBook[] {
  return library.books.filter(({ current }) => current.house?.below.bookId === id);
}

/**
 * What an edition is shown beside on its page of changes: the one before it or, with house rules, the one
 * that they stand on.
 */
export function editionBeside(book: Pick<LoadedBook, 'editions'>, edition: Edition): Edition | undefined {
  const below = edition.house?.below;
  if (!below) return editionBefore(book, edition);
  return below.book.language === edition.book.language ? below : undefined;
}

/** The name of an edition beside another: of the edition, or of the book if they are of two books. */
export function nameBeside(edition: Edition, other: Edition): string {
  return edition.bookId === other.bookId ? edition.meta.title : edition.book.title;
}

/** The words of the page of changes: of what differs, where both texts hold. */
export function changeWords({ house, book }: Edition): ChangeWords {
  const { changes, house: words } = packs[book.language];
  if (!house) return changes;
  const { cases, text, ...own } = words.changes;
  return {
    ...changes,
    ...own,
    cases: { ...changes.cases, ...cases },
    text: { ...changes.text, ...text, marks: { ...changes.text.marks, ...text.marks } },
  };
}
