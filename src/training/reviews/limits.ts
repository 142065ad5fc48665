/** Limits for files, far above real use: they keep a corrupt file from filling a device. */
export const LIMITS = {
  /** A hundred reviews a day for more than ten years. */
  reviews: 500_000,
  /** The size of a file with so many. */
  bytes: 150_000_000,
  /** The end of the year 9999, in milliseconds: adding a hundred years still gives a valid date. */
  at: 253_402_300_799_999,
  /** The last millisecond of a valid date. */
  order: 8_640_000_000_000_000,
} as const;
