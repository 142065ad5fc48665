/**
 * The four seats of a table, and who sits where seen from one of them. No schema: the browser needs these
 * too.
 */

/** As an address has them, in the order of turn: north, east, south, west. */
export const seats = ['n', 'e', 's', 'w'] as const;
export type Seat = (typeof seats)[number];

/** The seats relative to a player, in the order of turn: the one on the left is next. */
export const relations = ['self', 'left', 'partner', 'right'] as const;
export type Relation = (typeof relations)[number];

/** The words by which texts name the player in a seat, in the book's language. */
export type SeatWords = Readonly<Record<Relation, readonly string[]>>;

/** Whether a text is a seat as an address has it. */
export function isSeat(text: string | undefined): text is Seat {
  return (seats as readonly (string | undefined)[]).includes(text);
}

/** The seat with this relation to the seat `from`. */
export function seatOf(relation: Relation, from: Seat): Seat {
  return seats[(seats.indexOf(from) + relations.indexOf(relation)) % seats.length] ?? from;
}

/** The relation of `seat` to the seat `from`. */
export function relationOf(seat: Seat, from: Seat): Relation {
  return relations.find((relation) => seatOf(relation, from) === seat) ?? 'self';
}
