/** Cases that are not drawn from one table: the guided first one, and those of two parts. */
import { isGuided, type DrillAddress } from './drill-address.ts';
import type { Drawn, Session } from './session.ts';

/** Rejects when something cannot be fetched. */
export async function drawnOtherwise(session: Session, asked: DrillAddress): Promise<Drawn | undefined> {
  if (isGuided(asked)) return (await import('./at-table/guided.ts')).guidedFor(session);
  return (await import('./joint/draw.ts')).drawJoint(session, asked);
}
