/** Times that a rule gives, for a clock at the table; nothing beyond its clause. */
import { z } from 'astro/zod';
import { clauseIdSchema, factIdSchema, idSchema, noteIdSchema, type ClauseId, type RuleId } from './id.ts';
import { asId } from './id.ts';
import { means, typeOf } from './means.ts';
import { textSchema } from './text.ts';

/** The longest time to wait at a table, in seconds; longer ones are deadlines, for a calendar. */
const DAY = 24 * 60 * 60;

/** A time that a clause of the rule gives. The checker proves that the clause contains its length. */
export const timeSchema = z.strictObject({
  id: means(idSchema, 'Its own name in this rule.', 'default-time'),
  seconds: means(
    z.number().int().min(1).max(DAY),
    'How long it is; at most a day. The clause has to say the same.',
    1800,
  ),
  clause: means(clauseIdSchema, 'The clause of this rule that says so.', 'a'),
  label: means(
    textSchema,
    'What runs, with “at most” if the clause says so.',
    'The thirty minutes of the default time',
  ),
  over: means(
    textSchema.optional(),
    'What follows when the time is over; left out if the book does not say.',
    'Now the game is lost.',
  ),
  note: means(
    noteIdSchema.optional(),
    'A note at that clause on what the text leaves open of the time: from when it runs, or what then holds.',
    'from-when',
  ),
  fact: means(
    factIdSchema.optional(),
    'The question whether it is over: the clock can be started where that is asked.',
    'time-over',
  ),
});
export type Time = z.infer<typeof timeSchema>;

export const timeNameSchema = typeOf(
  z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a time goes by the id of its rule and its own: aanmaning/drie-minuten')
    .brand<'TimeName'>(),
  'time',
  'A time that a rule gives: the id of the rule, a slash, and the time’s own.',
  'lateness/default-time',
);
export type TimeName = z.infer<typeof timeNameSchema>;

export const timesSchema = means(z.array(timeNameSchema).min(1), 'Times whose clocks can be started here.', [
  'lateness/default-time',
]);

/** What a time's name is made of. */
export function partsOfTimeName(name: string): { readonly rule: RuleId; readonly time: string } {
  const [rule = '', time = ''] = name.split('/');
  return { rule: asId(rule), time };
}

/** The clause that a time is in, as it is cited. */
export function clauseOfTime(rule: RuleId, { clause }: { readonly clause: ClauseId }): string {
  return `${rule}#${clause}`;
}
