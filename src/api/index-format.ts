/** The format of the list of everything: books, editions, languages, and where their data and pages are. */
import { z } from 'astro/zod';
import { houseOfBook } from './house/format.ts';
import { language, text } from './shared-format.ts';

const address = z.string().meta({
  description: 'Absolute where the site knows its own address, otherwise from the root of its host.',
});

const inLanguage = z.strictObject({
  language,
  text: text.unwrap(),
  words: z
    .string()
    .optional()
    .meta({ description: 'That another text goes first, as every page says it; absent where none does.' }),
  title: z.string(),
  url: address.meta({ description: 'The permanent page of the edition.' }),
  book: address.meta({ description: 'Everything in one file.' }),
  rules: address,
  situations: z.array(z.strictObject({ id: z.string(), title: z.string(), url: address, data: address })),
});

export const indexFormat = z
  .strictObject({
    version: z.literal(1),
    built: z.string().meta({ description: 'The day on which the site was built (YYYY-MM-DD).' }),
    licence: z
      .strictObject({ software: z.string().meta({ description: 'As SPDX names it.' }) })
      .meta({ description: 'Of what made this. Whose the words are is said with each language, in `words`.' }),
    schemas: z.record(z.string(), address).meta({ description: 'The JSON Schema of each kind of file, by its name.' }),
    case: z.string().meta({ description: 'How a case is an address: answers are a query, facts by their ids.' }),
    books: z.array(
      z.strictObject({
        id: z.string(),
        game: z.string(),
        authority: z.strictObject({ name: z.string(), short: z.string(), url: z.string().optional() }),
        language: language.meta({ description: 'The language that it is written in.' }),
        house: houseOfBook,
        editions: z
          .array(
            z.strictObject({
              id: z.string(),
              title: z.string(),
              from: z.string().optional().meta({ description: 'In force from this day (YYYY-MM-DD).' }),
              current: z.boolean(),
              ahead: z.boolean(),
              official: z.strictObject({ title: z.string(), url: z.string() }).optional(),
              languages: z.array(inLanguage).meta({ description: 'The original first.' }),
            }),
          )
          .meta({ description: 'Oldest first.' }),
      }),
    ),
  })
  .meta({ title: 'What this site has' });
