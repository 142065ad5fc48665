/**
 * How rulings of different situations go together where both hold for one event: an entry of an edition's
 * concurrences.yaml, by its id.
 */
import { z } from 'astro/zod';
import { conditionSchema, givenSchema } from './box.ts';
import { idSchema, rulingIdSchema, type RulingId, type SituationId } from './id.ts';
import { citationSchema } from './ruling.ts';
import { openKinds, restsSchema } from './rests.ts';
import { textSchema } from './text.ts';

/**
 * `adds`: both hold, and amounts add up. `prevails`: the first replaces the second. `excludes`: they cannot
 * both be the case. `open`: the book does not say.
 */
export const concurrenceKinds = ['adds', 'prevails', 'excludes', 'open'] as const;
export type ConcurrenceKind = (typeof concurrenceKinds)[number];

/** A ruling by its id, or every ruling of a situation: `situation:strafkaart`, as in a link. */
const ruledSchema = z
  .string()
  .regex(/^(?:situation:)?[a-z0-9-]+$/, 'it is the id of a ruling, or situation:<id> for all of a situation')
  .brand<'Ruled'>();
export type Ruled = z.infer<typeof ruledSchema>;

const shape = z.strictObject({
  how: z.enum(concurrenceKinds),
  /** Rulings of one situation, and those of another that they meet; of `prevails` the ones that replace. */
  rulings: z.array(ruledSchema).min(1),
  with: z.array(ruledSchema).min(1),
  /** Where it depends on the case: conditions on facts that either of the two situations asks. */
  when: conditionSchema.optional(),
  /** What holds and why, in one or two sentences. */
  says: textSchema,
  /** The clauses that settle it, or that leave it open; what excludes itself needs none. */
  cites: z.array(citationSchema).min(1).optional(),
  rests: restsSchema.optional(),
  /** Of `open`: why. */
  open: z.enum(openKinds).optional(),
  /** Of `open`: the role or party that decides. */
  decidedBy: idSchema.optional(),
  /**
   * Joint cases: answers to the facts of both, and the rulings that hold there. Where the two exclude one
   * another there are none; where it is open, what holds is what the book does not say.
   */
  examples: z
    .array(z.strictObject({ story: textSchema, given: givenSchema, holds: z.array(rulingIdSchema).min(1).optional() }))
    .min(1)
    .optional(),
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
export const concurrencesFileSchema = z.record(idSchema, concurrenceSchema);
export type Concurrence = z.infer<typeof concurrenceSchema>;

/** What a name stands for: one ruling, or all of a situation. */
export function partsOfRuled(ruled: Ruled): { readonly ruling: RulingId } | { readonly situation: SituationId } {
  const [name, situation] = ruled.split(':');
  return situation === undefined ? { ruling: name as RulingId } : { situation: situation as SituationId };
}
