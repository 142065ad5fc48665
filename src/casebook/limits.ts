/**
 * What a version may hold at most. Far beyond what anybody needs: they keep a mangled file from filling a
 * device.
 */
export const LIMITS = {
  /** Characters of any text. */
  text: 20_000,
  /** Facts, consequences, citations of one ruling. */
  list: 200,
  /** Versions of a case, and cases of a file. */
  versions: 10_000,
  cases: 100_000,
  n: 1_000_000,
  /** The last millisecond that a date can name. */
  order: 8_640_000_000_000_000,
} as const;
