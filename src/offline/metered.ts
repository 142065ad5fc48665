/**
 * Whether a book may be stored automatically after a visit. Mobile data costs money, so only a connection
 * that is known to be free is used without asking. A desktop computer may hang on a phone's connection.
 */

/** What a browser reports of its connection; `undefined` where it reports nothing. */
export interface Line {
  /** The reader has asked for reduced data use. */
  readonly saveData: boolean | undefined;
  /** `wifi`, `ethernet`, `cellular`, …; most browsers do not report it. */
  readonly type: string | undefined;
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
export function costOf({ saveData, type }: Line): LineCost {
  if (saveData === true) return 'metered';
  return (type === undefined ? undefined : COSTS[type]) ?? 'unknown';
}
