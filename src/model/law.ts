/** Articles of a law book outside this site that a book applies (the Laws of Duplicate Bridge). */
import { z } from 'astro/zod';
import { means, typeOf } from './means.ts';
import { textSchema } from './text.ts';

/**
 * `25`, `27B1`, `30B1(b)(ii)`, `11.3.2.1`, `A.4.2`: the letters of an appendix, the article, then letter,
 * number, parts behind points and parts in brackets, as printed.
 */
const ARTICLE = /^(?:[A-Z]+\.)?\d+(?:[A-Z]\d*)?(?:\.\d+)*(?:\([a-z]+\))*$/;
export const articleSchema = typeOf(
  z.string().regex(ARTICLE, 'a law article is written as printed: 27B1(a), 11.3.2 or A.4.2'),
  'article',
  'An article of the law book, as printed and in quotes (YAML reads `47E1` and `4.2` as numbers).',
  '27B1(a)',
);

export const lawsFileSchema = z.strictObject({
  title: means(
    textSchema,
    'Which law book, in the book’s own language, with its year.',
    'Laws of Duplicate Bridge 2017',
  ),
  articles: means(
    z.record(
      articleSchema,
      z.strictObject({
        caption: means(textSchema, 'Its subject, in one plain line of your own.', 'A call out of turn'),
        says: means(
          textSchema.optional(),
          'What it says, in one to four sentences of your own: the law’s and not the book’s. Left out if it is not certain.',
          'Whoever calls out of turn …',
        ),
      }),
    ),
    'Every article that the edition names, by the article.',
  ),
});
export type Laws = z.infer<typeof lawsFileSchema>;
