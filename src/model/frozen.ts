/**
 * A frozen table: the meaning and the words of a situation when links to its cases were published. It
 * contains all that is needed to rule such a case again, in a format independent of later changes to content
 * and code. The parts that a record's hash covers are separate from the words, which it does not cover;
 * repetitions and the order of questions are in neither.
 */
import { z } from 'astro/zod';
import { effectSchema } from './effects/schema.ts';
import { languages } from './language.ts';
import { modalitySchema } from './modality.ts';
import { openKinds } from './rests.ts';

const words = z.string().min(1);
const interval = z.tuple([z.int(), z.int()]);
const box = z.record(z.string(), z.union([z.array(z.string()), z.array(interval)]));

const commonFact = { id: words, ask: words, by: z.array(words).optional(), askIf: z.array(box).optional() };
const fact = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    ...commonFact,
    options: z.array(z.strictObject({ id: words, label: words, says: words })).min(1),
  }),
  z.strictObject({
    kind: z.literal('number'),
    ...commonFact,
    min: z.int(),
    max: z.int(),
    step: z.int().positive(),
    unit: words,
    /** What formulas call it. */
    name: words.optional(),
    says: z.union([words, z.strictObject({ one: words, other: words })]),
  }),
]);

const ruling = z.strictObject({
  id: words,
  /** Of what the book leaves open: why. Its other cases are those of no ruling, so it has no condition. */
  otherwise: z.enum(openKinds).optional(),
  when: z.array(box),
  overrides: z.array(words),
  amountFacts: z.array(words),
  verdict: words,
  effects: z.array(effectSchema).min(1),
  modality: modalitySchema,
  decidedBy: words.optional(),
  /** By id, as they were called, and what of the number no print had. */
  cites: z.array(z.strictObject({ id: words, label: words, own: z.enum(['rule', 'clause']).optional() })),
  /** The notes that it rested on, by name, with their words. */
  rests: z.array(words),
  restLabels: z.array(words),
});

export const frozenSchema = z.strictObject({
  version: z.literal(1),
  book: words,
  edition: words,
  situation: words,
  language: z.enum(languages),
  title: words,
  /** Labels of the parties in it. */
  people: z.record(z.string(), words),
  /** The book's kinds of points, the usual one first. */
  points: z.record(z.string(), z.strictObject({ one: words, other: words })),
  /** In declared order. */
  facts: z.array(fact),
  impossible: z.array(box),
  /** The last is the one for all other cases, if there is one. */
  rulings: z.array(ruling).min(1),
});

export type FrozenTable = z.infer<typeof frozenSchema>;
export type FrozenFact = FrozenTable['facts'][number];
export type FrozenRuling = FrozenTable['rulings'][number];
