/**
 * For how long at the most, in ms, a book is kept: thousands of files are put away, and their end is the
 * sign.
 */
export const PUTTING_AWAY = { timeout: 60_000 };
