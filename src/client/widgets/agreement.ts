/** Whether a case leads to the ruling that its link claims. */
import type { Case } from '#addresses/case.ts';

export type Agreement =
  | { readonly kind: 'agrees' }
  /** The facts lead to this other ruling. */
  | { readonly kind: 'other'; readonly ruling: string }
  /** The answers end at this question. */
  | { readonly kind: 'open'; readonly fact: string }
  /** Unknown facts leave several rulings possible. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'impossible' };

/** Compares a case with the ruling claimed for it. Contradictory answers prove nothing. */
export function agreementOf({ progress: { next, struck } }: Case, { ruling }: { readonly ruling: string }): Agreement {
  if (struck.some(({ reason }) => reason === 'contradicts')) return { kind: 'impossible' };
  switch (next.kind) {
    case 'decided':
      return next.outcome.id === ruling ? { kind: 'agrees' } : { kind: 'other', ruling: next.outcome.id };
    case 'question':
      return { kind: 'open', fact: next.fact };
    default:
      return { kind: next.kind };
  }
}
