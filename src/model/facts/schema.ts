/** Facts as authors write them: a union discriminated by the key that only one kind has. */
import { z } from 'astro/zod';
import { idSchema } from '#model/id.ts';
import { means } from '#model/means.ts';
import { textSchema } from '#model/text.ts';
import { common, saysSchema, weightSchema } from './common.ts';
import type { Parts } from './kind.ts';
import { factKinds } from './kinds.ts';
import type { SurfaceFact } from './types.ts';

const parts: Parts = { z, common, id: idSchema, says: saysSchema, text: textSchema, weight: weightSchema };

const anyFactSchema = z.union(
  Object.values(factKinds).map(({ schema }): z.ZodType<SurfaceFact> => schema(parts)),
  {
    error:
      'a fact is a choice (options), a yes/no question (yes and no, as they read in a case) or a number (number and says)',
  },
);
export const factSchema = anyFactSchema.refine(({ by, judged }) => judged === undefined || by !== undefined, {
  path: ['judged'],
  error: '`judged` says that the arbiter judges what somebody chose: name them under `by`',
});
export const factsFileSchema = means(
  z.record(idSchema, factSchema),
  'Everything that can be the case at the table, as questions: a choice, yes or no, or a whole number, by its id.',
);
