/** A casebook's file as other tools may read and write it (src/casebook/file.ts reads it in the browser). */
import { z } from 'astro/zod';
import { LIMITS } from '#casebook/limits.ts';
import { FILE_KIND } from '#casebook/file.ts';
import type { Format } from '#casebook/read.ts';
import { meetingKinds } from '#addresses/parts-record.ts';
import { ID, languages, modalitySchema } from '#model/index.ts';

const text = z.string().max(LIMITS.text);
const list = z.array(text).max(LIMITS.list);
const id = z.string().regex(ID).max(8000);
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

const edition = { language: z.enum(languages), book: id, edition: id };
const ruled = {
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
};
const sum = z
  .string()
  .regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  .meta({ description: 'The checksum of the record, as its link and its paper have it.' });

const record = z
  .strictObject({ ...edition, ...ruled, sum })
  .meta({ description: 'What the ruling’s link is made of.' });

const place = z
  .int()
  .min(0)
  .max(LIMITS.parts - 1);
const pair = { first: place, second: place };
const together = {
  ...edition,
  parts: z
    .array(z.strictObject({ situation: id, ...ruled }))
    .min(1)
    .max(LIMITS.parts),
  meets: z
    .array(z.strictObject({ ...pair, kind: z.enum(meetingKinds) }))
    .max(LIMITS.meets)
    .meta({ description: 'The pairs of parts, counted from 0, that do not just hold side by side.' }),
  sum,
};
const pairs = z.array(z.strictObject(pair)).max(LIMITS.meets);
const events = z.strictObject({ same: pairs, apart: pairs }).optional().meta({
  description: 'Which pairs of parts are one and the same event, and which are two, where that makes a difference.',
});
const ofLink = { description: 'What the link of a case of several parts is made of.' };
const togetherRecord = z.strictObject(together).meta(ofLink);
const toldRecord = z.strictObject({ ...together, events }).meta(ofLink);

const saidOfOne = {
  situation: text,
  facts: list,
  verdict: text,
  chips: list.meta({ description: 'What follows, with all its sides.' }),
  modality: modalitySchema,
  leave: list.meta({ description: 'Must or may, who decides, and what it rests on beside the text.' }),
  cites: list,
};

const said = z
  .strictObject({ work: text, edition: text, ...saidOfOne })
  .meta({ description: 'The words of the ruling as they were when it was made.' });

const togetherSaid = z
  .strictObject({
    work: text,
    edition: text,
    parts: z
      .array(
        z.strictObject({
          ...saidOfOne,
          instead: text.meta({ description: 'That another verdict holds in its place; empty where its own does.' }),
        }),
      )
      .min(1)
      .max(LIMITS.parts)
      .meta({ description: 'As many as the record has, in the same order.' }),
    meets: z.array(text).max(LIMITS.meets).meta({ description: 'How two parts go together.' }),
    sums: list.meta({ description: 'What it comes to. Empty where it is open which of the parts hold.' }),
    besides: text.meta({ description: 'What holds between the other parts, or why there are no sums.' }),
  })
  .meta({ description: 'The words of a case of several parts as they were when it was made.' });

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

const stamps = {
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
};
const version = z.strictObject({ ...stamps, record, said, details });
const togetherVersion = z.strictObject({ ...stamps, record: togetherRecord, said: togetherSaid, details });
const toldVersion = z.strictObject({ ...stamps, record: toldRecord, said: togetherSaid, details });

export const casebookFormat = z
  .union([
    file(1, version).meta({ description: 'Cases of one ruling each.' }),
    file(2, z.union([version, togetherVersion])).meta({ description: 'Some of the cases are of several parts.' }),
    file(3, z.union([version, toldVersion])).meta({
      description: 'Some of the cases of several parts say which of them are one event.',
    }),
  ])
  .meta({ title: 'A casebook: cases that somebody has kept' });

/** A file of one version of the format, with cases of these versions. */
function file(format: Format, of: z.ZodType) {
  const kept = z.strictObject({
    id: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ description: 'Random, made once: cases of one id are one case, and their versions are joined.' }),
    versions: z.array(of).min(1).max(LIMITS.versions).meta({
      description: 'All there have been. The one with the highest n counts, then the one with the highest order.',
    }),
  });
  return z.strictObject({
    kind: z.literal(FILE_KIND),
    version: z.literal(format).meta({ description: 'Of the format. A file of a later one is refused.' }),
    exported: moment,
    cases: z.array(kept).max(LIMITS.cases),
  });
}
