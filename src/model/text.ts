import { z } from 'astro/zod';

/** Words that a reader sees: a heading or a button without any would stand on its page as an empty line. */
export const textSchema = z.string().refine((text) => text.trim() !== '', 'a reader sees it, so it cannot be empty');

/** Words around a number, for which `{n}` stands. */
export const countedSchema = textSchema.refine(
  (text) => text.includes('{n}'),
  'the number would be missing, so write {n} where it stands',
);
