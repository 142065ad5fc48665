/** The schemas of content for editors: what each file may hold, with what it means. */
import { z } from 'astro/zod';
import { fileKinds } from './files.ts';

export const SCHEMAS = 'schemas';

/** As editors of YAML read it best. */
const TARGET = 'draft-7';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of a kind of file, or of anything else that authors write. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: TARGET,
    override: ({ jsonSchema }) => {
      // The bounds of whole numbers that JavaScript can hold tell an author nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}

/** The text of each file in `schemas/`, by its name. */
export function schemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    fileKinds.map(({ name, schema }) => [`${name}.json`, `${JSON.stringify(jsonSchema(schema), null, 1)}\n`]),
  );
}
