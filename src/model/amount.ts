/**
 * Amounts: what an effect counts. A number, a linear form over number facts, a lookup over a choice fact, or
 * unstated. There is no expression language on purpose: what a linear form cannot say is several rulings.
 */
import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { UNSTATED_AMOUNT, parseLinear } from './linear.ts';

export * from './linear.ts';

/** A linear form as authors write it: `-2*reizwert`, `reizwert/2 + meldung`, `8*sets - 4`. */
const linearForm = z
  .string()
  .refine(
    (text) => parseLinear(text) !== undefined,
    'not a linear form over number facts, such as "2*games" or "bid/2 + meld"',
  )
  .refine(
    (text) => parseLinear(text)?.terms.every(({ coefficient }) => coefficient !== 0) ?? true,
    'counts a fact nought times; leave that fact out',
  );

export const amountSchema = z.union([
  z.number(),
  z.literal(UNSTATED_AMOUNT),
  linearForm,
  z.strictObject({ by: idSchema, values: z.record(idSchema, z.number()) }),
]);

/** An amount as it stands in content and in the JSON interface. */
export type Amount = z.infer<typeof amountSchema>;

/** The facts an amount needs, in order of mention; none for a plain number. */
export function factsOfAmount(amount: Amount): readonly string[] {
  if (typeof amount === 'number') return [];
  if (typeof amount === 'string') return parseLinear(amount)?.terms.map((term) => term.fact) ?? [];
  return [amount.by];
}
