/** A case that was decided at a table and that an editor has published with a book: precedent. */
import { z } from 'astro/zod';
import { givenSchema } from './box.ts';
import { decidedCaseIdSchema, idSchema, rulingIdSchema, situationIdSchema } from './id.ts';
import { givesSchema } from './ruling.ts';
import { means } from './means.ts';
import { textSchema } from './text.ts';

const daySchema = z.iso.date('a day is written YYYY-MM-DD, such as 2024-09-01');

/** The frontmatter of `content/<book>/<edition>/cases/<id>.mdx`; the text below it gives the reasons. */
export const decidedCaseSchema = z.strictObject({
  title: means(textSchema, 'What happened, in one line; the page’s heading.', 'Late by a closed road'),
  situation: means(situationIdSchema, 'The situation that it was.', 'player-late'),
  story: means(textSchema, 'What happened; nobody is named.', 'A player came after forty minutes.'),
  given: means(givenSchema, 'The answers, as in a worked example.', { minutes: 40 }),
  ruling: means(rulingIdSchema, 'The ruling that was given, which the answers have to lead to.', 'lost-by-lateness'),
  gives: means(givesSchema.optional(), 'Its outcome, as in a worked example. The check asks for it.'),
  argued: means(z.array(textSchema).min(1).optional(), 'The arguments of the parties, one each.', [
    'The player said that the road was closed.',
  ]),
  day: means(daySchema, 'The day on which it was decided.', '2026-03-12'),
  place: means(textSchema.optional(), 'Where; left out where it would tell who it was.', 'Groningen'),
  tournament: means(
    textSchema.optional(),
    'At what; left out where it would tell who it was.',
    'Club championship, round 4',
  ),
  decidedBy: means(idSchema, 'The role or party that decided, never a person’s name.', 'arbiter'),
  approved: means(
    z.strictObject({
      by: means(textSchema, 'The office.', 'Rules committee'),
      on: means(daySchema, 'The day.', '2026-05-01'),
    }),
    'The office that found it fit to be published, and when.',
  ),
  aliases: means(z.array(decidedCaseIdSchema).optional(), 'Ids this case had before; their links keep working.', [
    'road',
  ]),
});
export type DecidedCase = z.infer<typeof decidedCaseSchema>;
