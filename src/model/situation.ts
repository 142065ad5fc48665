import { z } from 'astro/zod';
import { conditionSchema } from './box.ts';
import { factIdSchema, idSchema, situationIdSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema, otherwiseSchema, type Otherwise } from './ruling.ts';
import { noteNameSchema } from './rests.ts';
import { relations } from './seat.ts';
import { means } from './means.ts';
import { textSchema } from './text.ts';
import { timesSchema } from './time.ts';
import { calculatorSchema } from '#calculator/schema.ts';

const stepSchema = z.strictObject({
  do: means(textSchema, 'What the arbiter does, in a sentence or two.', 'Ask when the player came in.'),
  fact: means(factIdSchema.optional(), 'The question that this step answers.', 'minutes'),
  ifForgotten: means(
    textSchema.optional(),
    'What goes wrong if this step is left out.',
    'Nobody can say later when it was.',
  ),
  cites: means(z.array(citationSchema).optional(), 'The clauses that ask for it.', ['lateness#a']),
  laws: means(z.array(articleSchema).optional(), 'Articles of the law book that ask for it.', ['16B']),
  times: means(timesSchema.optional(), 'Times that start with this step.', ['lateness/default-time']),
});

export const situationSchema = z.strictObject({
  title: means(textSchema, 'What happened, in a few words.', 'A player comes late'),
  summary: means(
    textSchema,
    'One line under the title in lists: what this situation settles.',
    'After half an hour, or before',
  ),
  phrases: means(z.array(textSchema).min(1), 'What people say when it happens; shown on the page and searched.', [
    'my opponent is not there',
  ]),
  phase: means(idSchema, 'Phase of the game or season: an id of `phases` in book.yaml.', 'play'),
  common: means(z.boolean().optional(), 'Whether it is shown among the frequent ones on the book’s page.', true),
  severity: means(
    z.enum(['none', 'points', 'game', 'match']),
    'The most that can be at stake: nothing, points (or money), a game, a match.',
  ),
  scoring: means(
    z.boolean().optional(),
    'Whether it is about what is won, scored or worth: then only effects that take something away are listed as penalties.',
    true,
  ),
  order: means(
    z.enum(['fewest', 'declared']),
    'In which order it asks. `fewest`: the fewest questions on average; `declared`: that of `facts`, which the book prescribes.',
  ),
  facts: means(
    z.array(factIdSchema),
    'The facts it asks about, in declared order; empty if one ruling holds in any case.',
    ['minutes', 'told-before'],
  ),
  always: means(
    textSchema.optional(),
    'Why one ruling holds in all cases, so that no question is needed. For editors, not shown.',
    'The rule makes no difference between players.',
  ),
  impossible: means(conditionSchema.optional(), 'Combinations that cannot occur.', [{ minutes: 0, late: 'yes' }]),
  aside: means(
    z.partialRecord(noteNameSchema, textSchema).optional(),
    'Contested notes at clauses that its rulings cite, on which they do not rest, each with the reason why not. For editors, not shown.',
    { 'lateness#b/whose-clock': 'Nobody disputes the time here.' },
  ),
  noAlternative: means(
    z.partialRecord(noteNameSchema, textSchema).optional(),
    'Why rulings that rest on a note do not show what its other reading comes to, by note. For editors, not shown.',
    { 'lateness#b/whose-clock': 'Both readings come to the same.' },
  ),
  otherwise: means(
    otherwiseSchema.optional(),
    'The ruling for what the book leaves open, and only for that; parts that it omits come from `residual` in book.yaml.',
  ),
  calculator: means(
    calculatorSchema.optional(),
    'A page that adds up several options of one choice: each option whose ruling gives a fixed number of points becomes a line.',
  ),
  see: means(z.array(citationSchema).optional(), 'Rules to read in addition to those that the rulings cite.', [
    'clocks',
  ]),
  laws: means(z.array(articleSchema).optional(), 'Articles of the law book that it is about.', ['16B']),
  times: means(timesSchema.optional(), 'Times that run from what the arbiter does on arriving.', [
    'lateness/default-time',
  ]),
  procedure: means(
    z.array(stepSchema).optional(),
    'What the arbiter does from arriving to leaving, in order. It is shown on the page and as a sheet of its own.',
  ),
  seats: means(
    z.partialRecord(z.enum(relations), z.array(textSchema).min(1)).optional(),
    'Declares that every word for a seated party in its questions and rulings means that seat, seen from the offender. The value: further words that name a seat in this situation; `{}` for none.',
    { partner: ['partner'] },
  ),
  aliases: means(z.array(situationIdSchema).optional(), 'Ids this situation had before; their links keep working.', [
    'late',
  ]),
});
export type SurfaceSituation = z.infer<typeof situationSchema>;
export type Situation = Omit<SurfaceSituation, 'otherwise'> & { readonly otherwise?: Otherwise };
