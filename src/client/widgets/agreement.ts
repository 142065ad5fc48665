/** What the table says of a ruling that a link claims for a case. */
import type { Case } from '#addresses/case.ts';

export type Agreement =
  | { readonly kind: 'agrees' }
  /** The facts lead to this other ruling. */
  | { readonly kind: 'other'; readonly ruling: string }
  /** The answers stop short at this question. */
  | { readonly kind: 'open'; readonly fact: string }
  /** What nobody knows keeps several rulings possible. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'impossible' };

/** Compares a case with the ruling claimed for it. Answers that cannot go together prove nothing. */
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
