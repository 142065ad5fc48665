/** The proofs. All are exact: they look at every case that can occur, not at a sample. */
import { count } from './cases.ts';
import { askIfCycles, type Compiled } from './compile.ts';
import { conflicts, gaps } from './proofs/cases.ts';
import { deadRulings } from './proofs/rulings.ts';
import { deadOptions, unreachableQuestions } from './proofs/questions.ts';
import { circularAskIfs, circularOverrides } from './proofs/circles.ts';
import type { Allowed, Box } from '#model/box.ts';

export type Flaw =
  /** No ruling for these cases, and no `otherwise`. The witness is as wide as it goes. */
  | { readonly kind: 'gap'; readonly witness: Box }
  /** These rulings all hold in these cases, and none beats the others. */
  | { readonly kind: 'conflict'; readonly rulings: readonly [string, string, ...string[]]; readonly witness: Box }
  /** Never the ruling: its conditions cannot hold, or wherever they do, one of `shadowedBy` beats it. */
  | {
      readonly kind: 'dead-ruling';
      readonly ruling: string;
      readonly shadowedBy: readonly string[];
      readonly reason: 'impossible' | 'overridden';
    }
  /** Never the answer in a case that can occur. */
  | { readonly kind: 'dead-option'; readonly fact: string; readonly values: Allowed }
  /**
   * Its `askIf` never holds, or neither a ruling, an amount nor another question depends on it. A fact that only an
   * impossible box links to one that matters is not among these: who does not know the one is asked the other.
   */
  | { readonly kind: 'unreachable-question'; readonly fact: string; readonly reason: 'never-asked' | 'never-matters' }
  | { readonly kind: 'askif-cycle'; readonly facts: readonly string[] }
  | { readonly kind: 'override-cycle'; readonly rulings: readonly string[] };

/**
 * Proves that a table is complete, free of conflict and without dead parts.
 * @returns what is wrong with it; nothing if it is proven. Where facts guard one another in a circle the table has no
 * meaning, so then only circles are reported.
 */
export function prove(compiled: Compiled): readonly Flaw[] {
  const circles = [...circularAskIfs(compiled), ...circularOverrides(compiled)];
  if (askIfCycles(compiled.table.facts).length > 0) return circles;
  return [
    ...circles,
    ...gaps(compiled),
    ...conflicts(compiled),
    ...deadRulings(compiled),
    ...deadOptions(compiled),
    ...unreachableQuestions(compiled),
  ];
}

/** How many cases the proofs cover: full assignments over elementary values that can occur. */
export function countCases(compiled: Compiled): bigint {
  return count(compiled, compiled.possible);
}
