import { z } from 'astro/zod';
import { alternativeSchema, type Alternative } from './alternative.ts';
import { conditionSchema, givenSchema } from './box.ts';
import { effectsSchema, type Effect } from './effects/index.ts';
import { asId, idSchema, rulingIdSchema, situationIdSchema, type ClauseId, type RuleId } from './id.ts';
import { articleSchema } from './law.ts';
import { modalitySchema } from './modality.ts';
import { noteNameSchema, openKinds, restsSchema } from './rests.ts';
import { textSchema } from './text.ts';
import { timesSchema } from './time.ts';

/**
 * A citation inside the edition, by id: a rule with or without a clause (`tellen`, `tellen#b`). Readers see
 * the number.
 */
export const citationSchema = z
  .string()
  .regex(
    /^[a-z0-9-]+(?:#[a-z0-9-]+)?$/,
    'a citation is the id of a rule, or of a rule and a clause: voor-je-beurt or voor-je-beurt#a',
  )
  .brand<'Citation'>();
export type Citation = z.infer<typeof citationSchema>;

/** What a citation names: `tellen#b` is clause b of the rule `tellen`. */
export function partsOfCitation(citation: string): { readonly rule: RuleId; readonly clause?: ClauseId } {
  const [rule = '', clause] = citation.split('#');
  return { rule: asId(rule), ...(clause === undefined ? {} : { clause: asId<ClauseId>(clause) }) };
}

/**
 * The outcome of a worked case: that of its ruling, repeated with every amount as a number. The texts of
 * effects (`at`, `suit`, `until`) may be omitted.
 */
export const givesSchema = z.strictObject({
  modality: modalitySchema,
  decidedBy: idSchema.optional(),
  effects: effectsSchema,
  /** The clauses that settle this story. */
  cites: z.array(citationSchema).min(1),
});
export type Gives = z.infer<typeof givesSchema>;

/** A worked case: a test now, training later. */
const exampleSchema = z.strictObject({
  story: textSchema,
  given: givenSchema,
  /** Demanded by the checker of every example. */
  gives: givesSchema.optional(),
});

const consequence = {
  id: rulingIdSchema,
  /** Ids this ruling had before; their links keep working. */
  aliases: z.array(rulingIdSchema).optional(),
  /** One short sentence or phrase that states the outcome; the page's heading. */
  verdict: textSchema,
  /** One or two sentences that explain the verdict; optional. */
  explain: textSchema.optional(),
  /** What to do at the table now, in order. */
  steps: z.array(textSchema).optional(),
  /** What the arbiter waits for before leaving the table. */
  stayUntil: z.union([textSchema, z.array(textSchema).min(1)]).optional(),
  /** Times that are waited for where this is the ruling. */
  times: timesSchema.optional(),
  /** Situations to look at next; answers carry over. */
  then: z.array(situationIdSchema).optional(),
  /**
   * What the ruling settles of the questions that those situations ask: they open with these answers given.
   */
  establishes: givenSchema.optional(),
  laws: z.array(articleSchema).optional(),
  /**
   * The notes that the outcome rests on; a contested one at a clause that it cites is set aside in the
   * situation if not.
   */
  rests: restsSchema.optional(),
  /** What follows in its place if a note that it rests on is read the other way. */
  alternatives: z.array(alternativeSchema).min(1).optional(),
  /**
   * Notes that it rests on, but whose other reading, as others of the situation have it, changes nothing
   * here.
   */
  eitherWay: z.array(noteNameSchema).min(1).optional(),
  examples: z.array(exampleSchema).optional(),
};

/**
 * What follows where a thing that a ruling forbids is done all the same: the book states no consequence, the
 * situations of `then` state it, or it cannot be done, because somebody else has to allow it first.
 */
export const afterBreach = ['unstated', 'then', 'cannot'] as const;
export type AfterBreach = (typeof afterBreach)[number];

export const rulingSchema = z.strictObject({
  ...consequence,
  situation: situationIdSchema,
  /** One box or a list of boxes (any of them); left out: always. */
  when: conditionSchema.optional(),
  effects: effectsSchema,
  modality: modalitySchema,
  /** The role or party that decides, if the source says so. */
  decidedBy: idSchema.optional(),
  cites: z.array(citationSchema).min(1),
  /** Demanded of a ruling that only forbids. */
  ifDone: z.enum(afterBreach).optional(),
  /** Rulings of the same situation that this one beats where both apply (lex specialis). */
  overrides: z.array(rulingIdSchema).optional(),
});

/**
 * The outcome if the book leaves a situation open; parts that it omits come from the book's residual rule.
 */
export const otherwiseSchema = z.strictObject({
  ...consequence,
  verdict: consequence.verdict.optional(),
  effects: effectsSchema.optional(),
  modality: modalitySchema.optional(),
  decidedBy: idSchema.optional(),
  cites: z.array(citationSchema).min(1).optional(),
  /** Why it is open; by default derived from the kind of note that it rests on, or `silent` without one. */
  open: z.enum(openKinds).optional(),
});

export type Example = z.infer<typeof exampleSchema>;
export type SurfaceRuling = z.infer<typeof rulingSchema>;
export type SurfaceOtherwise = z.infer<typeof otherwiseSchema>;

/** A ruling as seen by all code above the library: its effects are discriminated by kind. */
export type Ruling = Omit<SurfaceRuling, 'effects' | 'alternatives'> & {
  readonly effects: readonly Effect[];
  readonly alternatives?: readonly Alternative[];
};
export type Otherwise = Omit<SurfaceOtherwise, 'effects' | 'alternatives'> & {
  readonly effects?: readonly Effect[];
  readonly alternatives?: readonly Alternative[];
};
