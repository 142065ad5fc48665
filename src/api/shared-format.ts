/** What the formats of the JSON interface have in common: conditions, consequences, and which text counts. */
import { z } from 'astro/zod';
import { effectSchema, languages, modalitySchema, noteKinds } from '#model/index.ts';

/** The immutable output of the builders. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

const interval = z
  .tuple([z.int(), z.int()])
  .meta({ description: 'Whole numbers from the first to the second, both included.' });
export const allowed = z.union([z.array(z.string()), z.array(interval)]);
export const box = z.record(z.string(), allowed).meta({
  id: 'box',
  description: 'Holds where every fact it names has a value that it allows. It never holds for a fact without a value.',
});
export const says = z.union([z.string(), z.strictObject({ one: z.string(), other: z.string() })]);

/** Added within version 1; absent if there are none. */
export const aliases = z
  .array(z.string())
  .optional()
  .meta({ description: 'Ids that it had before; addresses with them still lead to it.' });

/** Kinds may be added within version 1: readers that do not know one still have the verdict. */
export const effect = effectSchema.meta({
  id: 'effect',
  description: 'Told by its first key. There may be kinds to come.',
});
export const consequence = {
  verdict: z.string(),
  effects: z.array(effect),
  modality: modalitySchema,
  cites: z.array(z.string()).meta({ description: 'A rule, or a rule and a clause: 17 or 17#a.' }),
};

/** What follows in a ruling's place if a note that it rests on is read the other way. */
const alternative = z.strictObject({
  id: z.string(),
  when: z
    .array(box)
    .optional()
    .meta({ description: 'The part of the ruling’s cases that the other reading changes. Absent: all of them.' }),
  verdict: consequence.verdict,
  explain: z.string().optional(),
  effects: consequence.effects,
  modality: consequence.modality,
  decidedBy: z.string().optional(),
});

/** Added within version 1, so that what was written before is still valid. */
export const rests = z
  .array(
    z.strictObject({
      note: z.string().meta({ description: 'The note’s id at its clause.' }),
      kind: z.enum(noteKinds),
      text: z.string(),
      cite: z.string().meta({ description: 'The clause that it is about: 17#a.' }),
      alternatives: z
        .array(alternative)
        .optional()
        .meta({ description: 'What follows if it is read the other way; absent where the source does not say.' }),
      eitherWay: z
        .literal(true)
        .optional()
        .meta({ description: 'The other reading changes other rulings of the situation, and not this one.' }),
    }),
  )
  .optional()
  .meta({
    description:
      'The editor’s notes without which the outcome would be another one: our readings, and doubts in the source. Empty where it follows from the text alone.',
  });

/** Added within version 1; absent where fines are in euros. */
export const currency = z
  .string()
  .optional()
  .meta({ description: 'What fines are paid in, by its code (ISO 4217). Absent: EUR.' });

export const where = { book: z.string(), edition: z.string() };
export const language = z.enum(languages);

/** Added within version 1, as `rests` is. */
export const text = z
  .strictObject({
    state: z.enum(['authentic', 'official', 'convenience']).meta({
      description:
        '`authentic`: the words count. `official`: a translation that a body adopted; the original goes before it. `convenience`: a translation that only helps to read the original.',
    }),
    adopted: z
      .strictObject({ by: z.string(), on: z.string() })
      .optional()
      .meta({ description: 'Who adopted the text, and on what day (YYYY-MM-DD).' }),
    original: language
      .optional()
      .meta({ description: 'Of a translation: the language of the original, whose data have the same ids.' }),
  })
  .optional()
  .meta({ description: 'How far the words in this language count.' });
