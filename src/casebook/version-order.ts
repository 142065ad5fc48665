/** Unusual orders of versions, shown when a case is opened. */
import type { KeptCase } from './types.ts';

/** Whether a version was made concurrently with the one before it: neither is based on the other. */
export function isConcurrent({ versions }: KeptCase, at: number): boolean {
  return at > 0 && versions[at]?.n === versions[at - 1]?.n;
}

/** Whether its clock was behind the version before: it was set back, or another device's is slow. */
export function isClockBack({ versions }: KeptCase, at: number): boolean {
  const [before, here] = [versions[at - 1], versions[at]];
  return before !== undefined && here !== undefined && here.at < before.at;
}
