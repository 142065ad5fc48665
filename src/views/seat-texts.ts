/** Which words of a situation mean a seat, for the browser: those of the book's parties, and those that it adds itself. */
import type { SituationDoc } from '#library/types.ts';
import { relations, type Relation } from '#model/seat.ts';
import { untagged } from '#model/language-tags.ts';
import type { CaseData } from './decision-props.ts';
import type { Here } from './here.ts';

/** Nothing where the situation does not say that its words mean seats, or the book has nobody at one of them. */
export function seatTexts({ data: { seats: own } }: SituationDoc, { edition }: Here): Pick<CaseData, 'seats'> {
  const parties = Object.values(edition.book.parties);
  const at = (relation: Relation) => parties.filter(({ seat }) => seat === relation);
  if (own === undefined || relations.some((relation) => at(relation).length === 0)) return {};
  const words = byRelation((relation) =>
    [...at(relation).flatMap(({ named = [] }) => named), ...(own[relation] ?? [])].map(untagged),
  );
  return { seats: { words, parties: byRelation((relation) => at(relation)[0]?.label ?? '') } };
}

function byRelation<Of>(of: (relation: Relation) => Of): Readonly<Record<Relation, Of>> {
  return { self: of('self'), left: of('left'), partner: of('partner'), right: of('right') };
}
