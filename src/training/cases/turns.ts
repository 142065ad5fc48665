/** Which single facts would have changed a ruling. */
import { explain } from '#decide/explain.ts';
import type { Lead } from '#decide/leads.ts';
import type { Allowed } from '#model/box.ts';
import type { DrillCase } from './case.ts';
import type { Ready } from './situation.ts';

export interface Turn {
  readonly fact: string;
  /** The values that would have changed it. */
  readonly values: Allowed;
  /** The outcomes for them. */
  readonly leads: readonly Lead[];
}

/** The decisive facts of a case, each with the outcome otherwise; those with a single outcome first. */
export function turnsOf({ compiled }: Ready, { told, ruling }: DrillCase): readonly Turn[] {
  const answers = Object.fromEntries(told.map(({ fact, answer }) => [fact, answer]));
  const { nearest } = explain(compiled, answers, ruling);
  return nearest
    .map(({ change, leads }): Turn => ({ fact: change.fact, values: change.values, leads }))
    .sort((a, b) => a.leads.length - b.leads.length);
}
