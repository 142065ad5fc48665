/** A question of an exam: the story, the options, and the right one. */
import type { Language } from '#model/language.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { AskedAmount } from '#training/cases/outcome.ts';
import { amountsToSay } from '#training/cases/right.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { JointCase } from '#training/joint/types.ts';
import type { TrainedHead } from '#training/types.ts';
import type { CiteMark } from '#views/decision-props.ts';
import type { ExamKind } from './choice.ts';

export interface ExamQuestion {
  /** From 1. */
  readonly n: number;
  readonly kind: ExamKind | 'joint';
  /** The situation under whose chapter it counts: of a case of two parts, that of the first. */
  readonly head: TrainedHead;
  /** The language of what is told, if it is not the page's. */
  readonly lang: Language | undefined;
  /** Sentences told of all parts. */
  readonly story: readonly string[];
  /** What is answered: one case, the two of a near miss, or two rulings and how they go together. */
  readonly parts: readonly ExamPart[];
  /** The fact in which the two cases of a near miss differ. */
  readonly fact?: string;
}

export type ExamPart = CasePart | HowPart;

/** A case of which the ruling is asked, or the clause. */
export interface CasePart {
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** What is told of this part alone; empty if all of it is told of the question. */
  readonly story: readonly string[];
  /** The same ones for both cases of a near miss. */
  readonly options: readonly ExamOption[];
  /** Index of the right option. */
  readonly right: number;
}

/** How the two parts of a case go together. */
export interface HowPart {
  readonly joint: JointCase;
  /** The {@link relations}. */
  readonly options: readonly ExamOption[];
  readonly right: number;
}

/** Whether it asks how two parts go together. */
export function isHow(part: ExamPart): part is HowPart {
  return 'joint' in part;
}

/** A ruling by id, a clause `rule#clause` with its name, or a relation. */
export interface ExamOption {
  readonly id: string;
  readonly clause?: CiteMark;
}

/** A question needs at least this many options. */
export const LEAST_OPTIONS = 2;
/** The number of clauses to choose from. */
export const CLAUSES = 4;

/** The amounts that this option requires; none unless it is a ruling. */
export function amountsAt(part: ExamPart, at: number): readonly AskedAmount[] {
  const option = part.options[at];
  return isHow(part) || !option || option.clause ? [] : amountsToSay(part.situation, part.drill, option.id);
}

/** A, B, C, … */
export function letterOf(at: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + at);
}
