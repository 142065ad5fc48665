/** Interprets the field “link or code”: a link is followed, a code is compared with the record. */
import { sheetOfLink } from '#addresses/record-sheet.ts';
import { plainSum } from '#addresses/record.ts';

export type Compared =
  | { readonly kind: 'link'; readonly path: string }
  | { readonly kind: 'matches' | 'differs' | 'short' | 'alone' | 'foreign' };

/**
 * @param sum the checksum of the record on the sheet; undefined on a blank one
 * @param here the page's address
 * @param root the site's root
 */
export function compared(text: string, sum: string | undefined, here: string, root: string): Compared {
  if (/[/?&]|\.[a-z]/i.test(text)) {
    const path = sheetOfLink(text, here, root);
    return path === undefined ? { kind: 'foreign' } : { kind: 'link', path };
  }
  if (plainSum(text).length !== SIGNS) return { kind: 'short' };
  if (sum === undefined) return { kind: 'alone' };
  return { kind: plainSum(text) === plainSum(sum) ? 'matches' : 'differs' };
}

const SIGNS = 8;
