/** The format of an edition's rules, and of what holds for the edition as a whole. */
import { z } from 'astro/zod';
import { concurrenceKinds, noteKinds, openKinds } from '#model/index.ts';
import { houseOfBook, houseOfClause, houseOfRuling } from './house/format.ts';
import { aliases, box, consequence, currency, language, rests, text, where } from './shared-format.ts';

const citedBy = z.union([
  z.strictObject({ kind: z.literal('rule'), rule: z.string(), clause: z.string().optional() }),
  z.strictObject({ kind: z.literal('ruling'), ruling: z.string() }),
  z.strictObject({ kind: z.literal('situation'), situation: z.string() }),
  z.strictObject({ kind: z.literal('term'), term: z.string() }),
]);

export const clause = z.strictObject({
  id: z.string(),
  aliases,
  label: z
    .string()
    .optional()
    .meta({ description: 'As printed in the source; absent where the number is the site’s own.' }),
  text: z.string(),
  notes: z
    .array(z.strictObject({ id: z.string().optional(), kind: z.enum(noteKinds), text: z.string() }))
    .meta({ description: 'An editor’s remarks on the source; never rule text.' }),
  citedBy: z.array(citedBy),
  url: z.string(),
  house: houseOfClause,
});

export const rule = z.strictObject({
  id: z.string().meta({ description: 'For good; numbers change between editions, this does not.' }),
  number: z.string().meta({ description: 'As printed in the source.' }),
  slug: z.string().meta({ description: 'The number as it stands in citations and addresses.' }),
  label: z.string().optional().meta({ description: 'What the rule is called where “rule <number>” would be wrong.' }),
  title: z.string(),
  chapter: z.string(),
  summary: z.string(),
  url: z.string().meta({ description: 'The permanent address, from the root of this host.' }),
  clauses: z.array(clause),
  cites: z.array(z.string()),
  citedBy: z.array(citedBy),
  rulings: z.array(
    z.strictObject({
      id: z.string(),
      aliases,
      situation: z.string(),
      decidedBy: z.string().optional(),
      url: z.string(),
      ...consequence,
      rests,
      house: houseOfRuling,
    }),
  ),
});

const said = z
  .strictObject({
    says: z.string(),
    cites: z.array(z.string()).meta({ description: 'Where the book says so: 17 or 17#a.' }),
    laws: z.array(z.string()).optional().meta({ description: 'Articles of the law book that it names there.' }),
  })
  .optional();

/** Added within version 1, so that what was written before is still valid. */
const appeal = z
  .array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      by: said.meta({ description: 'Who may.' }),
      to: said.meta({ description: 'To whom.' }),
      until: said.meta({ description: 'Until when.' }),
      form: said.meta({ description: 'In what form.' }),
      cost: said.meta({ description: 'What it costs.' }),
      fee: said.meta({ description: 'What becomes of that money.' }),
      final: said.meta({ description: 'Whose word is final.' }),
    }),
  )
  .optional()
  .meta({
    description:
      'The ways to dispute a ruling, in the order in which they are taken. A part is absent where the book does not speak of it; all of it, where the book says nothing.',
  });

/** Added within version 1, as `appeal` is. */
const unestablished = z
  .strictObject({
    verdict: z.string(),
    decidedBy: z.string().optional(),
    cites: z.array(z.string()),
    then: z.array(z.string()).meta({ description: 'The situations that say how the facts are found.' }),
  })
  .optional()
  .meta({
    description:
      'What holds where a fact that decides can no longer be established. Absent where the book says nothing.',
  });

/** Added within version 1, as `appeal` is. */
const concurrences = z
  .array(
    z.strictObject({
      id: z.string(),
      how: z.enum(concurrenceKinds).meta({
        description:
          '`adds`: both hold, and amounts add up. `prevails`: `rulings` replace `with`. `excludes`: one event cannot be both. `open`: the rules do not say.',
      }),
      rulings: z.array(z.string()).min(1),
      with: z.array(z.string()).min(1),
      when: z
        .array(box)
        .optional()
        .meta({ description: 'Where it holds, by facts of both situations; absent: wherever they meet.' }),
      says: z.string(),
      cites: z.array(z.string()),
      rests: z.array(z.strictObject({ note: z.string(), kind: z.enum(noteKinds), text: z.string(), cite: z.string() })),
      open: z.enum(openKinds).optional(),
      decidedBy: z.string().optional(),
      examples: z.array(
        z.strictObject({
          story: z.string(),
          answers: z.string().meta({ description: 'The answers of both situations, as the query of an address.' }),
        }),
      ),
    }),
  )
  .optional()
  .meta({
    description:
      'How rulings of different situations go together where both hold for one event. Where they are about two, of two acts that `says` does not join or of two players, both hold. Absent where nothing has to be said.',
  });

export const rulesFormat = z
  .strictObject({
    ...where,
    language,
    text,
    site: z
      .string()
      .optional()
      .meta({ description: 'The host of the site, where it knows it: put it before each `url`.' }),
    title: z.string(),
    authority: z.string(),
    currency,
    house: houseOfBook,
    from: z.string().optional().meta({ description: 'In force from this day (YYYY-MM-DD).' }),
    current: z.boolean().meta({ description: 'Whether this is the edition in force.' }),
    chapters: z.array(z.strictObject({ id: z.string(), number: z.string().optional(), title: z.string() })),
    rules: z.array(rule).meta({ description: 'In the order of the source.' }),
    appeal,
    unestablished,
    concurrences,
  })
  .meta({ title: 'The rules of an edition' });
