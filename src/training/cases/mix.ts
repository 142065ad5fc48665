/** Which situation comes up: the frequent ones oftener, as the content declares them. */
import type { TrainedHead } from '#training/types.ts';
import type { Random } from './random.ts';

/** How often a frequent situation comes up for each time that another one does. */
const COMMON = 3;

/** One of these, by chance. @returns undefined where there are none. */
export function drawSituation(among: readonly TrainedHead[], random: Random): TrainedHead | undefined {
  if (among.length === 0) return undefined;
  return among[random.weighted(among.map(weightOf))];
}

/** How often a situation comes up, beside others; a whole number. */
export function weightOf({ common }: TrainedHead): number {
  return common ? COMMON : 1;
}
