import { z } from 'astro/zod';
import { idSchema, ruleIdSchema, slugSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { citationSchema, rulingSchema, type Ruling } from './ruling.ts';
import { means } from './means.ts';
import { printedNumberSchema, textSchema } from './text.ts';
import { timeSchema } from './time.ts';

/** A range of clauses: from the named one to the one before the next section. */
const sectionSchema = z.strictObject({
  title: means(textSchema, 'The heading.', 'When a player comes late'),
  from: means(idSchema, 'The id of its first clause.', 'c'),
  citedAs: means(
    textSchema.optional(),
    'What stands before the number of its clauses where they are cited, if printed numbers occur in the rule more than once.',
    '4.9 Lateness',
  ),
  branch: means(z.boolean().optional(), 'Whether it is one of several ways on, of which a case takes only one.', true),
});
export type Section = z.infer<typeof sectionSchema>;

export const ruleSchema = z.strictObject({
  id: means(ruleIdSchema, 'For good, unlike numbers, which change between editions. Citations use it.', 'lateness'),
  number: means(printedNumberSchema, 'The number as printed in the source; its address is made from it.', '17'),
  numbering: means(
    z.enum(['printed', 'own']).optional(),
    'Set where this rule’s number is not printed in the source although the edition’s are, or the other way round.',
  ),
  label: means(textSchema.optional(), 'How the rule is named where “rule <number>” would be wrong.', 'the preamble'),
  title: means(textSchema, 'Its heading.', 'Coming late'),
  chapter: means(idSchema, 'An id of the edition’s `chapters` in book.yaml.', 'play'),
  summary: means(
    textSchema,
    'What this rule settles, in one line, for lists and chat previews.',
    'Until when a player may come, and what it costs.',
  ),
  phrases: means(
    z.array(textSchema).optional(),
    'What people type when they look for this rule: in their words, not in the rulebook’s.',
    ['my opponent is not there'],
  ),
  laws: means(z.array(articleSchema).optional(), 'Articles of the law book that it rests on.', ['16B']),
  sections: means(
    z.array(sectionSchema).refine(distinct, 'two sections begin at the same clause').optional(),
    'Headings of your own among the clauses of a long rule: each from the named clause to the one before the next.',
  ),
  times: means(
    z.array(timeSchema).min(1).refine(unlike, 'two times have the same id').optional(),
    'Times that its clauses give, for a clock at the table.',
  ),
  rulings: means(z.array(rulingSchema).optional(), 'What follows from it, case by case.'),
  from: means(
    z.array(citationSchema).min(1).optional(),
    'Rules and clauses of the previous edition, by their ids there, whose text this one contains: after a split.',
    ['lateness#c'],
  ),
  aliases: means(
    z.array(slugSchema).optional(),
    'Numbers that this rule had in this edition before, as addresses have them; their links keep working.',
    ['4-2'],
  ),
});
export type SurfaceRule = z.infer<typeof ruleSchema>;
export type Rule = Omit<SurfaceRule, 'rulings'> & { readonly rulings?: readonly Ruling[] };

function distinct(sections: readonly { readonly from: string }[]): boolean {
  return new Set(sections.map(({ from }) => from)).size === sections.length;
}

function unlike(times: readonly { readonly id: string }[]): boolean {
  return new Set(times.map(({ id }) => id)).size === times.length;
}
