/** `site.yaml`: what a site is called, and what else belongs to it and to no book. */
import { z } from 'astro/zod';
import { colourSchema, marks } from './colour.ts';
import { languages } from './language.ts';
import { means } from './means.ts';
import { textSchema, webAddressSchema } from './text.ts';

const languagesSchema = z
  .array(z.enum(languages))
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'each language stands in it once');

/** A text for all languages, or one for each. */
const wordsSchema = z.union([
  textSchema,
  z
    .partialRecord(z.enum(languages), textSchema)
    .refine((all) => Object.keys(all).length > 0, 'give it a text in at least one language'),
]);

const contactSchema = z
  .string()
  .refine(
    (text) => /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+$/.test(text) || webAddressSchema.safeParse(text).success,
    'write mailto: and an address, such as mailto:rules@example.org, or an address on the web that begins with https://',
  );

const lineSchema = z.union([
  textSchema,
  z.strictObject({
    text: means(wordsSchema, 'What the line says: one text for all languages, or one for each.', {
      en: 'Privacy',
      nl: 'Privacyverklaring',
    }),
    url: means(contactSchema.optional(), 'Where the line leads.', 'https://example.org/privacy'),
  }),
]);

/** `https://example.org`, as `frame-ancestors` of CSP names who may embed. */
const originSchema = z
  .string()
  .refine(
    (text) => URL.canParse(text) && webAddressSchema.safeParse(text).success && new URL(text).origin === text,
    'name a site by https:// and its host, in small letters and with nothing behind it: https://www.example.org',
  );

export const siteSchema = z.strictObject({
  name: means(textSchema, 'The site’s name, as in the title of a browser’s tab.', 'Riverside Chess Club'),
  short: means(
    textSchema.optional(),
    'A short name for the bar and below the icon on a phone; left out: the name.',
    'Riverside',
  ),
  mark: means(
    z.enum(marks).optional(),
    'The mark of pages that belong to no book, and of the icon on a phone; left out: the four suits.',
  ),
  colour: means(
    colourSchema.optional(),
    'The colour of those pages in place of its mark’s; text in it must have a contrast of 4.5:1 on either ground.',
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
  footer: means(
    z.array(lineSchema).min(1).optional(),
    'Lines at the foot of every page, each a text, or a text with a link.',
    ['Riverside Chess Club, founded in 1921'],
  ),
  contact: means(
    contactSchema.optional(),
    'Where readers report a mistake: an address of mail with `mailto:` before it, or a page.',
    'mailto:rules@example.org',
  ),
  imprint: means(
    z.union([webAddressSchema, z.array(textSchema).min(1)]).optional(),
    'Who answers for the site, where the law asks for it: the address of a page, or the lines themselves.',
    'https://example.org/imprint',
  ),
  embed: means(
    z.array(originSchema).min(1).optional(),
    'The sites that may show pages of this one within their own; left out: none may.',
    ['https://www.example.org'],
  ),
  searchEngines: means(
    z.enum(['books', 'all']).optional(),
    '`books`, also where it is left out: search engines are asked to leave out what house rules make of a book, so that who looks for the rules finds the rules. `all`: they may list that too.',
    'all',
  ),
  madeWith: means(
    z.boolean().optional(),
    'Whether the foot of pages says that the site is made with Arbiter; left out: it does.',
    false,
  ),
});

/** A line at the foot. */
export type FooterLine = z.infer<typeof lineSchema>;

/** A `site.yaml` as it is written. */
export type SiteFile = z.infer<typeof siteSchema>;
