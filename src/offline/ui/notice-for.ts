/** Which notice a reader gets after a visit: at most one, and none that they have declined. */
import type { Visit } from '#offline/visit.ts';

/** What a reader has answered to notices before, and today's date. */
export interface Said {
  /** Whether the reader has declined to store this book. */
  readonly declined: boolean;
  /** Whether this is the session's first page of a book, on which nothing is offered yet. */
  readonly first: boolean;
  /** The day (YYYY-MM-DD) on which an update was postponed, if one was, and today. */
  readonly putOff: string | undefined;
  readonly today: string;
}

/**
 * The visit, or nothing: no book is offered on a first page or again once declined, and no update on the day
 * that it was postponed.
 */
export function noticeFor(visit: Visit, { declined, first, putOff, today }: Said): Visit {
  switch (visit.kind) {
    case 'ask':
      return declined || first ? { kind: 'nothing' } : visit;
    case 'newer':
      return putOff === today ? { kind: 'nothing' } : visit;
    case 'kept':
    case 'off':
    case 'nothing':
      return visit;
  }
}
