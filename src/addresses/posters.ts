/**
 * The posters that a page shows, in its address: the situations in order and the number per sheet,
 * `…/posters/?of=kap,voor-de-beurt&per=4`. Each has a default.
 */

/** The number of posters per A4 sheet. */
export const perSheet = [1, 2, 4, 6, 12] as const;
export type PerSheet = (typeof perSheet)[number];
export const USUAL: PerSheet = 4;

export interface Posters {
  /** Ids of situations, each once, in the order of their posters. */
  readonly of: readonly string[];
  readonly per: PerSheet;
}

/**
 * Never throws: unknown ids and invalid numbers are ignored.
 * @param usual the default situations.
 */
export function postersIn(query: string, known: readonly string[], usual: readonly string[]): Posters {
  const parameters = new URLSearchParams(query);
  const of = parameters.get('of')?.split(',') ?? usual;
  const per = perSheet.find((each) => String(each) === parameters.get('per')) ?? USUAL;
  return { of: [...new Set(of)].filter((id) => known.includes(id)), per };
}

/** The query of a choice, without its question mark; empty for the usual one. */
export function postersQuery({ of, per }: Posters, usual: readonly string[]): string {
  const isUsual = of.join() === usual.join();
  return [...(isUsual ? [] : [`of=${of.join(',')}`]), ...(per === USUAL ? [] : [`per=${per}`])].join('&');
}

/** The selection with a situation appended or removed. */
export function withPoster({ of, per }: Posters, id: string, chosen: boolean): Posters {
  const others = of.filter((each) => each !== id);
  return { of: chosen ? [...others, id] : others, per };
}

/** The choice with a poster moved so many places; it stays where it cannot go. */
export function movedPoster({ of, per }: Posters, id: string, by: -1 | 1): Posters {
  const at = of.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= of.length) return { of, per };
  return { of: of.toSpliced(at, 1).toSpliced(to, 0, id), per };
}
