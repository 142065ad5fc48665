/** Rulings in the words of the book that leave the matter to somebody. */
import type { RulingDoc } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import type { Book } from '#model/index.ts';
import { deciderName } from '#wording/names.ts';

/**
 * Whether all that follows is that somebody decides, and the verdict says who. Advice to the one who decides
 * names nobody.
 */
export function isLeftOpen({ open, effects, modality, decidedBy, verdict }: RulingDoc, book: Book): boolean {
  if (open !== undefined || modality !== 'discretion' || decidedBy === undefined) return false;
  return effects.every(({ kind }) => kind === 'none') && namesDecider(verdict, deciderName(decidedBy, book));
}

/** Whether a text says who decides, in a long word of their name. */
export function namesDecider(text: string, decider: string): boolean {
  const said = text.toLowerCase();
  return untagged(decider.toLowerCase())
    .split(' ')
    .some((word) => word.length > 4 && said.includes(word));
}
