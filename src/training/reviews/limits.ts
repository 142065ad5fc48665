/**
 * What a file may hold at most. Far beyond what anybody needs: they keep a mangled one from filling a device.
 */
export const LIMITS = {
  /** A hundred reviews a day for more than ten years. */
  reviews: 500_000,
  /** Bytes of a file of so many. */
  bytes: 150_000_000,
  /** The end of the year 9999, in milliseconds: a hundred years after it there still are days. */
  at: 253_402_300_799_999,
  /** The last millisecond that a date can name. */
  order: 8_640_000_000_000_000,
} as const;
