/** Ids with a meaning of their own. Apart from the schemas of ids, which no page's scripts should bring. */

/** Reserved as an answer ("I don't know"), so no option may be called this. */
export const UNKNOWN = 'unknown';
/** Reserved as an answer ("it can no longer be established"). */
export const UNESTABLISHED = 'unestablished';
/** Reserved as a beneficiary or bearer that the source does not name. */
export const UNSTATED = 'unstated';
