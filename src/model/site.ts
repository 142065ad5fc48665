/** `site.yaml`: what a site is called, and what else belongs to it and to no book. */
import { z } from 'astro/zod';
import { languages } from './language.ts';
import { means } from './means.ts';
import { textSchema } from './text.ts';

const languagesSchema = z
  .array(z.enum(languages))
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'each language stands in it once');

export const siteSchema = z.strictObject({
  name: means(textSchema, 'The site’s name, as in the title of a browser’s tab.', 'Riverside Chess Club'),
  short: means(
    textSchema.optional(),
    'A short name for the bar and below the icon on a phone; left out: the name.',
    'Riverside',
  ),
  languages: means(
    languagesSchema.optional(),
    'The languages in their order: `/` falls back to the first, and readers choose from them in this order; left out: the language of the most books comes first.',
    ['en', 'nl'],
  ),
  start: means(
    textSchema.optional(),
    'What readers begin with: `all` books, or one of them by the name of its folder; left out: `all`.',
    'our-rules',
  ),
  authority: means(
    z.enum(['own', 'other']).optional(),
    '`own`: we are the source, and no page speaks of another text that goes first. `other`, also where it is left out: the books restate somebody else’s text, which does.',
    'own',
  ),
  madeWith: means(
    z.boolean().optional(),
    'Whether the foot of pages says that the site is made with Arbiter; left out: it does.',
    false,
  ),
});

/** A `site.yaml` as it is written. */
export type SiteFile = z.infer<typeof siteSchema>;
