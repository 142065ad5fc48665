/** The format of a situation: its facts, its decision table and its tree. */
import { z } from 'astro/zod';
import { afterBreach, openKinds } from '#model/index.ts';
import { houseOfBook, houseOfRuling } from './house/format.ts';
import { aliases, allowed, box, consequence, currency, language, rests, says, text, where } from './shared-format.ts';

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

export const fact = z.union([
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

export const ruling = z.strictObject({
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
  house: houseOfRuling,
});

const index = z.int().nonnegative();
const node = z.union([
  z.strictObject({ fact: z.string(), branches: z.array(z.strictObject({ in: allowed, to: index })).min(2) }),
  z.strictObject({ ruling: z.string() }),
]);

export const situationFormat = z
  .strictObject({
    ...where,
    situation: z.string(),
    language,
    text,
    currency,
    house: houseOfBook,
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
    dmn: z
      .string()
      .optional()
      .meta({ description: 'The file beside this one that has the same table in DMN 1.3, for rule engines.' }),
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
