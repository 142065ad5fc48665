/** The schema of a calculator: a page that adds up several options of one choice of a situation. */
import { z } from 'astro/zod';
import { factIdSchema, idSchema, rulingIdSchema } from '#model/id.ts';
import { countedSchema, textSchema } from '#model/text.ts';

/** Each option whose ruling gives a fixed number of points becomes a line. */
export const calculatorSchema = z.strictObject({
  title: textSchema,
  /** The choice fact that every ruling of this situation depends on. */
  sum: factIdSchema,
  /** The highest count of an option, if the game limits it. */
  most: z.record(idSchema, z.number().int().positive()).optional(),
  /** The cards that options take, and the messages when they exceed a hand. */
  hand: z
    .strictObject({
      cards: z.number().int().positive(),
      /** Per option the number of cards and their sorts. Options with a sort in common may share cards. */
      takes: z.record(
        idSchema,
        z.strictObject({ cards: z.number().int().positive(), sorts: z.array(idSchema).min(1) }),
      ),
      /** Message for more than `cards`; `{n}` is their number if none is used twice. */
      tooMany: countedSchema,
      /** Message for options that may share cards. */
      shared: textSchema,
    })
    .optional(),
  /** Rulings, of any situation, that invalidate the sum. */
  unless: z.array(rulingIdSchema).optional(),
});
export type CalculatorData = z.infer<typeof calculatorSchema>;

/**
 * Which parts of it are words. The model passes in how words are marked, as a schema imports nothing of it.
 */
export function calculatorWords<Spec>({ keys, text }: WordParts<Spec>): Spec {
  return keys({ title: text, hand: keys({ tooMany: text, shared: text }) });
}
interface WordParts<Spec> {
  readonly text: Spec;
  keys(each: Readonly<Record<string, Spec>>): Spec;
}
