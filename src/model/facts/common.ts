/** What every fact has as authors write it, and the schemas that several kinds share. */
import { z } from 'astro/zod';
import { conditionSchema } from '#model/box.ts';
import { idSchema } from '#model/id.ts';
import { articleSchema } from '#model/law.ts';
import { means } from '#model/means.ts';
import { countedSchema, textSchema } from '#model/text.ts';

export const common = {
  ask: means(textSchema, 'The question, as the arbiter asks it.', 'How late did the player come?'),
  how: means(textSchema.optional(), 'How the arbiter establishes the answer.', 'Count from the start of the session.'),
  by: means(
    z.union([idSchema, z.array(idSchema).min(1)]).optional(),
    'Whose choice it is, when it is a player’s choice and not a finding: a party, or several in order of precedence. The site then shows what each option leads to before anyone chooses.',
    'opponent',
  ),
  judged: means(
    z.literal(true).optional(),
    'Beside `by`: the player acts, the arbiter judges what it was; the question is not presented as a choice.',
  ),
  setting: means(
    z.literal(true).optional(),
    'It is about the whole tournament, session or match, and not about what happened: that two situations ask it does not mean that one event may belong to both.',
  ),
  askIf: means(conditionSchema.optional(), 'Only then does the question make sense; otherwise the fact has no value.', {
    late: 'yes',
  }),
  laws: means(z.array(articleSchema).optional(), 'Articles of the law book that ask this question.', ['16B']),
  aliases: means(
    z.array(idSchema).optional(),
    'Ids that this fact had before: links that answer it by one of them are read as they were meant.',
    ['lateness'],
  ),
};

/** Bounds that keep the sums of weights finite. */
export const weightSchema = z.number().min(0.001).max(1_000);

export const saysSchema = means(
  z.union([
    countedSchema,
    z.strictObject({
      one: means(textSchema, 'For exactly 1.', 'there is {n} closed trick'),
      other: means(countedSchema, 'For every other number.', 'there are {n} closed tricks'),
    }),
  ]),
  'How a number reads in a case, with `{n}` for the number; or one text for exactly 1 and one for the others.',
  { one: 'there is {n} closed trick', other: 'there are {n} closed tricks' },
);
