/**
 * Whether a book may be kept by itself after a visit. A hall's guest pays for what a phone fetches; so only a
 * line that is known to cost nothing is used without asking.
 */

/** What a browser says of its line and its device; `undefined` where it says nothing. */
export interface Line {
  /** The reader wants less to be fetched. */
  readonly saveData: boolean | undefined;
  /** `wifi`, `ethernet`, `cellular`, …; most browsers do not say. */
  readonly type: string | undefined;
  /** Whether a mouse or the like is there: a thing that stands on a desk, mostly. */
  readonly pointer: boolean;
}

export type LineCost = 'free' | 'metered' | 'unknown';

/** What a line of a type costs, where the browser names it. */
const COSTS: Readonly<Record<string, LineCost>> = {
  wifi: 'free',
  ethernet: 'free',
  wimax: 'metered',
  cellular: 'metered',
  bluetooth: 'metered',
};

/** `unknown`: somebody has to be asked. */
export function costOf({ saveData, type, pointer }: Line): LineCost {
  if (saveData === true) return 'metered';
  const known = type === undefined ? undefined : COSTS[type];
  if (known !== undefined) return known;
  return pointer ? 'free' : 'unknown';
}
