/**
 * How rulings of different situations go together where both hold for one event: an entry of an edition's
 * concurrences.yaml, by its id.
 */
import { z } from 'astro/zod';
import { conditionSchema, givenSchema } from './box.ts';
import { idSchema, rulingIdSchema, type RulingId, type SituationId } from './id.ts';
import { citationSchema } from './ruling.ts';
import { openKinds, restsSchema } from './rests.ts';
import { means, typeOf } from './means.ts';
import { textSchema } from './text.ts';

/** What each means says the schema below. */
export const concurrenceKinds = ['adds', 'prevails', 'excludes', 'open'] as const;
export type ConcurrenceKind = (typeof concurrenceKinds)[number];

export const ruledSchema = typeOf(
  z
    .string()
    .regex(/^(?:situation:)?[a-z0-9-]+$/, 'it is the id of a ruling, or situation:<id> for all of a situation')
    .brand<'Ruled'>(),
  'ruling or situation',
  'A ruling by its id, or `situation:<id>` for all rulings of a situation.',
  'situation:player-late',
);
export type Ruled = z.infer<typeof ruledSchema>;

const shape = z.strictObject({
  how: means(
    z.enum(concurrenceKinds),
    '`adds`: both hold, and amounts add up. `prevails`: those of `rulings` replace those of `with`. `excludes`: they cannot both be the case. `open`: the book does not say.',
  ),
  rulings: means(z.array(ruledSchema).min(1), 'Rulings of one situation; of `prevails` the ones that replace.', [
    'lost-by-lateness',
  ]),
  with: means(z.array(ruledSchema).min(1), 'Those of another situation that they meet.', ['situation:phone-rings']),
  when: means(
    conditionSchema.optional(),
    'Where it depends on the case: conditions on facts that either of the two situations asks.',
    { minutes: '31..' },
  ),
  says: means(
    textSchema,
    'What holds and why, in one or two sentences that name both.',
    'The game is lost already; the phone adds nothing.',
  ),
  cites: means(
    z.array(citationSchema).min(1).optional(),
    'The clauses that settle it, or that leave it open; what excludes itself needs none.',
    ['lateness#b'],
  ),
  rests: restsSchema.optional(),
  open: means(z.enum(openKinds).optional(), 'Of `how: open`: what kind of open it is.'),
  decidedBy: means(idSchema.optional(), 'Of `how: open`: the role or party that decides.', 'arbiter'),
  examples: means(
    z
      .array(
        z.strictObject({
          story: means(textSchema, 'What happened.', 'Ann comes after forty minutes, and her phone rings.'),
          given: means(givenSchema, 'Answers to the questions of both.', { minutes: 40, phone: 'yes' }),
          holds: means(
            z.array(rulingIdSchema).min(1).optional(),
            'The rulings that hold there; left out where it is open.',
            ['lost-by-lateness'],
          ),
          likewise: means(
            z.array(givenSchema).min(1).optional(),
            'Other answers in place of some of these, a case each, in which the same is said of other rulings that it names.',
            [{ phone: 'no' }],
          ),
        }),
      )
      .min(1)
      .optional(),
    'Joint cases, at least one; none where the two exclude one another (`excludes`).',
  ),
});
export const concurrenceSchema = shape
  .refine(({ how, examples }) => (how === 'excludes') === (examples === undefined), {
    path: ['examples'],
    error:
      'show a case in which both hold, `examples: [{ story: …, given: { … } }]`; none where they exclude one another',
  })
  .refine(
    ({ how, examples = [] }) =>
      how === 'excludes' || examples.every(({ holds }) => (holds !== undefined) === (how !== 'open')),
    {
      path: ['examples'],
      error:
        'each example says which rulings hold, `holds: [te-vroeg]`; not where it is open, which the book does not say',
    },
  )
  .refine(({ how, cites }) => how === 'excludes' || cites !== undefined, {
    path: ['cites'],
    error: 'name the clauses that settle it, or that leave it open: `cites: [tellen#b]`',
  })
  .refine(({ how, open, decidedBy }) => how === 'open' || (open === undefined && decidedBy === undefined), {
    path: ['how'],
    error: '`open` and `decidedBy` are for what the book leaves open: take them out, or write `how: open`',
  });
export const concurrencesFileSchema = means(
  z.record(idSchema, concurrenceSchema),
  'How rulings of different situations go together where both hold for one event, each under an id of its own.',
);
export type Concurrence = z.infer<typeof concurrenceSchema>;

/** What a name stands for: one ruling, or all of a situation. */
export function partsOfRuled(ruled: Ruled): { readonly ruling: RulingId } | { readonly situation: SituationId } {
  const [name, situation] = ruled.split(':');
  return situation === undefined ? { ruling: name as RulingId } : { situation: situation as SituationId };
}
