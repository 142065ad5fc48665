/** `site.yaml`: what a site is called, and what else belongs to it and to no book. */
import { z } from 'astro/zod';
import { textSchema } from './text.ts';

export const siteSchema = z.strictObject({
  /** The site's name, as in the title of a browser's tab: `Schaakclub De Toren`. */
  name: textSchema,
  /** A short name for the bar and below the icon on a phone, such as `De Toren`; left out: the name. */
  short: textSchema.optional(),
  /** Whether the foot of pages says that the site is made with Arbiter; left out: it does. */
  madeWith: z.boolean().optional(),
});

/** A `site.yaml` as it is written. */
export type SiteFile = z.infer<typeof siteSchema>;
