/**
 * Version 1 of the JSON interface (design §7): the types of the builders and the JSON Schemas that other
 * sites validate with. Breaking changes need a new version next to this one.
 */
import { z } from 'astro/zod';
import { bookFormat } from './book-format.ts';
import { casebookFormat } from './casebook-format.ts';
import { indexFormat } from './index-format.ts';
import { rulesFormat } from './rules-format.ts';
import type { Frozen } from './shared-format.ts';
import { situationFormat } from './situation-format.ts';

export type SituationJson = Frozen<z.infer<typeof situationFormat>>;
export type RulesJson = Frozen<z.infer<typeof rulesFormat>>;
export type BookJson = Frozen<z.infer<typeof bookFormat>>;
export type IndexJson = Frozen<z.infer<typeof indexFormat>>;

/** The formats by the name of their schema's file: `/api/v1/schema/<name>.json`. */
export const formats = {
  index: indexFormat,
  book: bookFormat,
  situation: situationFormat,
  rules: rulesFormat,
  casebook: casebookFormat,
} as const;

/** The JSON Schema (draft 2020-12) of a format. */
export function schemaOf(name: keyof typeof formats): object {
  return z.toJSONSchema(formats[name], { target: 'draft-2020-12' });
}
