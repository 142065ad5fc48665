/**
 * House rules: what a club plays otherwise than a book, or has decided for good, without a copy of the book.
 * The file `content/<id>/house.yaml`, which stands where a book has its book.yaml.
 */
import { z } from 'astro/zod';
import { appealSchema } from './appeal.ts';
import { editionIdSchema, factIdSchema, idSchema, rulingIdSchema, situationIdSchema } from './id.ts';
import { means } from './means.ts';
import { exampleSchema, rulingSchema } from './ruling.ts';
import { textSchema, webAddressSchema } from './text.ts';

const daySchema = z.iso.date('a day is written YYYY-MM-DD, such as 2026-12-01');

/** A fact that a body has decided for good: it becomes a constant, and its question is not asked any more. */
const settledSchema = z.strictObject({
  is: means(
    z.union([z.string().min(1), z.number().int()]),
    'The answer that always holds, spelled as in a condition: an option, yes or no in the book’s language, or a number.',
    'ja',
  ),
  because: means(
    textSchema.optional(),
    'Why, in a sentence; it stands with the list of what differs, but not on pages of a translation.',
    'De club speelt altijd met de vergisregel.',
  ),
  speaks: means(
    z.array(textSchema).min(1).optional(),
    'Words by which texts of the book speak of the choice: the checker lists every text that still has one. What the question and its other answers say is looked for by itself.',
    ['optioneel', 'optionele'],
  ),
  leave: means(
    z.array(z.string().min(1)).min(1).optional(),
    'Texts that may stay as they are although they have such a word, by the names that the checker gives.',
    ['term:vergisregel'],
  ),
});

/** A number of the book that is another one with the club. */
const figureSchema = z.strictObject({
  was: means(z.number().positive(), 'The number that the book has.', 50),
  is: means(z.number().nonnegative(), 'The number with you; at 0 a time does not run at all.', 45),
  unit: means(
    textSchema,
    'What it counts, in a word as the book writes it; the checker lists every text that still has the old number of it.',
    'minuten',
  ),
  at: means(
    z
      .array(
        z
          .string()
          .regex(
            /^(?:time:[a-z0-9-]+\/[a-z0-9-]+|(?:ruling|fact):[a-z0-9-]+)$/,
            'it names a time of a rule, a ruling or a fact: time:speeltijd/ronde, ruling:te-laat or fact:minuten',
          ),
      )
      .min(1),
    'What counts with it: a time, which lasts so long; a ruling, whose effects have this amount; a fact, of which conditions have this limit.',
    ['time:speeltijd/ronde'],
  ),
  because: means(
    textSchema.optional(),
    'Why, in a sentence; it stands with the list of what differs, but not on pages of a translation.',
    'De zaal sluit om elf uur.',
  ),
  leave: means(
    z.array(z.string().min(1)).min(1).optional(),
    'Texts that may stay as they are although they have the old number, by the names that the checker gives.',
    ['clause:scorekaart#1'],
  ),
});

const outcomeSchema = rulingSchema
  .pick({
    verdict: true,
    explain: true,
    effects: true,
    modality: true,
    decidedBy: true,
    ifDone: true,
    cites: true,
    laws: true,
    rests: true,
    alternatives: true,
    eitherWay: true,
    steps: true,
    stayUntil: true,
    times: true,
    then: true,
    establishes: true,
    examples: true,
  })
  .partial({ cites: true })
  .extend({
    of: means(
      z.string().regex(/^[0-9a-f]{8}$/, 'eight hex digits, in quotation marks; the checker says which'),
      'The hash of the ruling in whose place it stands: write any eight digits first, the checker says which.',
      '4bdf6807',
    ),
    leave: means(
      z.array(z.string().min(1)).min(1).optional(),
      'Texts that may stay as they are although the ruling comes out otherwise, by the names that the checker gives.',
      ['clause:op-tijd#a'],
    ),
  });

