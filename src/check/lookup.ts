/**
 * Indexes for the checks' frequent lookups: a linear search for each thing would be quadratic in the size of
 * a book. Of duplicates the first is used.
 */
import type { DraftEdition, DraftRule } from '#library/draft.ts';
import type { SituationTable } from '#library/tables.ts';
import { remembered } from '#model/remembered.ts';
import type { ConsequenceAt } from './consequences.ts';

export { remembered };

type Lookup<All extends object, Found> = (all: All) => ReadonlyMap<string, Found>;

/** The rules of an edition by their ids. */
export const rulesById: Lookup<DraftEdition['rules'], DraftRule> = remembered((rules) =>
  firstOf(rules, ({ data }) => data.id),
);

/** The tables of an edition by their situations. */
export const tablesBySituation: Lookup<readonly SituationTable[], SituationTable> = remembered((tables) =>
  firstOf(tables, ({ situation }) => situation.id),
);

/** What can follow, by its id. */
export const consequencesById: Lookup<readonly ConsequenceAt[], ConsequenceAt> = remembered((consequences) =>
  firstOf(consequences, ({ data }) => data.id),
);

/** All that can follow in each situation. */
export const consequencesBySituation: Lookup<readonly ConsequenceAt[], readonly ConsequenceAt[]> = remembered(
  (consequences) => Map.groupBy(consequences, ({ situation }): string => situation),
);

/** The situations of an edition by their ids. */
export const situationsById: Lookup<DraftEdition['situations'], DraftEdition['situations'][number]> = remembered(
  (situations) => firstOf(situations, ({ id }) => id),
);

/** @param all several may have one name, of which the first stays. */
export function firstOf<T>(all: readonly T[], name: (each: T) => string | undefined): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const each of all) {
    const named = name(each);
    if (named !== undefined && !found.has(named)) found.set(named, each);
  }
  return found;
}
