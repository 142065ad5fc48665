/** Effects as authors write them: told by their first key, which is the name of their kind. */
import { z } from 'astro/zod';
import { amountSchema } from '#model/amount.ts';
import { idSchema } from '#model/id.ts';
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
