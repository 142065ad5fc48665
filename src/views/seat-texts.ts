/** Which words of a situation mean a seat, and who sits there: what the browser needs to name the seats. */
import type { SituationDoc } from '#library/types.ts';
import { relations } from '#model/seat.ts';
import { byRelation, seatWordsOf } from '#wording/seats.ts';
import type { CaseData } from './decision-props.ts';
import type { PageContext } from './page-context.ts';

/**
 * Empty if the situation does not declare that its words mean seats, or if the book has no party for one of
 * them.
 */
export function seatTexts({ data: { seats: own } }: SituationDoc, { edition }: PageContext): Pick<CaseData, 'seats'> {
  const people = Object.values(edition.book.parties);
  const labels = byRelation((relation) => people.find(({ seat }) => seat === relation)?.label ?? '');
  if (own === undefined || relations.some((relation) => labels[relation] === '')) return {};
  return { seats: { words: seatWordsOf(people, own), parties: labels } };
}
