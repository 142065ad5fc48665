/** How a case gets its first ruling, and another one. Pure: clock and chance are passed in. */
import type { Moment } from './order.ts';
import type { KeptCase, Version } from './types.ts';
import { currentOf, versionAt, withVersion } from './versions.ts';

/** A case with its first version. */
export function firstVersion(
  id: string,
  { record, said, details }: Pick<Version, 'record' | 'said' | 'details'>,
  moment: Moment,
): KeptCase {
  return { id, versions: [versionAt({ record, said, details }, 1, moment)] };
}

/** The same case ruled anew: what the facts turned out to be. */
export function ruledAnew(
  kept: KeptCase,
  { record, said }: Pick<Version, 'record' | 'said'>,
  moment: Moment,
): KeptCase {
  return withVersion(kept, { record, said, details: currentOf(kept).details }, moment);
}
