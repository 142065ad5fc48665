/** The props of every kind of drill, and its result. */
import type { Ref } from 'preact';
import type { DrillAddress } from './drill-address.ts';
import type { Drawn, Session } from './session.ts';

export interface DrillProps {
  readonly session: Session;
  readonly asked: DrillAddress;
  readonly drawn: Drawn;
  /** The heading that gets the focus when the case is shown. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** Reports the result, once. */
  readonly onDone: (done: Done) => void;
}

export interface Done {
  readonly right: boolean;
  /** The grades of ts-fsrs: 1 again, 2 hard, 3 good, 4 easy. */
  readonly grade: 1 | 2 | 3 | 4;
  /** The ruling that was practised, by id; two of a near miss. */
  readonly rulings: readonly string[];
}

/** The result of a case, with its situation. */
export interface DoneOf extends Done {
  readonly drawn: Drawn;
}
