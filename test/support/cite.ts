/**
 * What a number means in an edition, as people write it in tests: `17#a` is clause a of the rule with the
 * number 17.
 */
import type { Cited, Edition } from '#library/types.ts';
import { asId } from '#model/index.ts';

export function cited(number: string, { ruleBySlug }: Pick<Edition, 'ruleBySlug'>): Cited {
  const [slug = '', id] = number.split('#');
  const rule = ruleBySlug.get(asId(slug));
  const clause = rule?.clauses.find((each) => each.id === id);
  if (!rule || (id !== undefined && !clause)) throw new Error(`there is no ${number}`);
  return { rule, ...(clause ? { clause } : {}) };
}
