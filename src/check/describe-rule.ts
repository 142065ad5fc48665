import type { DraftRule } from '#library/draft.ts';

/** The name of a rule in messages: `rule 17`, or its own label if it has one. */
export function describeRule({ data }: DraftRule): string {
  return data.label ?? `rule ${data.number}`;
}
