/** How a ruling is disputed, for the dispute sheet. What the book does not say is omitted. */
import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema } from './ruling.ts';
import { textSchema } from './text.ts';

/**
 * The parts of a dispute procedure, in order: who may begin it, with whom, until when, in what form, the
 * cost, what happens to that fee, and who decides finally.
 */
export const appealParts = ['by', 'to', 'until', 'form', 'cost', 'fee', 'final'] as const;
export type AppealPart = (typeof appealParts)[number];

const saidSchema = z.strictObject({
  /** One short sentence of our own. */
  says: textSchema,
  /** The clauses that say so. */
  cites: z.array(citationSchema).min(1),
  /** Articles of the law book that the book names there. */
  laws: z.array(articleSchema).optional(),
});

/** One way to dispute a ruling: at once at the table, afterwards, before a committee. */
export const appealSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  by: saidSchema.optional(),
  to: saidSchema.optional(),
  until: saidSchema.optional(),
  form: saidSchema.optional(),
  cost: saidSchema.optional(),
  fee: saidSchema.optional(),
  final: saidSchema.optional(),
} satisfies Readonly<Record<AppealPart | 'id' | 'title', z.ZodType>>);
export type Appeal = z.infer<typeof appealSchema>;
