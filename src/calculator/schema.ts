/**
 * What an author writes for a calculator: a page where several options of one choice of a situation are added
 * up.
 */
import { z } from 'astro/zod';
import { factIdSchema, idSchema, rulingIdSchema } from '#model/id.ts';
import { countedSchema, textSchema } from '#model/text.ts';

/** Each option whose ruling gives a fixed number of points is a line of it. */
export const calculatorSchema = z.strictObject({
  title: textSchema,
  /** The choice fact that every ruling of this situation hangs on. */
  sum: factIdSchema,
  /** How often an option can be had at once, where that follows from the game. */
  most: z.record(idSchema, z.number().int().positive()).optional(),
  /** What it takes to have an option, and what is said where several of them are more than that allows. */
  hand: z
    .strictObject({
      cards: z.number().int().positive(),
      /**
       * Per option how many cards it takes and which sorts they may be. Options with a sort in common may
       * share cards.
       */
      takes: z.record(
        idSchema,
        z.strictObject({ cards: z.number().int().positive(), sorts: z.array(idSchema).min(1) }),
      ),
      /** With more than `cards`; `{n}` is their number if none counts twice. */
      tooMany: countedSchema,
      /** With options that may share cards. */
      shared: textSchema,
    })
    .optional(),
  /** Rulings, of any situation, under which the sum does not count. */
  unless: z.array(rulingIdSchema).optional(),
});
export type CalculatorData = z.infer<typeof calculatorSchema>;

/**
 * Which parts of it are words. The model says how words are told from the rest, and a schema imports nothing
 * of it.
 */
export function calculatorWords<Spec>({ keys, text }: WordParts<Spec>): Spec {
  return keys({ title: text, hand: keys({ tooMany: text, shared: text }) });
}
interface WordParts<Spec> {
  readonly text: Spec;
  keys(each: Readonly<Record<string, Spec>>): Spec;
}
