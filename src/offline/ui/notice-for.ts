/** Which notice a reader gets after a visit: at most one, and none that they have declined. */
import type { Visit } from '#offline/visit.ts';

/** What a reader has seen and answered before, and today's date. */
export interface Said {
  /** Whether this book has been offered before. */
  readonly offered: boolean;
  /** Whether this is the front page of the book, and the reader has seen a ruling. */
  readonly ready: boolean;
  /** The day (YYYY-MM-DD) on which an update was postponed, if one was, and today. */
  readonly putOff: string | undefined;
  readonly today: string;
}

/**
 * The visit, or nothing: a book is offered once, when a reader is ready for it, and no update on the day that
 * it was postponed.
 */
export function noticeFor(visit: Visit, { offered, ready, putOff, today }: Said): Visit {
  switch (visit.kind) {
    case 'ask':
      return ready && !offered ? visit : { kind: 'nothing' };
    case 'newer':
      return putOff === today ? { kind: 'nothing' } : visit;
    case 'kept':
    case 'off':
    case 'nothing':
      return visit;
  }
}
