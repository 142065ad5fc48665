import { z } from 'astro/zod';
import { pictureNames } from './picture.ts';
import { appealSchema } from './appeal.ts';
import { effectsSchema, type Effect } from './effects/index.ts';
import { editionIdSchema, idSchema, situationIdSchema } from './id.ts';
import { languages } from './language.ts';
import { modalitySchema } from './modality.ts';
import { citationSchema } from './ruling.ts';
import { openKinds } from './rests.ts';
import { relations } from './seat.ts';
import { printedNumberSchema, textSchema, webAddressSchema } from './text.ts';
import { textStateSchema } from './text-state.ts';

/** The areas that phases belong to, in the order in which readers need them. */
export const phaseAreas = ['table', 'scoring', 'organisation'] as const;
export type PhaseArea = (typeof phaseAreas)[number];

const phaseSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  /** `table` if omitted; `organisation`: lineups, the club, the season. */
  area: z.enum(phaseAreas).optional(),
  /** Shown beside its name; it has no words. */
  picture: z.enum(pictureNames).optional(),
});

const editionSchema = z.strictObject({
  /** The folder's name; part of dated addresses. */
  id: editionIdSchema,
  title: textSchema,
  /** In force from this day (YYYY-MM-DD), which may lie ahead; left out where the source is undated. */
  from: z.iso.date('a day is written YYYY-MM-DD, such as 2024-09-01').optional(),
  /** Where the official text is. */
  official: z.strictObject({ title: textSchema, url: webAddressSchema }).optional(),
  /** A text that is not this one but close to it, where the official text is not published. */
  related: z.strictObject({ title: textSchema, url: webAddressSchema }).optional(),
  /** Which text counts; left out: the original is authentic, a translation is for convenience. */
  texts: z.partialRecord(z.enum(languages), textStateSchema).optional(),
  /** Whether the rule numbers are printed in the source or the site's own. */
  numbering: z.enum(['printed', 'own']),
  chapters: z.array(z.strictObject({ id: idSchema, number: printedNumberSchema.optional(), title: textSchema })).min(1),
  /** The book's ways to dispute a ruling, in the order in which they are used. */
  appeal: z.array(appealSchema).min(1).optional(),
});

const resultUnitSchema = z.enum(['game', 'set', 'match', 'round', 'bid']);
const resultWordsSchema = z
  .strictObject({
    won: textSchema,
    lost: textSchema,
    drawn: textSchema,
    replayed: textSchema,
    annulled: textSchema,
    stands: textSchema,
  })
  .partial();

export const bookSchema = z.strictObject({
  title: textSchema,
  game: textSchema,
  language: z.enum(languages),
  /** Other names that people type for it, before a number: `tc 17`. */
  aliases: z.array(textSchema).optional(),
  /** One line under the title. */
  summary: textSchema,
  authority: z.strictObject({ name: textSchema, short: textSchema, url: webAddressSchema.optional() }),
  accent: z.enum(['clubs', 'diamonds', 'hearts', 'spades', 'pawn']),
  /** Who decides. */
  roles: z.record(idSchema, z.strictObject({ label: textSchema })),
  /** Who gains, bears or chooses. */
  parties: z.record(
    idSchema,
    z.strictObject({
      label: textSchema,
      /** Whether this is the offender: a penalty without a party is theirs. */
      offends: z.boolean().optional(),
      /** Where they sit, seen from the one who erred (`self`). */
      seat: z.enum(relations).optional(),
      /** The words by which texts name the player in this seat, without an article. */
      named: z.array(textSchema).min(1).optional(),
    }),
  ),
  /**
   * Kinds of points. `{n}` is the number; omitted only if no number is ever given. The first kind is the
   * default of effects.
   */
  points: z.record(idSchema, z.strictObject({ label: textSchema, one: textSchema, other: textSchema })),
  /** The book's own names for effects, if they differ from the site's. */
  words: z
    .strictObject({
      adjust: z
        .strictObject({ assigned: textSchema, artificial: textSchema, table: textSchema, stands: textSchema })
        .partial()
        .optional(),
      /** What is won and lost, such as a game that players call a leg. */
      result: z.partialRecord(resultUnitSchema, resultWordsSchema).optional(),
    })
    .optional(),
  phases: z.array(phaseSchema).min(1),
  /** The rule for what the book leaves open; the default for parts that a situation's `otherwise` omits. */
  residual: z
    .strictObject({
      /** For what the book is silent on. */
      verdict: textSchema,
      /**
       * For what is open for another reason: "the rules don't cover this" would be wrong where a text does.
       */
      verdicts: z.partialRecord(z.enum(openKinds).exclude(['silent']), textSchema).optional(),
      effects: effectsSchema,
      modality: modalitySchema,
      decidedBy: idSchema.optional(),
      cites: z.array(citationSchema).min(1),
    })
    .optional(),
  /**
   * What holds where a fact that decides can no longer be established; where it is left out, the residual
   * rule.
   */
  unestablished: z
    .strictObject({
      verdict: textSchema,
      /** Left out where the verdict names more than one. */
      decidedBy: idSchema.optional(),
      cites: z.array(citationSchema).min(1),
      /** The situations that say how the facts are found. */
      then: z.array(situationIdSchema).min(1).optional(),
    })
    .optional(),
  /** Oldest first; the last one whose date has come is in force. */
  editions: z.array(editionSchema).min(1),
});
export type EditionMeta = z.infer<typeof editionSchema>;
export type SurfaceBook = z.infer<typeof bookSchema>;
type Residual = NonNullable<SurfaceBook['residual']>;
export type Book = Omit<SurfaceBook, 'residual'> & {
  readonly residual?: Omit<Residual, 'effects'> & { readonly effects: readonly Effect[] };
};
