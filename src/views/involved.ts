import type { Edition, RuleDoc, SituationDoc } from '#library/types.ts';

/** The rules that a situation's rulings follow from or cite, and those to read beside them, in the book's order. */
export function rulesInvolved({ rulings, data }: SituationDoc, edition: Edition): readonly RuleDoc[] {
  const slugs = new Set(
    [
      ...rulings.flatMap((ruling) => [...(ruling.rule === undefined ? [] : [ruling.rule]), ...ruling.cites]),
      ...(data.see ?? []),
    ].map((cite) => cite.split('#')[0]),
  );
  return edition.rules.filter((rule) => slugs.has(rule.slug));
}
