/** What a proof can find wrong with a table. */
import type { Allowed, Box } from '#model/box.ts';

export type Flaw =
  /** No ruling for these cases, and no `otherwise`. The witness is as wide as it goes. */
  | { readonly kind: 'gap'; readonly witness: Box }
  /** These rulings all hold in these cases, and none beats the others. */
  | { readonly kind: 'conflict'; readonly rulings: readonly [string, string, ...string[]]; readonly witness: Box }
  /** A dead ruling: its conditions cannot hold, or wherever they do, one of `shadowedBy` beats it. */
  | {
      readonly kind: 'dead-ruling';
      readonly ruling: string;
      readonly shadowedBy: readonly string[];
      readonly reason: 'impossible' | 'overridden';
    }
  /** Never the answer in a case that can occur. */
  | { readonly kind: 'dead-option'; readonly fact: string; readonly values: Allowed }
  /**
   * Its `askIf` never holds, or neither a ruling, an amount nor another question depends on it. A fact that
   * only an impossible box links to one that matters is not included: it is asked if the other is unknown.
   */
  | { readonly kind: 'unreachable-question'; readonly fact: string; readonly reason: 'never-asked' | 'never-matters' }
  | { readonly kind: 'askif-cycle'; readonly facts: readonly string[] }
  | { readonly kind: 'override-cycle'; readonly rulings: readonly string[] };
