/**
 * Effects: the typed consequences of a ruling. A closed union; each kind is told by its first key.
 * Who gains (`to`) and who bears it (`against`) are parties of the book, or `unstated` where the source does not say.
 */
import { z } from 'astro/zod';
import { amountSchema } from './amount.ts';
import { idSchema } from './id.ts';
import { textSchema } from './text.ts';

const party = idSchema;
const sides = { against: party.optional(), to: party.optional() };
/** Where or when it holds, in the book's words, if that is not here and now: "at both tables", "in the next deal". */
const at = textSchema.optional();
/** Which kind of points: an id of `points` in book.yaml; the first one unless told. */
const pointKind = idSchema.optional();

export const effectSchema = z.union(
  [
    z.strictObject({ points: amountSchema, kind: pointKind, ...sides }),
    /** In EUR. */
    z.strictObject({ fine: amountSchema, ...sides }),
    z.strictObject({
      result: z.enum(['won', 'lost', 'drawn', 'replayed', 'annulled', 'stands']),
      of: z.enum(['game', 'set', 'match', 'round', 'bid']),
      for: party.optional(),
      at,
    }),
    z.strictObject({ tricks: amountSchema, from: party.optional(), to: party.optional() }),
    z.strictObject({
      card: z.enum(['taken-back', 'stands', 'major-penalty', 'minor-penalty', 'turned']),
      of: party.optional(),
    }),
    z.strictObject({
      lead: z.enum(['require', 'forbid', 'free']),
      of: party.optional(),
      suit: textSchema.optional(),
      until: textSchema.optional(),
    }),
    z.strictObject({ call: z.enum(['stands', 'withdrawn', 'repeat', 'replace']), of: party.optional() }),
    z.strictObject({ pass: z.enum(['once', 'rest']), of: party }),
    z.strictObject({ deal: z.literal('again') }),
    z.strictObject({ hand: z.literal('discarded'), of: party.optional(), at }),
    z.strictObject({ removed: party, until: textSchema.optional() }),
    z.strictObject({ substitution: z.enum(['allowed', 'refused']), for: party.optional() }),
    z.strictObject({ permission: z.enum(['granted', 'refused']), for: party.optional() }),
    /** Points per party, each by its own amount. */
    z.strictObject({ score: z.record(idSchema, amountSchema), kind: pointKind }),
    z.strictObject({ adjust: z.enum(['assigned', 'artificial', 'stands']), for: party.optional() }),
    /** The arbiter picks a number of points or euros between two bounds, both included. */
    z.strictObject({
      range: z
        .strictObject({ min: z.number(), max: z.number() })
        .refine(({ min, max }) => min <= max, { path: ['min'], error: 'it is more than `max`' }),
      of: z.enum(['points', 'fine']),
      kind: pointKind,
      ...sides,
    }),
    /** Nothing follows, said on purpose. */
    z.strictObject({ none: z.literal(true) }),
  ],
  {
    error:
      'not an effect: points, fine, result, tricks, card, lead, call, pass, deal, hand, removed, substitution, permission, score, adjust, range or none, with that kind’s own keys',
  },
);
export type Effect = z.infer<typeof effectSchema>;
