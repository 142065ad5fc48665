/** The counts of a calculator in an address: `paar-nichttrumpf=2&vier-asse=1`. */

/** Counts by option, without those that are 0. */
export type Counts = Readonly<Record<string, number>>;

interface Countable {
  readonly option: string;
  /** Its names in older addresses. */
  readonly former?: readonly string[];
  readonly points: number;
  /** The highest count. */
  readonly most: number;
}

interface Taking extends Countable {
  /** How many cards it takes, and of which sorts. */
  readonly takes?: { readonly cards: number; readonly sorts: readonly string[] };
}

/** A problem of a count in an address. */
export type Misfit =
  /** Not an option of this calculator. */
  | { readonly kind: 'foreign'; readonly key: string }
  /** Not a count: `paar=zwei`. */
  | { readonly kind: 'no-count'; readonly option: string; readonly value: string }
  /** Above the highest count, which is used instead. */
  | { readonly kind: 'too-many'; readonly option: string; readonly most: number };

/**
 * Parses a query, with or without its question mark. Never throws; invalid counts are left out and reported.
 */
export function readCounts(
  query: string,
  lines: readonly Countable[],
): { readonly counts: Counts; readonly misfits: readonly Misfit[] } {
  const known = new Map([
    ...lines.flatMap((line) => (line.former ?? []).map((name) => [name, line] as const)),
    ...lines.map((line) => [line.option, line] as const),
  ]);
  const counts = new Map<string, number>();
  const misfits: Misfit[] = [];
  for (const [key, value] of new URLSearchParams(query)) {
    const line = known.get(key);
    if (!line) misfits.push({ kind: 'foreign', key });
    else if (!/^\d{1,3}$/.test(value)) misfits.push({ kind: 'no-count', option: line.option, value });
    else {
      if (Number(value) > line.most) misfits.push({ kind: 'too-many', option: line.option, most: line.most });
      counts.set(line.option, Math.min(Number(value), line.most));
    }
  }
  return { counts: Object.fromEntries([...counts].filter(([, count]) => count > 0)), misfits };
}

/** The canonical query of these counts; empty for none. */
export function countsToQuery(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([option, count]) => `${encodeURIComponent(option)}=${count}`)
    .join('&');
}

/** The sum, and its parts: one per counted option. */
export function sumOf(
  counts: Counts,
  lines: readonly Countable[],
): {
  readonly total: number;
  readonly parts: readonly { readonly option: string; readonly count: number; readonly points: number }[];
} {
  const parts = lines.flatMap(({ option, points }) => {
    const count = counts[option] ?? 0;
    return count === 0 ? [] : [{ option, count, points }];
  });
  return { total: parts.reduce((sum, { count, points }) => sum + count * points, 0), parts };
}

/**
 * How many cards the counts take if none is used twice, and whether two options may share cards. Several
 * counts of one option are taken to use different cards, as `most` allows no more.
 */
export function cardsOf(
  counts: Counts,
  lines: readonly Taking[],
): { readonly cards: number; readonly shared: boolean } {
  const had = lines.flatMap(({ option, takes }) => {
    const count = counts[option] ?? 0;
    return count === 0 || !takes ? [] : [{ count, ...takes }];
  });
  const shared = had.some((one, i) =>
    had.slice(i + 1).some(({ sorts }) => sorts.some((sort) => one.sorts.includes(sort))),
  );
  return { cards: had.reduce((sum, { count, cards }) => sum + count * cards, 0), shared };
}
