/** What is kept for as long as the tab is open. A browser that keeps nothing loses the way back and nothing else. */
import { RETURN_KEY } from './return-key.ts';
import { NOWHERE, readReturns, type Returns } from '#client/cards/stack.ts';

/** The ways back that this tab has kept; none where it keeps nothing, or where what it kept cannot be read. */
export function keptReturns(): Returns {
  try {
    return readReturns(sessionStorage.getItem(RETURN_KEY));
  } catch {
    return NOWHERE;
  }
}

/** Keeps the ways back, or clears them where none is left. */
export function keepReturns(returns: Returns): void {
  try {
    if (returns.stack.length === 0 && !returns.going) sessionStorage.removeItem(RETURN_KEY);
    else sessionStorage.setItem(RETURN_KEY, JSON.stringify(returns));
  } catch {
    // Storage is full or forbidden.
  }
}
