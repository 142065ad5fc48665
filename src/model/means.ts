import type { z } from 'astro/zod';

/**
 * A schema with what its value means to an author. From here it goes to docs/keys.md and to the schemas that
 * editors read, so that it is said once.
 * @param description one or two sentences, as Markdown
 * @param example a value that the schema accepts; left out where its allowed values are examples enough
 */
export function means<Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown): Schema {
  return schema.meta({ description, ...(example === undefined ? {} : { examples: [example] }) });
}

/** The same for a type of value that many keys have: `title` is what keys call it. */
export function typeOf<Schema extends z.ZodType>(
  schema: Schema,
  title: string,
  description: string,
  example?: unknown,
): Schema {
  return means(schema, description, example).meta({ title });
}
