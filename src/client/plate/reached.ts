/** Which of several things one below the other has been reached. */

/**
 * The last whose top is at or above a line, by its place in the list; −1 before the first. Pixels from the
 * screen's top.
 */
export function reached(tops: readonly number[], line: number): number {
  return tops.findLastIndex((top) => top <= line);
}
