/** Conditions of several rows of a list: what some of them have in common is said once, above them. */
import type { Part } from './condition-parts.ts';

/** Rows below what all of them ask for. */
export interface SaidOnce<Row> {
  readonly shared: readonly Part[];
  readonly rows: readonly { readonly row: Row; readonly own: readonly Part[] }[];
}
type Rows<Row> = SaidOnce<Row>['rows'];

/** Characters that a line above rows must save, or it is one line more to read. */
const WORTH = 30;

/** What all rows ask for; nothing where a row would have nothing left to say. */
export function sharedBy(rows: readonly (readonly Part[])[]): readonly Part[] {
  const [first = [], ...others] = rows;
  if (others.length === 0) return [];
  const shared = first.filter((part) => others.every((parts) => isAmong(part, parts)));
  return rows.some(({ length }) => length === shared.length) ? [] : shared;
}

/**
 * Rows in sets that ask for the same, each with what that is. Those that share nothing come first. Every set
 * has all of its conditions, so that a filter can leave out any of them.
 * @param lengthOf how many characters it takes to say a part.
 */
export function saidOnce<Row>(rows: Rows<Row>, lengthOf: (part: Part) => number): readonly SaidOnce<Row>[] {
  const place = new Map(rows.map(({ row }, index) => [row, index]));
  const first = ({ rows: [one] }: SaidOnce<Row>) => (one ? (place.get(one.row) ?? 0) : 0);
  const sets = split(rows, [], lengthOf);
  // A line above one row alone says nothing once.
  const alone = sets.filter((set) => set.shared.length === 0 || set.rows.length === 1);
  const apart = alone
    .flatMap(({ shared, rows: some }) => some.map(({ row, own }) => ({ row, own: [...shared, ...own] })))
    .toSorted((one, other) => (place.get(one.row) ?? 0) - (place.get(other.row) ?? 0));
  const together = sets.filter((set) => !alone.includes(set)).toSorted((one, other) => first(one) - first(other));
  return apart.length === 0 ? together : [{ shared: [], rows: apart }, ...together];
}

function split<Row>(
  rows: Rows<Row>,
  above: readonly Part[],
  lengthOf: (part: Part) => number,
): readonly SaidOnce<Row>[] {
  const saidIn = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + lengthOf(part), 0);
  const parts = new Map(rows.flatMap(({ own }) => own).map((part) => [JSON.stringify(part), part]));
  const best = [...parts.values()]
    .map((part) => {
      const some = rows.filter(({ own }) => own.length > 1 && isAmong(part, own));
      const shared = sharedBy(some.map(({ own }) => own));
      return { some, shared, saves: (some.length - 1) * saidIn(shared) - saidIn(above) };
    })
    .filter(({ shared, saves }) => shared.length > 0 && saves >= WORTH)
    .toSorted((one, other) => other.saves - one.saves)[0];
  if (!best) return rows.length === 0 ? [] : [{ shared: above, rows }];
  const { some, shared } = best;
  const within = some.map(({ row, own }) => ({ row, own: own.filter((part) => !isAmong(part, shared)) }));
  return [
    ...split(
      rows.filter((row) => !some.includes(row)),
      above,
      lengthOf,
    ),
    ...split(within, [...above, ...shared], lengthOf),
  ];
}

/** Whether a part is one of these. */
export function isAmong(part: Part, parts: readonly Part[]): boolean {
  const key = JSON.stringify(part);
  return parts.some((each) => JSON.stringify(each) === key);
}
