/** A ruling under the other reading of a note that a ruling rests on, for players who dispute it. */
import { z } from 'astro/zod';
import { conditionSchema, givenSchema } from './box.ts';
import { effectsSchema, type Effect } from './effects/index.ts';
import { idSchema, rulingIdSchema } from './id.ts';
import { means } from './means.ts';
import { modalitySchema } from './modality.ts';
import { noteNameSchema } from './rests.ts';
import { textSchema } from './text.ts';

export const alternativeSchema = means(
  z.strictObject({
    id: means(
      rulingIdSchema,
      'Its own among all rulings of the edition: under the other reading it is one.',
      'lost-after-thirty',
    ),
    note: means(
      noteNameSchema,
      'The note that is read the other way; the ruling rests on it.',
      'lateness#b/whose-clock',
    ),
    when: means(
      conditionSchema.optional(),
      'The part of the ruling’s cases that the other reading changes; left out: all of them.',
      { minutes: '31..' },
    ),
    verdict: means(textSchema, 'What would then hold.', 'The game is lost'),
    explain: means(
      textSchema.optional(),
      'One or two sentences that explain it.',
      'If the clock of the hall counts, it is over.',
    ),
    effects: means(effectsSchema, 'What would then follow.', [{ result: 'lost', of: 'game', for: 'offender' }]),
    modality: modalitySchema,
    decidedBy: means(idSchema.optional(), 'The role or party that decides.', 'arbiter'),
    given: means(givenSchema.optional(), 'A case that is decided so if the note is read the other way.', {
      minutes: 40,
    }),
  }),
  'A ruling under the other reading of a note that a ruling rests on.',
).meta({ id: 'alternative' });

export type SurfaceAlternative = z.infer<typeof alternativeSchema>;
export type Alternative = Omit<SurfaceAlternative, 'effects'> & { readonly effects: readonly Effect[] };
