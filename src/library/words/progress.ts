import type { Translation } from './translations.ts';

/** How many units of an edition a language has words for. */
export interface Progress {
  readonly current: number;
  /** Made from words that the original no longer has. */
  readonly stale: number;
  readonly missing: number;
  /** In percent of all, rounded down, so that 100 means that none is left. */
  readonly percent: number;
}

export function progressOf({ words }: Pick<Translation, 'words'>): Progress {
  const units = words.flatMap(({ data, texts }) => [...data, ...texts]);
  const counted = (state: string) => units.filter((unit) => unit.state === state).length;
  const current = counted('current');
  return {
    current,
    stale: counted('stale'),
    missing: counted('missing'),
    percent: units.length === 0 ? 100 : Math.floor((100 * current) / units.length),
  };
}
