import { z } from 'astro/zod';
import { textSchema } from './text.ts';

const adopted = z.strictObject({
  /** The body, by its name. */
  by: textSchema,
  on: z.iso.date('a day is written YYYY-MM-DD, such as 2024-09-01'),
});

/** How far a language's text of an edition counts, and who adopted it. */
export const textStateSchema = z.discriminatedUnion('state', [
  /** Counts. Where several languages have such a text, they count alike. */
  z.strictObject({ state: z.literal('authentic'), adopted: adopted.optional() }),
  /** A translation that a body adopted; an authentic text goes before it. */
  z.strictObject({ state: z.literal('official'), adopted }),
  /** A translation that only helps to read an authentic text. */
  z.strictObject({ state: z.literal('convenience') }),
]);
export type TextState = z.infer<typeof textStateSchema>;
