/** Which of several elements has been scrolled to. */

/**
 * The index of the last one whose top is at or above a line; −1 before the first. Pixels from the screen's
 * top.
 */
export function reached(tops: readonly number[], line: number): number {
  return tops.findLastIndex((top) => top <= line);
}
