/** The penalty table ordered by amount: equal penalties are adjacent, the highest of each kind first. */
import type { Book } from '#model/index.ts';
import type { PenaltyGroup, PenaltyRow } from './penalties.ts';

/** The position of a row in that order. */
export interface Place {
  /** 0 comes first; equal penalties have the same rank. */
  readonly rank: number;
  /** The penalty in words: "10 strafpunten". Absent for rows without an amount, which come last. */
  readonly amount?: string;
}

/** The position of every row by its main amount: points in the order of the book's kinds, then fines. */
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

/** A situation in one row, for lists that are folded. */
export interface Brief {
  /** Its place in the order of amounts, which is that of its highest. */
  readonly rank: number;
  /** The two consequences that weigh most. */
  readonly texts: readonly string[];
  readonly others: readonly string[];
}

/** A situation's consequences, each once: in the order of amounts, and a row's amount before its others. */
export function briefly({ rows }: PenaltyGroup, places: ReadonlyMap<PenaltyRow, Place>): Brief {
  const rankOf = (row: PenaltyRow) => places.get(row)?.rank ?? 0;
  const texts = rows
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((row) => [places.get(row)?.amount ?? [], row.penalties.map(({ text }) => text)].flat());
  const each = [...new Set(texts)].map((text) => text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0'));
  return { rank: Math.min(...rows.map(rankOf)), texts: each.slice(0, 2), others: each.slice(2) };
}
