/**
 * Version 1 of the JSON interface (design §7): the types of the builders and the JSON Schemas that other
 * sites validate with. Breaking changes need a new version next to this one.
 */
import { z } from 'astro/zod';
import { casebookFormat } from './casebook-format.ts';
import {
  afterBreach,
  concurrenceKinds,
  languages,
  effectSchema,
  modalitySchema,
  noteKinds,
  openKinds,
} from '#model/index.ts';

/** The immutable output of the builders. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

const interval = z
  .tuple([z.int(), z.int()])
  .meta({ description: 'Whole numbers from the first to the second, both included.' });
const allowed = z.union([z.array(z.string()), z.array(interval)]);
const box = z.record(z.string(), allowed).meta({
  id: 'box',
  description: 'Holds where every fact it names has a value that it allows. It never holds for a fact without a value.',
});
const says = z.union([z.string(), z.strictObject({ one: z.string(), other: z.string() })]);

/** Added within version 1; absent if there are none. */
const aliases = z
  .array(z.string())
  .optional()
  .meta({ description: 'Ids that it had before; addresses with them still lead to it.' });

const commonFact = {
  id: z.string(),
  aliases,
  ask: z.string().meta({ description: 'The question, in the language of the book.' }),
  how: z.string().optional().meta({ description: 'How the arbiter establishes the answer.' }),
  by: z
    .array(z.string())
    .optional()
    .meta({ description: 'A player’s choice: the parties who choose, in order of precedence.' }),
  askIf: z
    .array(box)
    .optional()
    .meta({ description: 'The fact has a value only where one of these holds. Absent: always.' }),
};

const fact = z.union([
  z.strictObject({
    ...commonFact,
    kind: z.literal('choice'),
    options: z.array(
      z.strictObject({
        id: z.string(),
        aliases,
        label: z.string(),
        hint: z.string().optional().meta({ description: 'What helps to choose it.' }),
        says: z.string().meta({ description: 'How this answer reads in a case.' }),
        weight: z.number().positive().meta({ description: 'How often it occurs, relative to the other options.' }),
      }),
    ),
  }),
  z.strictObject({
    ...commonFact,
    kind: z.literal('number'),
    min: z.int(),
    max: z.int(),
    step: z.int().positive().meta({ description: 'Only min, min + step, min + 2·step … up to max exist.' }),
    unit: z.string(),
    says: says.meta({
      description: 'How a number reads in a case; {n} stands for the number, `one` is used for exactly 1.',
    }),
  }),
]);

/** Kinds may be added within version 1: readers that do not know one still have the verdict. */
const effect = effectSchema.meta({ id: 'effect', description: 'Told by its first key. There may be kinds to come.' });
const consequence = {
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
const rests = z
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

const ruling = z.strictObject({
  id: z.string(),
  aliases,
  when: z.array(box).meta({ description: 'Applies where one of these holds. Empty for the otherwise.' }),
  overrides: z.array(z.string()).meta({ description: 'Rulings that this one beats wherever both apply.' }),
  otherwise: z.boolean().meta({ description: 'Whether this is the ruling for what no other ruling covers.' }),
  decidedBy: z.string().optional().meta({ description: 'The role or party that decides.' }),
  open: z.enum(openKinds).optional().meta({ description: 'Of the otherwise: why the rules leave it open.' }),
  ifDone: z.enum(afterBreach).optional().meta({
    description:
      'Of a ruling that only forbids: what follows where it is done all the same. `unstated`: the rules state no consequence. `then`: other situations state it. `cannot`: it cannot be done, because somebody has to allow it first.',
  }),
  ...consequence,
  rests,
});

const index = z.int().nonnegative();
const node = z.union([
  z.strictObject({ fact: z.string(), branches: z.array(z.strictObject({ in: allowed, to: index })).min(2) }),
  z.strictObject({ ruling: z.string() }),
]);

const where = { book: z.string(), edition: z.string() };
const language = z.enum(languages);

/** Added within version 1, as `rests` is. */
const text = z
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

const situationFormat = z
  .strictObject({
    ...where,
    situation: z.string(),
    language,
    text,
    tableHash: z
      .string()
      .regex(/^[0-9a-f]{12}$/)
      .meta({
        description: 'The first 12 hex digits of the SHA-256 of the decision table; changes when any decision does.',
      }),
    facts: z.array(fact).meta({ description: 'In declared order.' }),
    impossible: z.array(box).meta({ description: 'What cannot occur.' }),
    rulings: z.array(ruling),
    order: z.enum(['fewest', 'declared']),
    tree: z.strictObject({ root: index, nodes: z.array(node).min(1) }).meta({
      description: 'A decision graph; `root` and `to` are indexes into `nodes`, children stand after their parents.',
    }),
    questions: z.strictObject({
      expected: z.number().nonnegative(),
      worst: index,
      lowerBound: z.number().nonnegative(),
      exact: z.boolean().meta({ description: 'Whether the order is proven to ask the fewest questions.' }),
    }),
  })
  .meta({ title: 'A situation with its decision table and tree' });

const citedBy = z.union([
  z.strictObject({ kind: z.literal('rule'), rule: z.string(), clause: z.string().optional() }),
  z.strictObject({ kind: z.literal('ruling'), ruling: z.string() }),
  z.strictObject({ kind: z.literal('situation'), situation: z.string() }),
  z.strictObject({ kind: z.literal('term'), term: z.string() }),
]);

const clause = z.strictObject({
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
});

const rule = z.strictObject({
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
      'How rulings of different situations go together where both hold for one event. Absent where nothing has to be said.',
  });

const rulesFormat = z
  .strictObject({
    ...where,
    language,
    text,
    title: z.string(),
    authority: z.string(),
    from: z.string().optional().meta({ description: 'In force from this day (YYYY-MM-DD).' }),
    current: z.boolean().meta({ description: 'Whether this is the edition in force.' }),
    chapters: z.array(z.strictObject({ id: z.string(), number: z.string().optional(), title: z.string() })),
    rules: z.array(rule).meta({ description: 'In the order of the source.' }),
    appeal,
    unestablished,
    concurrences,
  })
  .meta({ title: 'The rules of an edition' });

export type SituationJson = Frozen<z.infer<typeof situationFormat>>;
export type RulesJson = Frozen<z.infer<typeof rulesFormat>>;

/** The formats by the name of their schema's file: `/api/v1/schema/<name>.json`. */
export const formats = { situation: situationFormat, rules: rulesFormat, casebook: casebookFormat } as const;

/** The JSON Schema (draft 2020-12) of a format. */
export function schemaOf(name: keyof typeof formats): object {
  return z.toJSONSchema(formats[name], { target: 'draft-2020-12' });
}
