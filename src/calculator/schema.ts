/** The schema of a calculator: a page that adds up several options of one choice of a situation. */
import { z } from 'astro/zod';
import { factIdSchema, idSchema, rulingIdSchema } from '#model/id.ts';
import { means } from '#model/means.ts';
import { countedSchema, textSchema } from '#model/text.ts';

export const calculatorSchema = z.strictObject({
  title: means(textSchema, 'The heading of its page.', 'Add up a hand'),
  sum: means(factIdSchema, 'The choice that every ruling of this situation depends on.', 'combination'),
  most: means(
    z.record(idSchema, z.number().int().positive()).optional(),
    'The highest count of an option, if the game limits it.',
    { 'four-aces': 2 },
  ),
  hand: means(
    z
      .strictObject({
        cards: means(z.number().int().positive(), 'How many cards a hand has.', 12),
        takes: means(
          z.record(
            idSchema,
            z.strictObject({
              cards: means(z.number().int().positive(), 'How many cards it takes.', 4),
              sorts: means(z.array(idSchema).min(1), 'Of which sorts; options with one in common may share cards.', [
                'ace',
              ]),
            }),
          ),
          'Per option the number of cards and their sorts.',
          { 'four-aces': { cards: 4, sorts: ['ace'] } },
        ),
        tooMany: means(
          countedSchema,
          'Message for more than `cards`; `{n}` is their number if none is used twice.',
          'That takes {n} cards, and a hand has twelve.',
        ),
        shared: means(textSchema, 'Message for options that may share cards.', 'Some cards may count twice.'),
      })
      .optional(),
    'The cards that options take, and the messages when they exceed a hand.',
  ),
  unless: means(z.array(rulingIdSchema).optional(), 'Rulings, of any situation, that invalidate the sum.', [
    'meld-struck',
  ]),
});
export type CalculatorData = z.infer<typeof calculatorSchema>;

/**
 * Which parts of it are words. The model passes in how words are marked, as a schema imports nothing of it.
 */
export function calculatorWords<Spec>({ keys, text }: WordParts<Spec>): Spec {
  return keys({ title: text, hand: keys({ tooMany: text, shared: text }) });
}
interface WordParts<Spec> {
  readonly text: Spec;
  keys(each: Readonly<Record<string, Spec>>): Spec;
}
