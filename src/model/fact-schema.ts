/** Facts as authors write them. The library reads them into the two kinds that everybody else knows (fact.ts). */
import { z } from 'astro/zod';
import { conditionSchema } from './box.ts';
import { idSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { countedSchema, textSchema } from './text.ts';

/** How a value reads in a case. `{n}` stands for the number; `one` is used for exactly 1. */
const saysSchema = z.union([countedSchema, z.strictObject({ one: textSchema, other: countedSchema })]);

const common = {
  /** The question, as the arbiter asks it. */
  ask: textSchema,
  /** How the arbiter establishes the answer. */
  how: textSchema.optional(),
  /** Whose choice it is, when it is a player's choice and not a finding: a party, or several in order of precedence. */
  by: z.union([idSchema, z.array(idSchema).min(1)]).optional(),
  /** The arbiter judges what they chose: the question keeps its place, and is not put as their choice. */
  judged: z.literal(true).optional(),
  /** Only then does the question make sense; otherwise the fact's value is n/a. */
  askIf: conditionSchema.optional(),
  /** Law articles that ask this question. */
  laws: z.array(articleSchema).optional(),
  /** Ids that this fact had before: links that answer it by one of them are read as they were meant. */
  aliases: z.array(idSchema).optional(),
};

/** Within what shares can be worked out from: of numbers without an end the sum is none. */
const weightSchema = z.number().min(0.001).max(1_000);

const optionSchema = z.strictObject({
  /** The answer as it stands on its button. */
  label: textSchema,
  /** A second line on the button, where the label alone can be misread. */
  hint: textSchema.optional(),
  /** How it reads in a case ("een speler speelde voor zijn beurt"). */
  says: textSchema,
  /** How often it occurs, relative to the others; 1 unless told. */
  weight: weightSchema.optional(),
  /** Ids that this option had before. */
  aliases: z.array(idSchema).optional(),
});

export const choiceFactSchema = z.strictObject({ ...common, options: z.record(idSchema, optionSchema) });

const yesNoFactSchema = z.strictObject({
  ...common,
  /** How yes reads in a case. */
  yes: textSchema,
  /** How no reads in a case. */
  no: textSchema,
  /** How often yes and no occur, relative to each other. */
  weight: z.strictObject({ yes: weightSchema, no: weightSchema }).optional(),
});

const numberFactSchema = z.strictObject({
  ...common,
  number: z.strictObject({
    min: z.number().int(),
    max: z.number().int(),
    /** Only min, min + step, min + 2·step … exist; 1 unless told. */
    step: z.number().int().positive().optional(),
    unit: textSchema,
    /** What it is called where a formula needs it ("2 × bid"); its unit unless told. */
    name: textSchema.optional(),
  }),
  says: saysSchema,
});

const anyFactSchema = z.union([choiceFactSchema, yesNoFactSchema, numberFactSchema], {
  error:
    'a fact is a choice (options), a yes/no question (yes and no, as they read in a case) or a number (number and says)',
});
export const factSchema = anyFactSchema.refine(({ by, judged }) => judged === undefined || by !== undefined, {
  path: ['judged'],
  error: '`judged` says that the arbiter judges what somebody chose: name them under `by`',
});
export const factsFileSchema = z.record(idSchema, factSchema);

/** A fact as it stands in facts.yaml. */
export type SurfaceFact = z.infer<typeof factSchema>;
