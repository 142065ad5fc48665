/** Which consequence is a warning that somebody gets for what they did. */
import type { Book, Effect } from '#model/index.ts';

/**
 * Whether somebody other than the offender has to warn, and nobody else than the offender is warned: what an
 * offender has to warn others of is a duty, and no consequence.
 */
export function isWarning(effect: Effect, { parties }: Book): effect is Extract<Effect, { readonly kind: 'duty' }> {
  if (effect.kind !== 'duty' || effect.what !== 'warn') return false;
  const offends = (party: string): boolean => parties[party]?.offends === true;
  return !(effect.of !== undefined && offends(effect.of)) && (effect.to === undefined || offends(effect.to));
}
