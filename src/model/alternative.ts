/** A ruling under the other reading of a note that a ruling rests on, for players who dispute it. */
import { z } from 'astro/zod';
import { conditionSchema, givenSchema } from './box.ts';
import { effectsSchema, type Effect } from './effects/index.ts';
import { idSchema, rulingIdSchema } from './id.ts';
import { modalitySchema } from './modality.ts';
import { noteNameSchema } from './rests.ts';
import { textSchema } from './text.ts';

export const alternativeSchema = z.strictObject({
  /** A ruling's own among all rulings of the edition: under the other reading this is one. */
  id: rulingIdSchema,
  /** The note that is read the other way; the ruling rests on it. */
  note: noteNameSchema,
  /** The part of the ruling's cases that the other reading changes; all of them if omitted. */
  when: conditionSchema.optional(),
  verdict: textSchema,
  explain: textSchema.optional(),
  effects: effectsSchema,
  modality: modalitySchema,
  decidedBy: idSchema.optional(),
  /** A case that is decided so if the note is read the other way. */
  given: givenSchema.optional(),
});

export type SurfaceAlternative = z.infer<typeof alternativeSchema>;
export type Alternative = Omit<SurfaceAlternative, 'effects'> & { readonly effects: readonly Effect[] };
