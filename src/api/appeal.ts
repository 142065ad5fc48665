/** A book's ways to dispute a ruling, as data. */
import { citeBySlug } from '#library/cited.ts';
import type { AppealDoc } from '#library/types.ts';
import { appealParts } from '#model/index.ts';
import type { RulesJson } from './format.ts';

/** Each way by its parts; a part that the book does not speak of is absent. */
export function appealJson({ id, title, parts }: AppealDoc): NonNullable<RulesJson['appeal']>[number] {
  const said = appealParts.flatMap((part) => {
    const each = parts[part];
    if (!each) return [];
    const laws = each.laws.length === 0 ? {} : { laws: each.laws };
    return [[part, { says: each.says, cites: each.cites.map(citeBySlug), ...laws }] as const];
  });
  return { id, title, ...Object.fromEntries(said) };
}
