/**
 * Whether a book may be stored automatically after a visit. Mobile data costs money, so only a connection
 * that is known to be free is used without asking.
 */

/** What a browser reports of its connection and device; `undefined` where it reports nothing. */
export interface Line {
  /** The reader has asked for reduced data use. */
  readonly saveData: boolean | undefined;
  /** `wifi`, `ethernet`, `cellular`, …; most browsers do not report it. */
  readonly type: string | undefined;
  /** Whether a fine pointer is present, which mostly means a desktop computer. */
  readonly pointer: boolean;
}

export type LineCost = 'free' | 'metered' | 'unknown';

/** What a connection of a type costs, where the browser reports the type. */
const COSTS: Readonly<Record<string, LineCost>> = {
  wifi: 'free',
  ethernet: 'free',
  wimax: 'metered',
  cellular: 'metered',
  bluetooth: 'metered',
};

/** `unknown`: the reader has to be asked. */
export function costOf({ saveData, type, pointer }: Line): LineCost {
  if (saveData === true) return 'metered';
  const known = type === undefined ? undefined : COSTS[type];
  if (known !== undefined) return known;
  return pointer ? 'free' : 'unknown';
}
