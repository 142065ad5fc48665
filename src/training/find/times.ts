/** The times of right answers in this visit. They are not stored. */
import type { Session } from '#training/session.ts';

const times = new WeakMap<Session, readonly number[]>();

/** Adds a time, and returns all of them. */
export function withTime(session: Session, time: number): readonly number[] {
  const all = [...timesOf(session), time];
  times.set(session, all);
  return all;
}

export function timesOf(session: Session): readonly number[] {
  return times.get(session) ?? [];
}
