/** The reading path: the situations in the order for learning, each with its rules. */
import type { Cited, Edition, RuleDoc, SituationDoc } from '#library/types.ts';
import { situationGroups, type SituationGroup } from '#views/situation-groups.ts';

export interface Stop {
  readonly situation: SituationDoc;
  /** The rules that its rulings cite, most cited first, without duplicates. */
  readonly rules: readonly RuleDoc[];
}

export interface Stretch {
  readonly phase: SituationGroup['phase'];
  readonly stops: readonly Stop[];
  readonly folded: boolean;
}

/**
 * The most frequent situations first, by severity; then by phase, with situations away from the table last.
 */
export function readingPath(edition: Edition): readonly Stretch[] {
  return situationGroups(edition).map(({ phase, situations }, at) => ({
    phase,
    stops: situations.map((situation) => ({ situation, rules: rulesOf(situation) })),
    folded: at > 0,
  }));
}

function rulesOf({ rulings, see }: SituationDoc): readonly RuleDoc[] {
  const cited: readonly Cited[] = [...rulings.flatMap(({ cites }) => cites), ...see];
  const counts = new Map<RuleDoc, number>();
  for (const { rule } of cited) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([rule]) => rule);
}
