/** What someone has, as it stands in an address: `paar-nichttrumpf=2&vier-asse=1`. */

/** How often, by option; options that are not had are left out. */
export type Counts = Readonly<Record<string, number>>;

interface Countable {
  readonly option: string;
  readonly points: number;
  /** How often it can be had. */
  readonly most: number;
}

interface Taking extends Countable {
  /** How many cards it takes, and which sorts they may be. */
  readonly takes?: { readonly cards: number; readonly sorts: readonly string[] };
}

/** Reads a query, with or without its question mark. Never throws; what is no count of these options is left out. */
export function queryToCounts(query: string, lines: readonly Countable[]): Counts {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    lines.flatMap(({ option, most }) => {
      const value = params.get(option) ?? '';
      const count = /^\d{1,3}$/.test(value) ? Math.min(Number(value), most) : 0;
      return count === 0 ? [] : [[option, count]];
    }),
  );
}

/** The one way in which these counts stand in an address; empty for none. */
export function countsToQuery(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([option, count]) => `${encodeURIComponent(option)}=${count}`)
    .join('&');
}

/** What it comes to, and the way there: one part per option that is had. */
export function sumOf(
  counts: Counts,
  lines: readonly Countable[],
): { readonly total: number; readonly parts: readonly { readonly count: number; readonly points: number }[] } {
  const parts = lines.flatMap(({ option, points }) => {
    const count = counts[option] ?? 0;
    return count === 0 ? [] : [{ count, points }];
  });
  return { total: parts.reduce((sum, { count, points }) => sum + count * points, 0), parts };
}

/**
 * What the cards say of it: how many it takes if none counts twice, and whether two of the options may share cards.
 * Options that are had several times are taken to be of different cards, as `most` allows no more.
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
