import { z } from 'astro/zod';
import { pictureNames } from './picture.ts';
import { colourSchema, marks } from './colour.ts';
import { appealSchema } from './appeal.ts';
import { effectsSchema, type Effect } from './effects/index.ts';
import { editionIdSchema, idSchema, situationIdSchema } from './id.ts';
import { languages } from './language.ts';
import { means } from './means.ts';
import { modalitySchema } from './modality.ts';
import { citationSchema } from './ruling.ts';
import { openKinds } from './rests.ts';
import { relations } from './seat.ts';
import { printedNumberSchema, textSchema, webAddressSchema } from './text.ts';
import { textStateSchema } from './text-state.ts';

/** The areas that phases belong to, in the order in which readers need them. */
export const phaseAreas = ['table', 'scoring', 'organisation'] as const;
export type PhaseArea = (typeof phaseAreas)[number];

const phaseSchema = z.strictObject({
  id: means(idSchema, 'What a situation calls it under `phase`.', 'play'),
  title: means(textSchema, 'The heading of its situations in lists.', 'During play'),
  area: means(
    z.enum(phaseAreas).optional(),
    'What it is about: `table` (if left out), `scoring`, or `organisation`: lineups, the club, the season.',
  ),
  picture: means(
    z.enum(pictureNames).optional(),
    'A line drawing beside its name and on posters; it has no words. `table`, `score-sheet` and `casebook` go with any game. `board` is a bridge board, `track` the squares of a board game with a pawn; the others are of card games and of their tournaments.',
  ),
});

const officialSchema = z.strictObject({
  title: means(textSchema, 'What the link is called.', 'FIDE Laws of Chess (PDF)'),
  url: means(webAddressSchema, 'Where it is.', 'https://example.org/laws.pdf'),
});

const editionSchema = z.strictObject({
  id: means(editionIdSchema, 'The name of its folder; a part of dated addresses.', '2026'),
  title: means(textSchema, 'How readers know it.', '2026'),
  from: means(
    z.iso.date('a day is written YYYY-MM-DD, such as 2024-09-01').optional(),
    'In force from this day, which may lie ahead; left out where the source is undated.',
    '2026-09-01',
  ),
  official: means(officialSchema.optional(), 'Where the official text is.'),
  related: means(
    officialSchema.optional(),
    'A text that is not this one but close to it, where the official text is not published.',
  ),
  texts: means(
    z.partialRecord(z.enum(languages), textStateSchema).optional(),
    'Which text counts, by language; left out: the original is authentic, a translation is for convenience.',
    { en: { state: 'authentic' } },
  ),
  numbering: means(
    z.enum(['printed', 'own']),
    'Whether the rule numbers are printed in the source, or this site’s own.',
  ),
  chapters: means(
    z
      .array(
        z.strictObject({
          id: means(idSchema, 'What a rule calls it under `chapter`.', 'play'),
          number: means(printedNumberSchema.optional(), 'Its number, if it has one.', '2'),
          title: means(textSchema, 'Its heading.', 'Playing the game'),
        }),
      )
      .min(1),
    'The parts that its rules stand in, in order.',
  ),
  appeal: means(
    z.array(appealSchema).min(1).optional(),
    'The book’s ways to dispute a ruling, in the order in which they are used.',
  ),
});

const resultUnitSchema = z.enum(['game', 'set', 'match', 'round', 'bid']);
const resultWordsSchema = z
  .strictObject({
    won: means(textSchema, 'For `result: won`.', 'leg won'),
    lost: means(textSchema, 'For `result: lost`.', 'leg lost'),
    drawn: means(textSchema, 'For `result: drawn`.', 'leg drawn'),
    replayed: means(textSchema, 'For `result: replayed`.', 'leg replayed'),
    annulled: means(textSchema, 'For `result: annulled`.', 'leg void'),
    stands: means(textSchema, 'For `result: stands`.', 'leg stands'),
  })
  .partial();
