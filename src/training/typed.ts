/** What somebody has chosen and typed so far. */
export interface Typed {
  /** Position of the option. */
  readonly option?: number;
  /** As typed, in the order of the option's amounts. */
  readonly amounts: readonly string[];
}

export const NOTHING_TYPED: Typed = { amounts: [] };

/**
 * A number as people type it: a comma or a point, and any kind of minus. @returns undefined for anything
 * else.
 */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) + 0 : undefined;
}
