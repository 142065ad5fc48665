import { z } from 'astro/zod';
import { conditionSchema } from './box.ts';
import { factIdSchema, idSchema, situationIdSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema, otherwiseSchema, type Otherwise } from './ruling.ts';
import { noteNameSchema } from './rests.ts';
import { relations } from './seat.ts';
import { textSchema } from './text.ts';
import { timesSchema } from './time.ts';
import { calculatorSchema } from '#calculator/schema.ts';

export const situationSchema = z.strictObject({
  title: textSchema,
  /** One line under the title in lists: what this situation settles. */
  summary: textSchema,
  /** What people say when it happens, for the search. */
  phrases: z.array(textSchema).min(1),
  /** Phase of the game or season: an id of `phases` in book.yaml. */
  phase: idSchema,
  /** Shown among the frequent ones on the book's page. */
  common: z.boolean().optional(),
  /** The most that can be at stake. */
  severity: z.enum(['none', 'points', 'game', 'match']),
  /**
   * Whether it is about what is won, scored or worth: then only effects that take something away are listed
   * as penalties.
   */
  scoring: z.boolean().optional(),
  /**
   * `fewest`: the fewest questions on average; `declared`: the order of `facts`, which the book prescribes.
   */
  order: z.enum(['fewest', 'declared']),
  /** The facts this situation asks about, in declared order; empty if one ruling holds in any case. */
  facts: z.array(factIdSchema),
  /** Why one ruling holds in all cases, so that no question is needed. For editors, not shown. */
  always: textSchema.optional(),
  /** Combinations that cannot occur. */
  impossible: conditionSchema.optional(),
  /**
   * Contested notes at clauses that its rulings cite, on which they do not rest, each with the reason why
   * not. For editors, not shown.
   */
  aside: z.partialRecord(noteNameSchema, textSchema).optional(),
  /**
   * Why rulings that rest on a note do not show what its other reading comes to, by note. For editors, not
   * shown.
   */
  noAlternative: z.partialRecord(noteNameSchema, textSchema).optional(),
  otherwise: otherwiseSchema.optional(),
  /** Its allowed values are defined in src/calculator. */
  calculator: calculatorSchema.optional(),
  /** Rules to read in addition to those that the rulings cite. */
  see: z.array(citationSchema).optional(),
  laws: z.array(articleSchema).optional(),
  /** Times that run from what the arbiter does on arriving. */
  times: timesSchema.optional(),
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
        /** Times that start with this step. */
        times: timesSchema.optional(),
      }),
    )
    .optional(),
  /**
   * Declares that every word for a seated party in its questions and rulings refers to that seat relative to
   * the offender. The value: further words that name a seat in this situation.
   */
  seats: z.partialRecord(z.enum(relations), z.array(textSchema).min(1)).optional(),
  /** Ids this situation had before; their links keep working. */
  aliases: z.array(situationIdSchema).optional(),
});
export type SurfaceSituation = z.infer<typeof situationSchema>;
export type Situation = Omit<SurfaceSituation, 'otherwise'> & { readonly otherwise?: Otherwise };
