/**
 * Which of two texts comes first, for `sort`: below 0 where it is the first, 0 where they are the same. By
 * the numbers of their characters (UTF-16), which is the same on every machine, and no order for readers.
 */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
