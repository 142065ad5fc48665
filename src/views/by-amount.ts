/**
 * The second order of the penalty table: what costs the same stands together, the most of each kind first.
 */
import type { Book } from '#model/index.ts';
import type { PenaltyRow } from './penalties.ts';

/** Where a row stands in that order. */
export interface Place {
  /** 0 for what comes first; rows that cost the same have the same. */
  readonly rank: number;
  /** What they cost: "10 strafpunten". Absent for what has no amount, which comes last. */
  readonly amount?: string;
}

/**
 * The place of every row by what it costs first of all: points in the order of the book's kinds, then fines.
 */
export function placesByAmount(rows: readonly PenaltyRow[], book: Book): ReadonlyMap<PenaltyRow, Place> {
  const units = [...Object.keys(book.points), 'fine'];
  const costs = new Map(
    rows.map((row) => [row, row.penalties.find(({ worth }) => worth && worth.value !== 0)] as const),
  );
  const amounts = [...costs.values()].flatMap((penalty) =>
    penalty?.worth ? [{ text: penalty.text, ...penalty.worth }] : [],
  );
  const order = amounts
    .toSorted((a, b) => units.indexOf(a.unit) - units.indexOf(b.unit) || b.value - a.value)
    .map(({ text }) => text);
  const texts = [...new Set(order)];
  return new Map(
    [...costs].map(([row, penalty]) => [
      row,
      penalty === undefined ? { rank: texts.length } : { rank: texts.indexOf(penalty.text), amount: penalty.text },
    ]),
  );
}
