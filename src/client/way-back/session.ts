/** The ways back, stored for the session. */
import { tab } from '#client/storage.ts';
import { RETURNS } from './marker.ts';
import { readReturns, type Returns } from './stack.ts';

/** The ways back of this tab; none when the stored value is invalid. */
export function keptReturns(): Returns {
  return readReturns(tab.read(RETURNS));
}

/** Stores the ways back, or removes them when none is left. */
export function keepReturns(returns: Returns): void {
  const isEmpty = returns.stack.length === 0 && !returns.going;
  tab.write(RETURNS, isEmpty ? undefined : JSON.stringify(returns));
}
