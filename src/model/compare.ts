/**
 * Comparator for `sort`: negative if `a` comes first, 0 if they are equal. Compares UTF-16 code units, which
 * is the same on every machine; not meant for order that readers see.
 */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
