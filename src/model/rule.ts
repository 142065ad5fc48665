import { z } from 'astro/zod';
import { idSchema, ruleIdSchema, slugSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { rulingSchema, type Ruling } from './ruling.ts';
import { printedNumberSchema, textSchema } from './text.ts';

export const ruleSchema = z.strictObject({
  /** Semantic and for good: numbers change between editions, this does not. Citations go by it. */
  id: ruleIdSchema,
  /** The number as printed in the source; the URL is made from it. */
  number: printedNumberSchema,
  /** Set where this rule's number is not printed in the source although the edition's are, or the other way round. */
  numbering: z.enum(['printed', 'own']).optional(),
  /** How the rule is named where "rule <number>" would be wrong (a chapter's preamble). */
  label: textSchema.optional(),
  title: textSchema,
  /** An id of the edition's `chapters`. */
  chapter: idSchema,
  /** What this rule settles, in one line, for lists and chat previews. */
  summary: textSchema,
  /** What people type when they look for this rule. */
  phrases: z.array(textSchema).optional(),
  laws: z.array(articleSchema).optional(),
  rulings: z.array(rulingSchema).optional(),
  /** URL numbers this rule had before in this edition; their links keep working. */
  aliases: z.array(slugSchema).optional(),
});
export type SurfaceRule = z.infer<typeof ruleSchema>;
export type Rule = Omit<SurfaceRule, 'rulings'> & { readonly rulings?: readonly Ruling[] };

/** Kinds of editor's note on the source; never rule text. */
export const noteKinds = ['ambiguity', 'dead-reference', 'contradiction', 'gap', 'misprint', 'reading'] as const;
export type NoteKind = (typeof noteKinds)[number];
