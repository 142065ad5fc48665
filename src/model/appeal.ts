/** How a ruling is disputed, for the dispute sheet. What the book does not say is omitted. */
import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema } from './ruling.ts';
import { means } from './means.ts';
import { textSchema } from './text.ts';

/**
 * The parts of a dispute procedure, in order: who may begin it, with whom, until when, in what form, the
 * cost, what happens to that fee, and who decides finally.
 */
export const appealParts = ['by', 'to', 'until', 'form', 'cost', 'fee', 'final'] as const;
export type AppealPart = (typeof appealParts)[number];

const saidSchema = means(
  z.strictObject({
    says: means(textSchema, 'One short sentence of your own.', 'Before the score sheet is signed.'),
    cites: means(z.array(citationSchema).min(1), 'The clauses that say so.', ['appeals#a']),
    laws: means(z.array(articleSchema).optional(), 'Articles of the law book that the book names there.', ['92B']),
  }),
  'What the book says of it, and where.',
).meta({ id: 'said' });

/** One way to dispute a ruling: at once at the table, afterwards, before a committee. */
export const appealSchema = z.strictObject({
  id: means(idSchema, 'Its own name.', 'protest'),
  title: means(textSchema, 'What it is called.', 'Protest at the table'),
  by: means(saidSchema.optional(), 'Who may begin it.'),
  to: means(saidSchema.optional(), 'With whom.'),
  until: means(saidSchema.optional(), 'Until when.'),
  form: means(saidSchema.optional(), 'In what form.'),
  cost: means(saidSchema.optional(), 'What it costs.'),
  fee: means(saidSchema.optional(), 'What becomes of that money.'),
  final: means(saidSchema.optional(), 'Who has the last word.'),
} satisfies Readonly<Record<AppealPart | 'id' | 'title', z.ZodType>>);
export type Appeal = z.infer<typeof appealSchema>;
