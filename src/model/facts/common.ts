/** What every fact has as authors write it, and the schemas that several kinds share. */
import { z } from 'astro/zod';
import { conditionSchema } from '#model/box.ts';
import { idSchema } from '#model/id.ts';
import { articleSchema } from '#model/law.ts';
import { countedSchema, textSchema } from '#model/text.ts';

export const common = {
  /** The question, as the arbiter asks it. */
  ask: textSchema,
  /** How the arbiter establishes the answer. */
  how: textSchema.optional(),
  /**
   * Whose choice it is, when it is a player's choice and not a finding: a party, or several in order of
   * precedence.
   */
  by: z.union([idSchema, z.array(idSchema).min(1)]).optional(),
  /**
   * The arbiter judges what they chose: the question keeps its position, but is not presented as their
   * choice.
   */
  judged: z.literal(true).optional(),
  /** Only then does the question make sense; otherwise the fact's value is n/a. */
  askIf: conditionSchema.optional(),
  /** Law articles that ask this question. */
  laws: z.array(articleSchema).optional(),
  /** Ids that this fact had before: links that answer it by one of them are read as they were meant. */
  aliases: z.array(idSchema).optional(),
};

/** Bounds that keep the sums of weights finite. */
export const weightSchema = z.number().min(0.001).max(1_000);

/** The text of a value in a case. `{n}` is the number; `one` is used for exactly 1. */
export const saysSchema = z.union([countedSchema, z.strictObject({ one: textSchema, other: countedSchema })]);
