/** Which notice a reader gets after a visit: at most one, and none that they have declined. */
import type { Visit } from '#offline/visit.ts';

/** What a reader has answered to notices before, and today's date. */
export interface Said {
  /** Whether the reader has declined to store this book. */
  readonly declined: boolean;
  /** The day (YYYY-MM-DD) on which an update was postponed, if one was, and today. */
  readonly putOff: string | undefined;
  readonly today: string;
}

/**
 * The visit, or nothing: a declined book is not offered again, and an update not on the day it was postponed.
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
