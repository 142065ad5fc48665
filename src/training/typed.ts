/** The input so far: the chosen option and typed amounts. */
export interface Typed {
  /** Index of the option. */
  readonly option?: number;
  /** As typed, in the order of the option's amounts. */
  readonly amounts: readonly string[];
}

export const NOTHING_TYPED: Typed = { amounts: [] };

/**
 * Parses a number as people type it: with a comma or a point, and any kind of minus.
 * @returns undefined for anything else.
 */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) + 0 : undefined;
}
