/** The progress of a session of questions: the answers that count, those that do not, and what comes next. */
import type { Lead } from './leads.ts';
import type { Answer } from './table.ts';
import type { Allowed } from '#model/box.ts';

export interface Given {
  readonly fact: string;
  readonly answer: Answer;
}

export interface Struck extends Given {
  /**
   * Makes no difference (any more) · its question does not arise · cannot occur with the answers before it.
   */
  readonly reason: 'does-not-matter' | 'makes-no-sense' | 'contradicts';
}

export interface AnswerChoice {
  /** An option of a choice, or the numbers that lead on in the same way. */
  readonly values: Allowed;
  /** The rulings that remain after this answer. */
  readonly leads: readonly Lead[];
  /** False where it cannot occur with the answers given. */
  readonly possible: boolean;
}

export type Next =
  | {
      readonly kind: 'question';
      readonly fact: string;
      /** All answers, the impossible ones too. */
      readonly open: readonly AnswerChoice[];
      /** Maximum number of remaining questions, including this one, whatever the answers. */
      readonly atMost: number;
      /** The parties whose choice it is. */
      readonly by?: readonly string[];
    }
  | { readonly kind: 'decided'; readonly outcome: Lead }
  /** No further question can distinguish these. */
  | {
      readonly kind: 'undecided';
      readonly remaining: readonly Lead[];
      /** The fact that would settle most if it were known; absent where none of them can be established. */
      readonly settles?: string;
    }
  /** No case can occur at all. */
  | { readonly kind: 'impossible' };

export interface Progress {
  /** The answers that count, in the order of the questions. */
  readonly given: readonly Given[];
  /**
   * Answers that do not count, in declared order. An answer to a question that may still come is in neither
   * list.
   */
  readonly struck: readonly Struck[];
  readonly next: Next;
  /**
   * Facts that the amounts of the decided ruling need and that are not given exactly, whether answered or
   * not.
   */
  readonly amounts: readonly string[];
}
