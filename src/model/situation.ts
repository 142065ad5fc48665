import { z } from 'astro/zod';
import { conditionSchema } from './box.ts';
import { factIdSchema, idSchema, rulingIdSchema, situationIdSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema, otherwiseSchema } from './ruling.ts';
import { countedSchema, textSchema } from './text.ts';

export const situationSchema = z.strictObject({
  title: textSchema,
  /** One line under the title in lists: what this situation settles. */
  summary: textSchema,
  /** What people say when it happens. */
  phrases: z.array(textSchema).min(1),
  /** Phase of the game or season: an id of `phases` in book.yaml. */
  phase: idSchema,
  /** Shown among the frequent ones on the book's page. */
  common: z.boolean().optional(),
  /** The most that can be at stake. */
  severity: z.enum(['none', 'points', 'game', 'match']),
  /** `fewest`: the fewest questions on average; `declared`: the order of `facts`, which the book prescribes. */
  order: z.enum(['fewest', 'declared']),
  /** The facts this situation asks about, in declared order; empty if one ruling holds in any case. */
  facts: z.array(factIdSchema),
  /** Combinations that cannot occur. */
  impossible: conditionSchema.optional(),
  otherwise: otherwiseSchema.optional(),
  /** A page where several options of one choice are added up: each option whose ruling gives a fixed number of points. */
  calculator: z
    .strictObject({
      title: textSchema,
      /** The choice fact that every ruling of this situation hangs on. */
      sum: factIdSchema,
      /** How often an option can be had at once, where that follows from the game. */
      most: z.record(idSchema, z.number().int().positive()).optional(),
      /** What it takes to have an option, and what is said where several of them are more than that allows. */
      hand: z
        .strictObject({
          cards: z.number().int().positive(),
          /** Per option how many cards it takes and which sorts they may be. Options with a sort in common may share cards. */
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
    })
    .optional(),
  /** Rules to read beside those that the rulings cite. */
  see: z.array(citationSchema).optional(),
  laws: z.array(articleSchema).optional(),
  /** What the arbiter does from arriving to leaving, in order; `fact` is the question that a step answers. */
  procedure: z
    .array(
      z.strictObject({
        do: textSchema,
        fact: factIdSchema.optional(),
        /** What goes wrong if this step is left out. */
        ifForgotten: textSchema.optional(),
        cites: z.array(citationSchema).optional(),
        laws: z.array(articleSchema).optional(),
      }),
    )
    .optional(),
  /** Ids this situation had before; their links keep working. */
  aliases: z.array(situationIdSchema).optional(),
});
export type Situation = z.infer<typeof situationSchema>;
