import { z } from 'astro/zod';
import { alternativeSchema, type Alternative } from './alternative.ts';
import { conditionSchema, givenSchema } from './box.ts';
import { effectsSchema, type Effect } from './effects/index.ts';
import { asId, idSchema, rulingIdSchema, situationIdSchema, type ClauseId, type RuleId } from './id.ts';
import { articleSchema } from './law.ts';
import { means, typeOf } from './means.ts';
import { modalitySchema } from './modality.ts';
import { noteNameSchema, openKinds, restsSchema } from './rests.ts';
import { textSchema } from './text.ts';
import { timesSchema } from './time.ts';

export const citationSchema = typeOf(
  z
    .string()
    .regex(
      /^[a-z0-9-]+(?:#[a-z0-9-]+)?$/,
      'a citation is the id of a rule, or of a rule and a clause: voor-je-beurt or voor-je-beurt#a',
    )
    .brand<'Citation'>(),
  'citation',
  'A rule of the edition by its id, with or without a clause. Readers see the number.',
  'lateness#b',
);
export type Citation = z.infer<typeof citationSchema>;

/** What a citation names: `tellen#b` is clause b of the rule `tellen`. */
export function partsOfCitation(citation: string): { readonly rule: RuleId; readonly clause?: ClauseId } {
  const [rule = '', clause] = citation.split('#');
  return { rule: asId(rule), ...(clause === undefined ? {} : { clause: asId<ClauseId>(clause) }) };
}

const decidedBySchema = idSchema.optional();

export const givesSchema = means(
  z.strictObject({
    modality: modalitySchema,
    decidedBy: means(decidedBySchema, 'Where the ruling has it.', 'arbiter'),
    effects: means(
      effectsSchema,
      'The effects with every amount as a number. Their texts (`at`, `suit`, `until`) may be left out.',
      [{ points: 13, against: 'offender' }],
    ),
    cites: means(
      z.array(citationSchema).min(1),
      'Every clause that settles the case, which are those that its ruling cites.',
      ['lateness#b'],
    ),
  }),
  'The outcome of a worked case.',
).meta({ id: 'gives' });
export type Gives = z.infer<typeof givesSchema>;

export const exampleSchema = means(
  z.strictObject({
    story: means(
      textSchema,
      'What happened, in a sentence or two, as it would be told at the table.',
      'Ann sits down after forty minutes.',
    ),
    given: means(givenSchema, 'The answers that lead here, those that an amount needs included.', { minutes: 40 }),
    gives: means(
      givesSchema.optional(),
      'What the case comes to, worked out from the source and not copied from the ruling. The check asks for it.',
    ),
  }),
  'A worked case: a test now, training later.',
).meta({ id: 'example' });

const consequence = {
  id: means(rulingIdSchema, 'Its own among all rulings of the edition; part of its address.', 'lost-by-lateness'),
  aliases: means(z.array(rulingIdSchema).optional(), 'Ids this ruling had before; their links keep working.', [
    'too-late',
  ]),
  verdict: means(
    textSchema,
    'One short sentence or phrase that states the outcome; the page’s heading.',
    'The game is lost for the player who came late',
  ),
  explain: means(
    textSchema.optional(),
    'One or two sentences that explain the verdict.',
    'The default time is thirty minutes, counted from the start of the session.',
  ),
  steps: means(z.array(textSchema).optional(), 'What to do at the table now, in order.', [
    'Stop the clock.',
    'Write down the result.',
  ]),
  stayUntil: means(
    z.union([textSchema, z.array(textSchema).min(1)]).optional(),
    'What the arbiter waits for before leaving the table: one thing or several, to be ticked off.',
    ['Both players have signed'],
  ),
  times: means(timesSchema.optional(), 'Times that are waited for where this is the ruling.', [
    'lateness/default-time',
  ]),
  then: means(z.array(situationIdSchema).optional(), 'Situations to look at next; answers carry over.', [
    'clock-touched',
  ]),
  establishes: means(
    givenSchema.optional(),
    'What the ruling itself settles of the questions that those situations ask: they open with these answers given.',
    { 'who-touched': 'opponent' },
  ),
  laws: means(z.array(articleSchema).optional(), 'Articles of the law book that it rests on.', ['27B1(a)']),
  rests: means(
    restsSchema.optional(),
    'The notes that the outcome rests on beside the text. A contested one at a clause that it cites is set aside in the situation if not.',
    ['lateness#b/whose-clock'],
  ),
  alternatives: means(
    z.array(alternativeSchema).min(1).optional(),
    'What follows in its place if a note that it rests on is read the other way.',
  ),
  eitherWay: means(
    z.array(noteNameSchema).min(1).optional(),
    'Notes that it rests on, but whose other reading, as others of the situation have it, changes nothing here.',
    ['lateness#b/whose-clock'],
  ),
  examples: means(z.array(exampleSchema).optional(), 'Worked cases that the check tries; at least one.'),
};

/**
 * What follows where a thing that a ruling forbids is done all the same: the book states no consequence, the
 * situations of `then` state it, or it cannot be done, because somebody else has to allow it first.
 */
export const afterBreach = ['unstated', 'then', 'cannot'] as const;
export type AfterBreach = (typeof afterBreach)[number];

export const rulingSchema = z.strictObject({
  ...consequence,
  situation: means(situationIdSchema, 'The situation that it rules: the name of its file.', 'player-late'),
  when: means(conditionSchema.optional(), 'The cases that it rules; left out: all.', { minutes: '31..' }),
  effects: means(effectsSchema, 'What follows.', [{ result: 'lost', of: 'game', for: 'offender' }]),
  modality: modalitySchema,
  decidedBy: means(decidedBySchema, 'The role or party that decides, if the source says so.', 'arbiter'),
  cites: means(z.array(citationSchema).min(1), 'The clauses that it follows from.', ['lateness#b']),
  ifDone: means(
    z.enum(afterBreach).optional(),
    'Of a ruling that only forbids, with permissions as its only effects: what follows where the thing is done all the same. `unstated`: no rule of the book states a consequence; `then`: a situation under `then` decides; `cannot`: somebody has to allow it first.',
  ),
  overrides: means(
    z.array(rulingIdSchema).optional(),
    'Rulings of the same situation that this one beats where both apply.',
    ['game-goes-on'],
  ),
});

export const otherwiseSchema = z.strictObject({
  ...consequence,
  verdict: means(consequence.verdict.optional(), 'One short sentence that states the outcome.', 'The arbiter decides'),
  effects: means(effectsSchema.optional(), 'What follows.', [{ none: true }]),
  modality: modalitySchema.optional(),
  decidedBy: means(decidedBySchema, 'The role or party that decides.', 'arbiter'),
  cites: means(z.array(citationSchema).min(1).optional(), 'The clauses that leave it open, or leave it to somebody.', [
    'scope#b',
  ]),
  open: means(
    z.enum(openKinds).optional(),
    'What kind of open it is: `silent` (the source says nothing), `ambiguous` (it can be read in two ways), `contradictory` (it says two things) or `left` (it leaves the matter to somebody on purpose). Left out: as the kind of note named first under `rests`, or `silent`.',
  ),
});

export type Example = z.infer<typeof exampleSchema>;
export type SurfaceRuling = z.infer<typeof rulingSchema>;
export type SurfaceOtherwise = z.infer<typeof otherwiseSchema>;

/** A ruling as seen by all code above the library: its effects are discriminated by kind. */
export type Ruling = Omit<SurfaceRuling, 'effects' | 'alternatives'> & {
  readonly effects: readonly Effect[];
  readonly alternatives?: readonly Alternative[];
};
export type Otherwise = Omit<SurfaceOtherwise, 'effects' | 'alternatives'> & {
  readonly effects?: readonly Effect[];
  readonly alternatives?: readonly Alternative[];
};
