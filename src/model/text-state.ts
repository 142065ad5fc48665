import { z } from 'astro/zod';
import { means } from './means.ts';
import { textSchema } from './text.ts';

const adopted = z.strictObject({
  by: means(textSchema, 'The body, by its name.', 'European Chess Union'),
  on: means(z.iso.date('a day is written YYYY-MM-DD, such as 2024-09-01'), 'The day.', '2026-01-01'),
});

/** How far a language's text of an edition counts, and who adopted it. */
export const textStateSchema = z.discriminatedUnion('state', [
  z.strictObject({
    state: means(z.literal('authentic'), 'It counts. Where several languages have such a text, they count alike.'),
    adopted: means(adopted.optional(), 'Who adopted it, and when.'),
  }),
  z.strictObject({
    state: means(z.literal('official'), 'A translation that a body adopted; an authentic text goes before it.'),
    adopted: means(adopted, 'Who adopted it, and when.'),
  }),
  z.strictObject({
    state: means(z.literal('convenience'), 'A translation that only helps to read an authentic text.'),
  }),
]);
export type TextState = z.infer<typeof textStateSchema>;
