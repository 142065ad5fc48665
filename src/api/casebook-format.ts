/** A casebook's file as other tools may read and write it (src/casebook/file.ts reads it in the browser). */
import { z } from 'astro/zod';
import { LIMITS } from '#casebook/limits.ts';
import { FILE_KIND } from '#casebook/file.ts';
import { FORMAT } from '#casebook/read.ts';
import { ID, languages, modalitySchema } from '#model/index.ts';

const text = z.string().max(LIMITS.text);
const list = z.array(text).max(LIMITS.list);
const id = z.string().regex(ID).max(8000);
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

const record = z
  .strictObject({
    language: z.enum(languages),
    book: id,
    edition: id,
    ruling: id,
    answers: z
      .string()
      .max(8000)
      .regex(/^(?:[\w.~!'()*%-]+=[\w.~!'()*%-]*(?:&[\w.~!'()*%-]+=[\w.~!'()*%-]*)*)?$/)
      .meta({ description: 'The answers that count, as a query without question mark, keys sorted.' }),
    table: z
      .string()
      .regex(/^[0-9a-f]{10}$/)
      .meta({ description: 'The hash of the table that the case was ruled by.' }),
    sum: z
      .string()
      .regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .meta({ description: 'The checksum of the record, as its link and its paper have it.' }),
  })
  .meta({ description: 'What the ruling’s link is made of.' });

const said = z
  .strictObject({
    work: text,
    edition: text,
    situation: text,
    facts: list,
    verdict: text,
    chips: list.meta({ description: 'What follows, with all its sides.' }),
    modality: modalitySchema,
    leave: list.meta({ description: 'Must or may, who decides, and what it rests on beside the text.' }),
    cites: list,
  })
  .meta({ description: 'The words of the ruling as they were when it was made.' });

const details = z.strictObject({
  when: z
    .string()
    .regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/)
    .meta({ description: 'When it was ruled, by the clock of the hall. Empty where that is not known.' }),
  tournament: text,
  table: text,
  round: text,
  told: text.meta({ description: 'Who was told.' }),
  note: text,
  well: text.meta({ description: 'What went well.' }),
  better: text.meta({ description: 'What did not.' }),
  archived: z.boolean(),
});

const version = z.strictObject({
  n: z
    .int()
    .min(1)
    .max(LIMITS.n)
    .meta({ description: '1, 2, 3 … within the case. Two of one number were made side by side.' }),
  order: z.int().min(0).max(LIMITS.order).meta({
    description:
      'Its place among all versions of a device: milliseconds since 1970, or more where the clock was set back.',
  }),
  at: moment.meta({ description: 'What the clock said, right or wrong.' }),
  record,
  said,
  details,
});

const kept = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .meta({ description: 'Random, made once: cases of one id are one case, and their versions are joined.' }),
  versions: z.array(version).min(1).max(LIMITS.versions).meta({
    description: 'All there have been. The one with the highest n counts, then the one with the highest order.',
  }),
});

export const casebookFormat = z
  .strictObject({
    kind: z.literal(FILE_KIND),
    version: z.literal(FORMAT).meta({ description: 'Of the format. A file of a later one is refused.' }),
    exported: moment,
    cases: z.array(kept).max(LIMITS.cases),
  })
  .meta({ title: 'A casebook: cases that somebody has kept' });
