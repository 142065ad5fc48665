import type { Edition, RuleDoc, SituationDoc } from '#library/types.ts';
import { inOrderOf } from './in-order.ts';

/** The rules that a situation's rulings belong to or cite, and further reading, in the book's order. */
export function rulesInvolved({ rulings, see }: SituationDoc, edition: Edition): readonly RuleDoc[] {
  const involved = new Set<RuleDoc>([
    ...rulings.flatMap(({ rule }) => rule ?? []),
    ...[...rulings.flatMap(({ cites }) => cites), ...see].map(({ rule }) => rule),
  ]);
  return inOrderOf(edition.rules, involved);
}
