/** What every kind of drill is given, and what it says when it is over. */
import type { Ref } from 'preact';
import type { Asked } from './asked.ts';
import type { Drawn, Session } from './session.ts';

export interface DrillProps {
  readonly session: Session;
  readonly asked: Asked;
  readonly drawn: Drawn;
  /** The heading that takes the focus when the case comes up. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** Says once what it came to. */
  readonly onDone: (done: Done) => void;
}

export interface Done {
  readonly right: boolean;
  /** As ts-fsrs grades: 1 again, 2 hard, 3 good, 4 easy. */
  readonly grade: 1 | 2 | 3 | 4;
  /** The ruling that was practised, by id; two of a near miss. */
  readonly rulings: readonly string[];
}

/** What a case came to, and where it stands. */
export interface DoneOf extends Done {
  readonly drawn: Drawn;
}
