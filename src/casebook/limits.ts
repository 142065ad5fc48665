/** Limits for a version, far above real use: they keep a corrupt file from filling a device. */
export const LIMITS = {
  /** Characters of any text. */
  text: 20_000,
  /** Facts, consequences, citations of one ruling. */
  list: 200,
  /** Parts of a case, as many as its address has, and pairs of them that go together. */
  parts: 40,
  meets: 2_000,
  /** Versions of a case, and cases in a file. */
  versions: 10_000,
  cases: 100_000,
  n: 1_000_000,
  /** The last millisecond of a valid date. */
  order: 8_640_000_000_000_000,
} as const;
