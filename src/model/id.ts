import { z } from 'astro/zod';

/** Ids stand in URLs: lower case, digits and single hyphens, in the book's own language without diacritics. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const idSchema = z
  .string()
  .regex(ID, 'an id has lower-case letters a–z, digits and single hyphens only')
  // The only id that every record in JavaScript has of itself, so that it would seem to stand in each of them.
  .refine((id) => id !== 'constructor', '`constructor` means something else to the machine');

/** Reserved as an answer ("I don't know"), so no option may be called this. */
export const UNKNOWN = 'unknown';
/** Reserved as a beneficiary or bearer that the source does not name. */
export const UNSTATED = 'unstated';

/**
 * A rule's place in a URL, made from its printed number: `17` → `17`, `1.12` → `1-12`, `§ 4,2` → `4-2`.
 * Separators stay visible, so that 1.12 and 11.2 do not collide.
 */
export function slugOfNumber(number: string): string {
  return number
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
