/** The ways back, kept as long as the tab is open. */
import { tab } from '#client/storage.ts';
import { RETURNS } from './kept.ts';
import { readReturns, type Returns } from './stack.ts';

/** The ways back of this tab; none where what was kept cannot be read. */
export function keptReturns(): Returns {
  return readReturns(tab.read(RETURNS));
}

/** Keeps the ways back, or clears them where none is left. */
export function keepReturns(returns: Returns): void {
  const isEmpty = returns.stack.length === 0 && !returns.going;
  tab.write(RETURNS, isEmpty ? undefined : JSON.stringify(returns));
}
