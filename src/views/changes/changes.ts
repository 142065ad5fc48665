/**
 * What an edition changes from the previous one, in order of need: cases ruled differently, the text, and the
 * rest.
 */
import { base } from '#addresses/base.ts';
import { urlsOf } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, LoadedBook } from '#library/types.ts';
import { noteChanges, termChanges, type OtherChange, type NoteChange } from './other-changes.ts';
import { editionBeside } from '#views/house.ts';
import { caseChanges, type CaseChanges, type DatedEdition } from './cases.ts';
import { textChanges, WEIGHTS, type RuleChange, type Weight } from './text.ts';

/** What has changed from one edition to the next. */
export interface Changes {
  readonly before: Edition;
  readonly after: Edition;
  readonly cases: CaseChanges;
  readonly rules: readonly RuleChange[];
  readonly terms: readonly OtherChange[];
  readonly notes: readonly NoteChange[];
}

/**
 * Undefined for the first edition. All links lead to dated pages, since changes are permanent. House rules
 * are compared with what they stand on.
 * @param original the book in the language that it was written in.
 */
export function changesOf(
  book: Pick<LoadedBook, 'editions'>,
  edition: Edition,
  original: Pick<LoadedBook, 'editions'> = book,
): Changes | undefined {
  const previous = editionBeside(book, edition);
  if (!previous) return undefined;
  const known = made.get(edition);
  if (known?.before === previous) return known;
  const after = dated(edition, original);
  // Of what house rules stand on, the original is in another book.
  const before = edition.house
    ? { ...dated(previous, { editions: [] }), original: after.original.house?.below ?? previous }
    : dated(previous, original);
  const words = packs[edition.book.language].pages;
  const cases = caseChanges(before, after);
  const changes: Changes = {
    before: previous,
    after: edition,
    cases,
    rules: textChanges(before, after, cases.rules, words),
    terms: termChanges(before, after),
    notes: noteChanges(before, after, words),
  };
  made.set(edition, changes);
  return changes;
}
/** Cached: a page at two addresses and the feed use the same. */
const made = new WeakMap<Edition, Changes>();

/** The changed rules by what their changes come to, what weighs most first. */
export function byWeight({ rules }: Changes): readonly (readonly [Weight, readonly RuleChange[]])[] {
  return WEIGHTS.flatMap((weight) => {
    const of = rules.filter((each) => each.weight === weight);
    return of.length === 0 ? [] : [[weight, of] as const];
  });
}

/** Whether nothing has changed. */
export function changesNothing({ cases, rules, terms, notes }: Changes): boolean {
  const { situations, added, dropped } = cases;
  return [situations, added, dropped, rules, terms, notes].every((list) => list.length === 0);
}

function dated(edition: Edition, { editions }: Pick<LoadedBook, 'editions'>): DatedEdition {
  const place = { base, language: edition.book.language, book: edition.bookId, edition: edition.id };
  return { edition, original: editions.find(({ id }) => id === edition.id) ?? edition, urls: urlsOf(place) };
}