const callWordsSchema = z
  .strictObject({
    stands: means(textSchema, 'For `call: stands`.', 'bid stands'),
    withdrawn: means(textSchema, 'For `call: withdrawn`.', 'bid cancelled'),
    repeat: means(textSchema, 'For `call: repeat`.', 'bid repeated'),
    replace: means(textSchema, 'For `call: replace`.', 'bid replaced'),
  })
  .partial();
const cardWordsSchema = z
  .strictObject({
    'taken-back': means(textSchema, 'For `card: taken-back`.', 'cards picked up again'),
    stands: means(textSchema, 'For `card: stands`.', 'card stands'),
    'major-penalty': means(textSchema, 'For `card: major-penalty`.', 'major penalty card'),
    'minor-penalty': means(textSchema, 'For `card: minor-penalty`.', 'minor penalty card'),
    turned: means(textSchema, 'For `card: turned`.', 'card turned over'),
    played: means(textSchema, 'For `card: played`.', 'card must be played'),
  })
  .partial();
const adjustWordsSchema = z
  .strictObject({
    assigned: means(textSchema, 'For `adjust: assigned`.', 'assigned score'),
    artificial: means(textSchema, 'For `adjust: artificial`.', 'artificial score'),
    table: means(textSchema, 'For `adjust: table`.', 'table result counts'),
    stands: means(textSchema, 'For `adjust: stands`.', 'score stands'),
  })
  .partial();

const countWordsSchema = z.strictObject({
  one: means(textSchema, 'For exactly one.', '{n} leg'),
  other: means(textSchema, 'For every other number.', '{n} legs'),
});

const partySchema = z.strictObject({
  label: means(textSchema, 'What readers see, with its article, in lower case.', 'the offender'),
  offends: means(z.boolean().optional(), 'Whether this is the offender: a penalty without a party is theirs.', true),
  seat: means(z.enum(relations).optional(), 'Where they sit, seen from the one who erred (`self`).'),
  named: means(
    z.array(textSchema).min(1).optional(),
    'The words by which texts name the player in this seat, without an article.',
    ['offender'],
  ),
});

