/** Draws a situation: frequent ones are weighted higher, as the content declares. */
import type { TrainedHead } from '#training/types.ts';
import type { Random } from './random.ts';

/** Weight of a frequent situation relative to others. */
const COMMON = 3;

/**
 * Draws one of these.
 * @returns undefined when there are none.
 */
export function drawSituation(among: readonly TrainedHead[], random: Random): TrainedHead | undefined {
  if (among.length === 0) return undefined;
  return among[random.weighted(among.map(weightOf))];
}

/** The weight of a situation; an integer. */
export function weightOf({ common }: TrainedHead): number {
  return common ? COMMON : 1;
}