export const houseSchema = z.strictObject({
  on: means(
    z
      .string()
      .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'it names a book and one of its editions: keezen/reglement')
      .brand<'On'>(),
    'The book and the edition that these rules stand on.',
    'keezen/reglement',
  ),
  edition: means(
    z.strictObject({
      id: means(editionIdSchema, 'Part of dated addresses, and the name of the folder of own files.', '2026'),
      title: means(textSchema, 'The edition of the house rules, as readers see it.', '2026'),
    }),
    'The edition of the house rules.',
  ),
  title: means(textSchema, 'The book’s name with these rules.', 'Keezen bij De Voorbeeldclub'),
  summary: means(
    textSchema.optional(),
    'One line under the title; left out: the book’s.',
    'Het toernooireglement met de huisregels van De Voorbeeldclub',
  ),
  authority: means(
    z.strictObject({
      name: means(textSchema, 'The club’s full name.', 'Keezclub De Voorbeeldclub'),
      short: means(textSchema, 'Its short name, as in marks and citations.', 'De Voorbeeldclub'),
      url: means(webAddressSchema.optional(), 'The club’s own site.', 'https://example.org/'),
    }),
    'Who has these house rules.',
  ),
  from: means(daySchema, 'In force from this day.', '2026-09-01'),
  adopted: means(
    z.strictObject({
      by: means(textSchema, 'The body, by its name.', 'de ledenvergadering'),
      on: means(daySchema, 'The day of its decision.', '2026-06-12'),
    }),
    'Who adopted them, and when; it stands on every page.',
  ),
  settle: means(
    z.record(factIdSchema, settledSchema).optional(),
    'Questions of the book that are decided for good, by id: they are not asked any more.',
    { vergisregel: { is: 'ja' } },
  ),
  asks: means(
    z.record(situationIdSchema, z.array(factIdSchema).min(1)).optional(),
    'Questions that situations of the book ask besides with you, by the id of the situation; rulings of your own hang on them.',
    { telefoon: ['al-gewaarschuwd'] },
  ),
  figures: means(
    z.record(idSchema, figureSchema).optional(),
    'Numbers of the book that are others with you, each under a name of your own.',
    { speeltijd: { was: 50, is: 45, unit: 'minuten', at: ['time:speeltijd/ronde'] } },
  ),
  replace: means(
    z.record(rulingIdSchema, outcomeSchema).optional(),
    'Rulings of the book, by id, that come out otherwise with you, with all that follows from them. When they hold stays the book’s, and what they cite if you cite nothing; worked cases are yours.',
    {
      'te-laat': {
        of: '4bdf6807',
        verdict: 'Drie punten straf',
        effects: [{ points: 3, against: 'overtreder' }],
        modality: 'must',
      },
    },
  ),
  examples: means(
    z.record(rulingIdSchema, z.array(exampleSchema).min(1)).optional(),
    'Worked cases of rulings of the book, and of what its situations say for the rest, by id, in the place of its own: where these lead elsewhere with you.',
    { 'te-laat': [{ story: 'An komt twintig minuten te laat.', given: { 'minuten-te-laat': 20 } }] },
  ),
  appeal: means(
    z.array(appealSchema).min(1).optional(),
    'How a decision is appealed with you, in the place of what the book says; left out: as in the book.',
    [
      {
        id: 'bestuur',
        title: 'Beroep bij het bestuur',
        to: { says: 'Het clubbestuur', cites: ['beroep#a'] },
      },
    ],
  ),
  chapters: means(
    z
      .array(
        z.strictObject({
          id: means(idSchema, 'Its id, as rules name it.', 'huisregels'),
          title: means(textSchema, 'Its heading.', 'Huisregels'),
        }),
      )
      .min(1)
      .optional(),
    'Chapters for own rules, after those of the book.',
  ),
});
export type House = z.infer<typeof houseSchema>;
export type Settled = z.infer<typeof settledSchema>;
export type Figure = z.infer<typeof figureSchema>;

/** What `on` names. */
export function partsOfOn(on: House['on']): { readonly book: string; readonly edition: string } {
  const [book = '', edition = ''] = on.split('/');
  return { book, edition };
}
