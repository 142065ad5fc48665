/** Whether a parsed file fits a schema, and where it does not. */
import type { z } from 'astro/zod';
import type { DataPath, ParsedFile, Position } from './source.ts';

/** One schema violation, with what its message needs to tell how to fix it. */
export interface SchemaProblem {
  readonly kind: 'schema';
  readonly position: Position;
  readonly path: DataPath;
  readonly detail: string;
  /** What the file is read as, for the message. */
  readonly as: string;
  readonly issue: z.core.$ZodIssue;
  readonly schema: z.ZodType;
  readonly source: ParsedFile;
  /** The house rules that make it so of a file that fits without them: the id of their book. */
  readonly madeBy?: string;
}

/** The result of validating a file: its data if it fits the schema, and the violations. */
export interface Tried<T> {
  readonly data: T | undefined;
  readonly problems: readonly SchemaProblem[];
}

/** The file's data if it fits the schema. An empty YAML file counts as an empty record. */
export function typed<T>(schema: z.ZodType<T>, source: ParsedFile, as: string): Tried<T> {
  // Where only the text below the frontmatter is broken, its data can still be used.
  if (source.value === undefined && source.problems.length > 0) return { data: undefined, problems: [] };
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.map((issue): SchemaProblem => {
    const { path, message: detail } = issue;
    return { kind: 'schema', position: source.locate(path), path, detail, as, issue, schema, source };
  });
  return { data: undefined, problems };
}
