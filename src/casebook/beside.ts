/** What is odd about a version beside the one before it. Shown where a case is opened. */
import type { KeptCase } from './types.ts';

/** Whether a version was made side by side with the one before it: neither knew of the other. */
export function isBeside({ versions }: KeptCase, at: number): boolean {
  return at > 0 && versions[at]?.n === versions[at - 1]?.n;
}

/**
 * Whether the clock said an earlier time than at the version before: it was set back, or another device's is
 * slow.
 */
export function isClockBack({ versions }: KeptCase, at: number): boolean {
  const [before, here] = [versions[at - 1], versions[at]];
  return before !== undefined && here !== undefined && here.at < before.at;
}
