/** How long each clause took that was found in this visit. Nobody keeps it. */
import type { Session } from '#training/session.ts';

const times = new WeakMap<Session, readonly number[]>();

/** Adds a time, and gives all there are. */
export function withTime(session: Session, time: number): readonly number[] {
  const all = [...timesOf(session), time];
  times.set(session, all);
  return all;
}

export function timesOf(session: Session): readonly number[] {
  return times.get(session) ?? [];
}
