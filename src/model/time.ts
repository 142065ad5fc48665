/** Times that a rule gives, for a clock at the table; nothing beyond its clause. */
import { z } from 'astro/zod';
import { clauseIdSchema, factIdSchema, idSchema, noteIdSchema, type ClauseId, type RuleId } from './id.ts';
import { asId } from './id.ts';
import { textSchema } from './text.ts';

/** The longest time to wait at a table, in seconds; longer ones are deadlines, for a calendar. */
const DAY = 24 * 60 * 60;

/** A time that a clause of the rule gives. The checker proves that the clause contains its length. */
export const timeSchema = z.strictObject({
  id: idSchema,
  /** How long it is. */
  seconds: z.number().int().min(1).max(DAY),
  /** The clause of this rule that says so. */
  clause: clauseIdSchema,
  /** The label of the clock, with `at most` if the clause says so. */
  label: textSchema,
  /** What follows when the time is over; omitted if the book does not say. */
  over: textSchema.optional(),
  /**
   * A note at that clause on what the text leaves open of the time: from when it runs, or what then holds.
   */
  note: noteIdSchema.optional(),
  /** The question whether it is over: the clock can be started where that is asked. */
  fact: factIdSchema.optional(),
});
export type Time = z.infer<typeof timeSchema>;

/** A time's name in its edition: the id of its rule and its own (`aanmaning/drie-minuten`). */
const timeNameSchema = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a time goes by the id of its rule and its own: aanmaning/drie-minuten')
  .brand<'TimeName'>();
export type TimeName = z.infer<typeof timeNameSchema>;

/** The times that a step names, so that their clocks can be started there. */
export const timesSchema = z.array(timeNameSchema).min(1);

/** What a time's name is made of. */
export function partsOfTimeName(name: string): { readonly rule: RuleId; readonly time: string } {
  const [rule = '', time = ''] = name.split('/');
  return { rule: asId(rule), time };
}

/** The clause that a time is in, as it is cited. */
export function clauseOfTime(rule: RuleId, { clause }: { readonly clause: ClauseId }): string {
  return `${rule}#${clause}`;
}
