import type { Edition, RuleDoc, SituationDoc } from '#library/types.ts';

/** The rules that a situation's rulings follow from or cite, and those to read beside them, in the book's order. */
export function rulesInvolved({ rulings, see }: SituationDoc, edition: Edition): readonly RuleDoc[] {
  const involved = new Set([
    ...rulings.map(({ rule }) => rule),
    ...[...rulings.flatMap(({ cites }) => cites), ...see].map(({ rule }) => rule),
  ]);
  return edition.rules.filter((rule) => involved.has(rule));
}
