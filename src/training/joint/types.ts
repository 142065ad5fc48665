/** Cases of two parts: what is fetched of them, and a case as it is drawn. */
import type { Meeting, RuledPart } from '#client/together/joined.ts';
import type { Answers } from '#decide/table.ts';
import type { Language } from '#model/language.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { TrainedHead } from '#training/types.ts';
import type { Relation } from './relation.ts';

/** A worked case of a concurrence, in the file of all of an edition. */
export interface TrainedJoint {
  /** Its card's (`jointCard`), which several cases of one concurrence share. */
  readonly card: string;
  readonly lang?: Language;
  readonly story: string;
  /** In the order of the book's situations. */
  readonly parts: readonly [TrainedPart, TrainedPart];
}

export interface TrainedPart {
  readonly situation: string;
  /** What the story tells of its facts. */
  readonly given: Answers;
}

export interface JointPart {
  readonly head: TrainedHead;
  readonly situation: Ready;
  readonly drill: DrillCase;
  readonly ruled: RuledPart;
}

/** A drawn case of two parts, with what is right. */
export interface JointCase {
  readonly joint: TrainedJoint;
  readonly parts: readonly [JointPart, JointPart];
  readonly relation: Relation;
  readonly meeting: Meeting;
}
