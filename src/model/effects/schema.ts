/** Effects as authors write them: a union discriminated by the first key, which is the name of the kind. */
import { z } from 'astro/zod';
import { amountSchema } from '#model/amount.ts';
import { idSchema } from '#model/id.ts';
import { typeOf } from '#model/means.ts';
import { textSchema } from '#model/text.ts';
import { kinds } from './kinds.ts';
import type { Parts } from './kind.ts';
import type { SurfaceEffect } from './types.ts';

const parts: Parts = { z, amount: amountSchema, id: idSchema, text: textSchema };
const names = Object.keys(kinds);

export const effectSchema = z.union(
  Object.values(kinds).map(({ schema }): z.ZodType<SurfaceEffect> => schema(parts)),
  {
    error: `not an effect: ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}, with that kind’s own keys`,
  },
);

export const effectsSchema = typeOf(
  z
    .array(effectSchema)
    .min(1)
    .superRefine((effects, context) => {
      if (effects.length < 2) return;
      for (const [index, effect] of effects.entries()) {
        if (!('none' in effect)) continue;
        const message = 'it says that nothing follows, and something stands beside it';
        context.addIssue({ code: 'custom', path: [index, 'none'], message });
      }
    }),
  'effects',
  'What follows, at least one; `none` stands alone.',
  [{ points: 10, against: 'offender' }],
).meta({ id: 'effects' });
