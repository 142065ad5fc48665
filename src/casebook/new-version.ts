/**
 * Creates a case with its first ruling, and adds another ruling. Pure: clock and randomness are passed in.
 */
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

/** The same case with a new ruling, after the facts turned out differently. */
export function ruledAnew(
  kept: KeptCase,
  { record, said }: Pick<Version, 'record' | 'said'>,
  moment: Moment,
): KeptCase {
  return withVersion(kept, { record, said, details: currentOf(kept).details }, moment);
}