export const bookSchema = z.strictObject({
  title: means(textSchema, 'The name of the book.', 'Club rules of chess'),
  game: means(textSchema, 'What is played.', 'chess'),
  language: means(z.enum(languages), 'What it is written in.'),
  aliases: means(z.array(textSchema).optional(), 'Other names that people type for it, before a number: `cc 17`.', [
    'cc',
    'club chess',
  ]),
  summary: means(textSchema, 'One line under the title.', 'For all games in our own hall'),
  authority: means(
    z.strictObject({
      name: means(textSchema, 'Its name in full.', 'Riverside Chess Club'),
      short: means(textSchema, 'Its name where there is little room.', 'Riverside'),
      url: means(webAddressSchema.optional(), 'Its page on the web; its name is then a link.', 'https://example.org/'),
    }),
    'Who publishes the rules.',
  ),
  accent: means(z.enum(marks), 'The mark of the book, and its colour; several books may have the same.'),
  colour: means(
    colourSchema.optional(),
    'A colour of its own in place of its mark’s; text in it must have a contrast of 4.5:1 on either ground.',
  ),
  roles: means(
    z.record(
      idSchema,
      z.strictObject({ label: means(textSchema, 'What readers see, with its article.', 'the arbiter') }),
    ),
    'Who decides, by id: what stands under `decidedBy`.',
    { arbiter: { label: 'the arbiter' } },
  ),
  parties: means(
    z.record(idSchema, partySchema),
    'Who gains, bears or chooses, by id: what stands in effects, and under `by` of a fact.',
    { offender: { label: 'the offender', offends: true } },
  ),
  points: means(
    z.record(
      idSchema,
      z.strictObject({
        label: means(textSchema, 'Their name in headings and filters.', 'Penalty points'),
        one: means(
          textSchema,
          'For exactly one; `{n}` is the number, left out only if no number is ever given.',
          '{n} penalty point',
        ),
        other: means(textSchema, 'For every other number.', '{n} penalty points'),
      }),
    ),
    'Kinds of points, by id: what effects name under `kind`. The first is the default.',
    { penalty: { label: 'Penalty points', one: '{n} penalty point', other: '{n} penalty points' } },
  ),
  currency: means(
    z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        error: 'a currency is written by the three capital letters of its code, such as DKK, GBP or EUR',
      })
      .optional(),
    'What fines are paid in, by its three letters (ISO 4217); left out: EUR.',
    'DKK',
  ),
  words: means(
    z
      .strictObject({
        adjust: means(adjustWordsSchema.optional(), 'What it calls an adjusted score.'),
        call: means(callWordsSchema.optional(), 'What becomes of a call, in a game that has another word for it.', {
          stands: 'bid stands',
        }),
        card: means(cardWordsSchema.optional(), 'What becomes of a card, or of several where rulings mean several.', {
          'taken-back': 'cards picked up again',
        }),
        count: means(
          z
            .strictObject({
              card: means(countWordsSchema, 'For `count: card`.', { one: '{n} card', other: '{n} cards' }),
              game: means(countWordsSchema, 'For `count: game`.', { one: '{n} leg', other: '{n} legs' }),
            })
            .partial()
            .optional(),
          'What it counts, such as games that players call legs.',
          { game: { one: '{n} leg', other: '{n} legs' } },
        ),
        result: means(
          z.partialRecord(resultUnitSchema, resultWordsSchema).optional(),
          'What is won and lost, such as a game that players call a leg.',
          { game: { won: 'leg won', lost: 'leg lost' } },
        ),
      })
      .optional(),
    'The book’s own names for effects, if they differ from the site’s.',
  ),
  phases: means(
    z.array(phaseSchema).min(1),
    'The phases of the game or the season, in order; situations are listed by them.',
  ),
  residual: means(
    z
      .strictObject({
        verdict: means(textSchema, 'For what the book is silent on.', 'The arbiter decides'),
        verdicts: means(
          z.partialRecord(z.enum(openKinds).exclude(['silent']), textSchema).optional(),
          'For what is open for another reason: “the rules do not cover this” would be wrong where a text does.',
          { ambiguous: 'The text can be read in two ways: the arbiter decides' },
        ),
        effects: means(effectsSchema, 'What follows.', [{ none: true }]),
        modality: modalitySchema,
        decidedBy: means(idSchema.optional(), 'The role or party that decides.', 'arbiter'),
        cites: means(z.array(citationSchema).min(1), 'The clauses that say so.', ['scope#b']),
      })
      .optional(),
    'The rule for what the book leaves open; the default for parts that a situation’s `otherwise` omits.',
  ),
  unestablished: means(
    z
      .strictObject({
        verdict: means(textSchema, 'What then holds.', 'The arbiter decides by what is likely'),
        decidedBy: means(
          idSchema.optional(),
          'Who decides; left out where the verdict names more than one.',
          'arbiter',
        ),
        cites: means(z.array(citationSchema).min(1), 'The clauses that say so.', ['scope#c']),
        then: means(z.array(situationIdSchema).min(1).optional(), 'The situations that say how the facts are found.', [
          'hearing-the-players',
        ]),
      })
      .optional(),
    'What holds where a fact that decides can no longer be established; left out: the residual rule.',
  ),
  general: means(
    z.array(citationSchema).min(1).optional(),
    'Clauses that hold beside any other, such as those on cheating or on who decides: that two situations cite one does not mean that one event may belong to both.',
    ['cheating#a'],
  ),
  editions: means(z.array(editionSchema).min(1), 'Oldest first; the last one whose day has come is in force.'),
});
export type EditionMeta = z.infer<typeof editionSchema>;
export type SurfaceBook = z.infer<typeof bookSchema>;
type Residual = NonNullable<SurfaceBook['residual']>;
export type Book = Omit<SurfaceBook, 'residual' | 'accent'> & {
  /** Mark and colour, see `accentOf`. */
  readonly accent: string;
  readonly residual?: Omit<Residual, 'effects'> & { readonly effects: readonly Effect[] };
};
