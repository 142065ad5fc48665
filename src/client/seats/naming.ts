/** Puts the seats into what a page says of its case; fetched once the address names a seat. */
import { loadWords } from '#i18n/load.ts';
import { fill } from '#i18n/fill.ts';
import { untagged } from '#model/language-tags.ts';
import { sentence } from '#wording/phrase.ts';
import type { TextsState } from '#client/widgets/texts.ts';
import type { Seat } from '#model/seat.ts';
import type { CaseCheckProps, CaseData, DecisionProps, SharedCase } from '#views/decision-props.ts';
import { seatedCase, seatedCheck, seatedDecision, seatedTexts as textsWithSeats, type Seating } from '#views/seated.ts';
import { seatNaming } from '#wording/seats.ts';

/** What the questions on a situation's page say. */
export interface SeatedTexts {
  readonly data: DecisionProps;
  /** The same for what its rulings say, as far as it has come. */
  readonly texts: (state: TextsState) => TextsState;
  /** Where the one who erred sits, as a sentence. */
  readonly says: string;
}

/** Rejects where the names of the seats cannot be had. */
export async function seatedTexts(data: DecisionProps, seat: Seat): Promise<SeatedTexts> {
  const seating = await seatingOf(data, seat);
  if (!seating) return { data, texts: (state) => state, says: '' };
  return {
    says: seating.says,
    data: seatedDecision(data, seating),
    texts: (state) => (state.kind === 'there' ? { kind: 'there', texts: textsWithSeats(state.texts, seating) } : state),
  };
}

/** A case that is handed on or compared. The same where its situation has no seats. */
export async function withSeats<Held extends SharedCase & CaseData>(data: Held, seat: Seat | undefined): Promise<Held> {
  const seating = seat && (await seatingOf(data, seat));
  return seating ? seatedCase(data, seating) : data;
}

/**
 * The check of a case on a ruling's page, and what puts seats into the rest of that page; undefined where
 * there is none.
 */
export async function checkWithSeats(
  data: CaseCheckProps,
  seat: Seat,
): Promise<{ readonly data: CaseCheckProps; readonly name: Seating['name'] } | undefined> {
  const seating = await seatingOf(data, seat);
  return seating && { data: seatedCheck(data, seating), name: seating.name };
}

interface Named extends Seating {
  readonly says: string;
}

async function seatingOf({ seats, language }: CaseData, seat: Seat): Promise<Named | undefined> {
  if (!seats) return undefined;
  const { names, sits } = await loadWords('seats', language);
  return {
    seat,
    name: seatNaming(seats.words, seat, names),
    says: untagged(sentence(fill(sits, { who: seats.parties.self, seat: names[seat] }))),
  };
}
