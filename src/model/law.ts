/** Articles of a law book outside this site that a book applies (the Laws of Duplicate Bridge). */
import { z } from 'astro/zod';
import { textSchema } from './text.ts';

/**
 * `25`, `27B1`, `27B1(a)`, `30B1(b)(ii)`: the article, then letter, number and bracketed parts, as printed.
 */
const ARTICLE = /^\d+(?:[A-Z]\d*)?(?:\([a-z]+\))*$/;
export const articleSchema = z.string().regex(ARTICLE, 'a law article is written as printed: 27B1(a)');

export const lawsFileSchema = z.strictObject({
  /** Which law book, in the book's own language, with its year. */
  title: textSchema,
  articles: z.record(
    articleSchema,
    z.strictObject({
      /** Its subject, in one plain line of our own. */
      caption: textSchema,
      /**
       * Its content, in a few sentences of our own: the law's and not the book's. Omitted if not established.
       */
      says: textSchema.optional(),
    }),
  ),
});
export type Laws = z.infer<typeof lawsFileSchema>;
