/** The penalty table ordered by amount: equal penalties are adjacent, the highest of each kind first. */
import type { Book } from '#model/index.ts';
import type { PenaltyGroup, PenaltyRow } from './penalties.ts';
import type { Penalty } from './penalty.ts';

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

/**
 * A situation's consequences, each once: in the order of amounts, and a row's amount before its others. Three
 * or more amounts of a kind are one range: "2–15 strafpunten".
 */
export function briefly({ rows }: PenaltyGroup, places: ReadonlyMap<PenaltyRow, Place>): Brief {
  const rankOf = (row: PenaltyRow) => places.get(row)?.rank ?? 0;
  const penalties = rows
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((row) => {
      const isAmount = ({ text }: Penalty) => text === places.get(row)?.amount;
      return row.penalties.toSorted((one, other) => Number(isAmount(other)) - Number(isAmount(one)));
    });
  const ranges = Map.groupBy(penalties, ({ worth }) => (worth?.least === undefined ? undefined : worth.unit));
  const texts = penalties.map(({ text, worth }) => {
    const range = worth?.least === undefined ? undefined : rangeText(ranges.get(worth.unit) ?? []);
    return range ?? text;
  });
  const each = [...new Set(texts)].map((text) => text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0'));
  return { rank: Math.min(...rows.map(rankOf)), texts: each.slice(0, 2), others: each.slice(2) };
}

/** Amounts of one kind as a range, in the words of the highest; undefined for one or two, which are named. */
function rangeText(penalties: readonly Penalty[]): string | undefined {
  const most = penalties.toSorted((one, other) => (other.worth?.value ?? 0) - (one.worth?.value ?? 0))[0];
  if (!most || new Set(penalties.map(({ text }) => text)).size < 3) return undefined;
  const least = Math.min(...penalties.map(({ worth }) => worth?.least ?? 0));
  const range = most.text.replace(/^([^\d−]*)(?:\d+\D+)?(\d+)(\D*)$/u, `$1${least}–$2$3`);
  return range === most.text ? undefined : range;
}
