import { z } from 'astro/zod';
import { idSchema, ruleIdSchema, slugSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema, rulingSchema, type Ruling } from './ruling.ts';
import { printedNumberSchema, textSchema } from './text.ts';
import { timeSchema } from './time.ts';

/** A range of clauses: from the named one to the one before the next section. */
const sectionSchema = z.strictObject({
  title: textSchema,
  /** The id of its first clause. */
  from: idSchema,
  /**
   * The prefix for citing its clauses, if their printed numbers occur in the rule more than once: "4.9
   * Voldongen, 3".
   */
  citedAs: textSchema.optional(),
  /** Whether it is one of several ways on, of which a case takes only one. */
  branch: z.boolean().optional(),
});
export type Section = z.infer<typeof sectionSchema>;

export const ruleSchema = z.strictObject({
  /** Semantic and permanent, unlike numbers, which change between editions. Used by citations. */
  id: ruleIdSchema,
  /** The number as printed in the source; the URL is made from it. */
  number: printedNumberSchema,
  /**
   * Set where this rule's number is not printed in the source although the edition's are, or the other way
   * round.
   */
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
  /** Headings of ours among the clauses of a long rule. */
  sections: z.array(sectionSchema).refine(distinct, 'two sections begin at the same clause').optional(),
  /** Times that its clauses give, for a clock at the table. */
  times: z.array(timeSchema).min(1).refine(unlike, 'two times have the same id').optional(),
  rulings: z.array(rulingSchema).optional(),
  /**
   * Rules and clauses of the previous edition, by their ids there, whose text this one contains: after a
   * split.
   */
  from: z.array(citationSchema).min(1).optional(),
  /** URL numbers this rule had before in this edition; their links keep working. */
  aliases: z.array(slugSchema).optional(),
});
export type SurfaceRule = z.infer<typeof ruleSchema>;
export type Rule = Omit<SurfaceRule, 'rulings'> & { readonly rulings?: readonly Ruling[] };

function distinct(sections: readonly { readonly from: string }[]): boolean {
  return new Set(sections.map(({ from }) => from)).size === sections.length;
}

function unlike(times: readonly { readonly id: string }[]): boolean {
  return new Set(times.map(({ id }) => id)).size === times.length;
}

/** Kinds of editor's note on the source; never rule text. */
export const noteKinds = ['ambiguity', 'dead-reference', 'contradiction', 'gap', 'misprint', 'reading'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Kinds of notes that leave the matter contested: a ruling states whether its outcome rests on them. */
export const contestedKinds = ['reading', 'ambiguity', 'contradiction'] as const satisfies readonly NoteKind[];
