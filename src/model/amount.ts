/**
 * Amounts that effects count: a number, a linear form over number facts, a lookup over a choice fact, or
 * unstated. There is deliberately no expression language: what a linear form cannot express is written as
 * several rulings.
 */
import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { UNSTATED_AMOUNT, parseLinear } from './linear.ts';
import { means, typeOf } from './means.ts';

export * from './linear.ts';

/** A linear form as authors write it: `-2*reizwert`, `reizwert/2 + meldung`, `8*sets - 4`. */
const linearForm = z
  .string()
  .refine(
    (text) => parseLinear(text) !== undefined,
    'an amount is a number, such as 5 or 0.5, or is worked out from answers that are numbers, such as "2*games" or "bid/2 + meld"',
  )
  .refine(
    (text) => parseLinear(text)?.terms.every(({ coefficient }) => coefficient !== 0) ?? true,
    'counts a fact nought times; leave that fact out',
  );

export const amountSchema = typeOf(
  z.union([
    z.number(),
    z.literal(UNSTATED_AMOUNT),
    linearForm,
    z.strictObject({
      by: means(idSchema, 'The choice by which it is looked up.', 'result'),
      values: means(z.record(idSchema, z.number()), 'The number for each of its options.', { won: 2, lost: 0 }),
    }),
  ]),
  'amount',
  'A number; a sum over number facts (`2*tricks + 5`, `bid/2 + meld`); a number per option of a choice (`{ by: result, values: { won: 2, lost: 0 } }`); or `unstated` where the source gives no number, of a kind whose words have no `{n}` (“a harsher penalty”).',
  '5 + 2*empty-boards',
).meta({ id: 'amount' });

/** An amount as written in content and in the JSON interface. */
export type Amount = z.infer<typeof amountSchema>;

/** The facts an amount needs, in order of mention; empty for a plain number. */
export function factsOfAmount(amount: Amount): readonly string[] {
  if (typeof amount === 'number') return [];
  if (typeof amount === 'string') return parseLinear(amount)?.terms.map((term) => term.fact) ?? [];
  return [amount.by];
}
