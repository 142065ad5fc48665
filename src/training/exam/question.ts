/** A question of an exam: the story, the options, and the right one. */
import type { DrillCase } from '#training/cases/case.ts';
import type { AskedAmount } from '#training/cases/outcome.ts';
import { amountsToSay } from '#training/cases/right.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { TrainedHead } from '#training/types.ts';
import type { CiteMark } from '#views/decision-props.ts';
import type { ExamKind } from './choice.ts';

export interface ExamQuestion {
  /** From 1. */
  readonly n: number;
  readonly kind: ExamKind;
  readonly head: TrainedHead;
  readonly situation: Ready;
  /** Sentences told of all parts. */
  readonly story: readonly string[];
  /** One case, or the two of a near miss. All are answered from the same {@link options}. */
  readonly parts: readonly ExamPart[];
  readonly options: readonly ExamOption[];
  /** The fact in which the two cases of a near miss differ. */
  readonly fact?: string;
}

export interface ExamPart {
  readonly drill: DrillCase;
  /** What is told of this part alone; empty if there is only one. */
  readonly story: readonly string[];
  /** Index of the right option. */
  readonly right: number;
}

/** A ruling by id, or a clause `rule#clause` with its name. */
export interface ExamOption {
  readonly id: string;
  readonly clause?: CiteMark;
}

/** A question needs at least this many options. */
export const LEAST_OPTIONS = 2;
/** The number of clauses to choose from. */
export const CLAUSES = 4;

/** The amounts that this option requires; none for a clause. */
export function amountsAt(
  { situation, options, kind }: ExamQuestion,
  part: ExamPart,
  at: number,
): readonly AskedAmount[] {
  const option = options[at];
  return kind === 'find' || !option ? [] : amountsToSay(situation, part.drill, option.id);
}

/** A, B, C, … */
export function letterOf(at: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + at);
}
