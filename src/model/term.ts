import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { means } from './means.ts';
import { citationSchema } from './ruling.ts';
import { textSchema } from './text.ts';

const termSchema = z.strictObject({
  term: means(textSchema, 'The word itself, as the rules write it.', 'touch-move'),
  definition: means(textSchema, 'What it means, in a sentence or two.', 'Whoever touches a piece has to move it.'),
  abbreviation: means(
    textSchema.optional(),
    'The abbreviation used in rule text; readers get the definition with it.',
    'TM',
  ),
  aliases: means(z.array(textSchema).optional(), 'Other names: player slang, misspellings, older words.', [
    'touched piece',
  ]),
  english: means(z.array(textSchema).optional(), 'What it is called in English, for the search.', ['touch-move']),
  phrases: means(z.array(textSchema).optional(), 'What players say who do not know the term, for the search.', [
    'he touched it',
  ]),
  concept: means(
    idSchema.optional(),
    'An idea shared between games, in English; the site names it, so only those in `src/i18n/<language>/concept-labels.ts` may stand here.',
    'revoke',
  ),
  cites: means(z.array(citationSchema).optional(), 'The clauses that define it.', ['moves#a']),
  formerIds: means(
    z.array(idSchema).optional(),
    'Ids this term had before; their links keep working. (`aliases` are words.)',
    ['touched-piece'],
  ),
});
export const termsFileSchema = means(z.record(idSchema, termSchema), 'The glossary: a term by its id.');
export type Term = z.infer<typeof termSchema>;
