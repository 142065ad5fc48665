import type { DraftRule } from '#library/draft.ts';

/** How a rule is named in a message: `rule 17`, or by its own label where it has one. */
export function describeRule({ data }: DraftRule): string {
  return data.label ?? `rule ${data.number}`;
}
