/** The kinds of value that keys have, by the names that docs/keys.md gives them. */
import type { z } from 'astro/zod';
import { articleSchema } from '#model/law.ts';
import { citationSchema } from '#model/ruling.ts';
import { idSchema } from '#model/id.ts';
import { noteNameSchema } from '#model/rests.ts';
import { ruledSchema } from '#model/concurrence.ts';
import { countedSchema, printedNumberSchema, textSchema, webAddressSchema } from '#model/text.ts';
import { timeNameSchema } from '#model/time.ts';
import { wordHashSchema } from '#model/words.ts';
import { asYaml } from './rows.ts';

const types: readonly z.ZodType[] = [
  textSchema,
  countedSchema,
  idSchema,
  printedNumberSchema,
  citationSchema,
  noteNameSchema,
  timeNameSchema,
  articleSchema,
  ruledSchema,
  webAddressSchema,
  wordHashSchema,
];

/** Each with what it is and an example, as YAML. */
export function valueTypes(): readonly {
  readonly title: string;
  readonly description: string;
  readonly example: string;
}[] {
  return types.map((schema) => {
    const { title = '', description = '', examples } = schema.meta() ?? {};
    const [example] = (examples as readonly unknown[] | undefined) ?? [];
    return { title, description, example: asYaml(example) };
  });
}
