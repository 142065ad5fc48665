/**
 * The format of what is a club’s in a book that house rules make: said with the book, and with each ruling
 * and clause that differs from the official text.
 */
import { z } from 'astro/zod';
import { box } from '#api/shared-format.ts';

const officialRuling = z.strictObject({
  ruling: z.string(),
  verdict: z.string(),
  url: z.string(),
  when: z.array(box).optional().meta({
    description: 'In which cases of this ruling it is so; absent where it is so in all of them.',
  }),
});
const official = 'By the text below, at its own address';

/** Added within version 1; absent in a book that is no house rules. */
export const houseOfBook = z
  .strictObject({
    on: z.string().meta({ description: 'The book and the edition that they stand on: keezen/reglement.' }),
    official: z
      .string()
      .meta({ description: 'The address of that edition, in the same language if it has words in it.' }),
    adopted: z.strictObject({ by: z.string(), on: z.string() }),
  })
  .optional()
  .meta({
    description:
      'House rules: a club’s own, which hold at its tables and nowhere else. What differs is marked in the same way at rulings and clauses.',
  });

/** Added within version 1; absent where it is as by the text below. */
export const houseOfRuling = z
  .strictObject({
    kind: z.enum(['own', 'other', 'words']).meta({
      description:
        '`own`: the official text has nothing for these cases. `other`: it rules them otherwise. `words`: it rules them so, in other words.',
    }),
    official: officialRuling.optional().meta({ description: `${official}: the ruling of such a case.` }),
    others: z
      .array(officialRuling)
      .optional()
      .meta({ description: 'What it rules in other cases of this ruling that it rules otherwise.' }),
  })
  .optional()
  .meta({ description: 'Of a ruling of house rules: what the official text says in its place.' });

/** Added within version 1; absent where it is as in the text below. */
export const houseOfClause = z
  .strictObject({
    official: z
      .strictObject({ text: z.string(), url: z.string() })
      .optional()
      .meta({ description: `${official}; absent where that has no such clause.` }),
  })
  .optional()
  .meta({ description: 'Of a clause in the words of house rules: the official one.' });
