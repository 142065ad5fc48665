import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { citationSchema } from './ruling.ts';
import { textSchema } from './text.ts';

const termSchema = z.strictObject({
  term: textSchema,
  definition: textSchema,
  /** The abbreviation used in rule text (WL, OI); readers get the definition with it. */
  abbreviation: textSchema.optional(),
  /** Other names: player slang, misspellings, older words. */
  aliases: z.array(textSchema).optional(),
  english: z.array(textSchema).optional(),
  /** What players say who do not know the term, for the search. */
  phrases: z.array(textSchema).optional(),
  /** An idea shared between games, in English (`revoke`, `trick`). */
  concept: idSchema.optional(),
  cites: z.array(citationSchema).optional(),
  /** Ids this term had before; their links keep working. (`aliases` are words.) */
  formerIds: z.array(idSchema).optional(),
});
export const termsFileSchema = z.record(idSchema, termSchema);
export type Term = z.infer<typeof termSchema>;
