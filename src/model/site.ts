/** `site.yaml`: what a site is called, and what else belongs to it and to no book. */
import { z } from 'astro/zod';
import { means } from './means.ts';
import { textSchema } from './text.ts';

export const siteSchema = z.strictObject({
  name: means(textSchema, 'The site’s name, as in the title of a browser’s tab.', 'Riverside Chess Club'),
  short: means(
    textSchema.optional(),
    'A short name for the bar and below the icon on a phone; left out: the name.',
    'Riverside',
  ),
  madeWith: means(
    z.boolean().optional(),
    'Whether the foot of pages says that the site is made with Arbiter; left out: it does.',
    false,
  ),
});

/** A `site.yaml` as it is written. */
export type SiteFile = z.infer<typeof siteSchema>;
