import { z } from 'astro/zod';
import { typeOf } from './means.ts';

/**
 * The marks of Markdown and HTML for bold, italics, code, elements and entities. A single star or underscore
 * is not one.
 */
const MARKS =
  /\*\*|__|`|<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);|(?<![^\s("'])([*_])(?![\s*_])[^*_]*(?<!\s)\1(?![^\s.,;:!?)"'])/iu;

/**
 * A heading or a button without words would stand on its page as an empty line; of a link its brackets and
 * its address would be read, and of bold words their stars.
 */
export const textSchema = typeOf(
  z
    .string()
    .refine((text) => text.trim() !== '', 'a reader sees it, so it cannot be empty')
    .refine(
      (text) => !/\]\(|\((?:rule|term|situation|ruling):/.test(text),
      'it is shown as it is written, and a link would be read with its address; say it in words alone',
    )
    .refine((text) => !MARKS.test(text), 'it is shown as it is written, and its marks would be read; leave them out'),
  'text',
  'Words that a reader sees, shown as they are written: no links, no bold or italics, not empty.',
  'The player loses the game',
);

export const countedSchema = typeOf(
  textSchema.refine((text) => text.includes('{n}'), 'the number would be missing, so write {n} where it stands'),
  'text with {n}',
  'Words around a number, for which `{n}` stands.',
  'there are {n} closed tricks',
);

/** Typographic quotes are no quotes to YAML: it would take them for a part of the number. */
export const printedNumberSchema = typeOf(
  textSchema.refine(
    (text) => !/["'\u2018-\u201F\u00AB\u00BB\u2039\u203A`]/.test(text),
    "its quotation marks would be printed with it; in content texts stand in straight ones: '17'",
  ),
  'number as printed',
  'In straight quotes, or YAML reads it as a number and `4.10` becomes 4.1.',
  '4.10',
);

/**
 * Nothing but the web, and that encrypted: `javascript:` would run, and `http:` can be changed on the way.
 */
export const webAddressSchema = typeOf(
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/.test(text),
      'an address on the web begins with https://',
    )
    .refine(
      (text) => !FOREIGN_HOST.test(text),
      'a host in letters that are not Latin ones could pass for another; write it as a browser copies it, xn--…',
    ),
  'address',
  'An address on the web; it begins with `https://`.',
  'https://example.org/rules.pdf',
);
/** `https://е.nl` with a Cyrillic `е` looks like `https://e.nl`. */
const FOREIGN_HOST = /^https:\/\/[^\/?#]*(?:%|[\p{L}--\p{Script=Latin}])/v;
