/**
 * What of a visit a reader is told: at most one thing, and not what they have said they do not want to hear.
 */
import type { Visit } from '#offline/visit.ts';

/** What a reader has said to notices before, and on which day it is now. */
export interface Said {
  /** Whether the reader has said of this book that it need not be kept, at whatever time. */
  readonly declined: boolean;
  /** The day (YYYY-MM-DD) on which a newer text was put off, if one was, and the day that it is. */
  readonly putOff: string | undefined;
  readonly today: string;
}

/**
 * The visit as it is, or nothing: a book that was declined is not asked about again, and a newer text not on
 * the day it was put off.
 */
export function noticeFor(visit: Visit, { declined, putOff, today }: Said): Visit {
  switch (visit.kind) {
    case 'ask':
      return declined ? { kind: 'nothing' } : visit;
    case 'newer':
      return putOff === today ? { kind: 'nothing' } : visit;
    case 'kept':
    case 'nothing':
      return visit;
  }
}
