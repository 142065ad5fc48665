/** A case that was decided at a table and that an editor has published with a book: precedent. */
import { z } from 'astro/zod';
import { givenSchema } from './box.ts';
import { decidedCaseIdSchema, idSchema, rulingIdSchema, situationIdSchema } from './id.ts';
import { givesSchema } from './ruling.ts';
import { textSchema } from './text.ts';

const daySchema = z.iso.date('a day is written YYYY-MM-DD, such as 2024-09-01');

/** The frontmatter of `content/<book>/<edition>/cases/<id>.mdx`; the text below it gives the reasons. */
export const decidedCaseSchema = z.strictObject({
  /** What happened, in one line; the page's heading. */
  title: textSchema,
  situation: situationIdSchema,
  /** What happened, anonymised. */
  story: textSchema,
  /** The answers, as in a worked example. */
  given: givenSchema,
  /** The ruling that was given, which the answers have to lead to. */
  ruling: rulingIdSchema,
  /** Its outcome, as in a worked example; required by the checker. */
  gives: givesSchema.optional(),
  /** The arguments of the parties, one each. */
  argued: z.array(textSchema).min(1).optional(),
  /** The day on which it was decided. */
  day: daySchema,
  place: textSchema.optional(),
  tournament: textSchema.optional(),
  /** The role or party that decided, never a person's name. */
  decidedBy: idSchema,
  /** The office that found it fit to be published, and when. */
  approved: z.strictObject({ by: textSchema, on: daySchema }),
  /** Ids this case had before; their links keep working. */
  aliases: z.array(decidedCaseIdSchema).optional(),
});
export type DecidedCase = z.infer<typeof decidedCaseSchema>;
