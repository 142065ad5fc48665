/** Puts the names of seats into the texts of a case; loaded once the address names a seat. */
import { loadWords } from '#i18n/load.ts';
import { fill } from '#i18n/fill.ts';
import { untagged } from '#model/language-tags.ts';
import { sentence } from '#wording/phrase.ts';
import type { TextsState } from '#client/widgets/texts.ts';
import type { Seat } from '#model/seat.ts';
import type { CaseCheckProps, CaseData, DecisionProps, SharedCase } from '#views/decision-props.ts';
import { seatedCase, seatedCheck, seatedDecision, seatedTexts as textsWithSeats, type Seating } from '#views/seated.ts';
import { seatNaming } from '#wording/seats.ts';

/** The texts of the questions on a situation's page. */
export interface SeatedTexts {
  readonly data: DecisionProps;
  /** The same for the texts of its rulings, as far as they are loaded. */
  readonly texts: (state: TextsState) => TextsState;
  /** Where the offender sits, as a sentence. */
  readonly says: string;
}

/** Rejects when the names of the seats cannot be loaded. */
export async function seatedTexts(data: DecisionProps, seat: Seat): Promise<SeatedTexts> {
  const seating = await seatingOf(data, seat);
  if (!seating) return { data, texts: (state) => state, says: '' };
  return {
    says: seating.says,
    data: seatedDecision(data, seating),
    texts: (state) => (state.kind === 'there' ? { kind: 'there', texts: textsWithSeats(state.texts, seating) } : state),
  };
}

/** A case that is shared or compared. Unchanged when its situation has no seats. */
export async function withSeats<Held extends SharedCase & CaseData>(data: Held, seat: Seat | undefined): Promise<Held> {
  const seating = seat && (await seatingOf(data, seat));
  return seating ? seatedCase(data, seating) : data;
}

/**
 * The check of a case on a ruling's page, and a function that puts seats into the rest of that page;
 * undefined when there is none.
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
