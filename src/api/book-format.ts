/**
 * The format of a whole edition in one language: what `rules.json` and the files of its situations have, and
 * all else that a page of it says.
 */
import { z } from 'astro/zod';
import { effectSchema, languages, modalitySchema, openKinds, phaseAreas } from '#model/index.ts';
import { relations } from '#model/seat.ts';
import { clause, rule, rulesFormat } from './rules-format.ts';
import { consequence, effect, language, text } from './shared-format.ts';
import { fact, ruling, situationFormat } from './situation-format.ts';

const url = z.string().meta({
  description: 'The permanent address: absolute where the site knows its own, otherwise from the root of its host.',
});
const lang = z
  .enum(languages)
  .optional()
  .meta({ description: 'The language of these words, where nobody has translated them yet.' });
const cites = consequence.cites;
const laws = z.array(z.string()).optional().meta({ description: 'Articles of the law book, as printed.' });
const times = z.array(z.string()).optional().meta({ description: 'Ids of `times` that begin to run here.' });
const labelled = z.strictObject({ label: z.string() });

const outcome = z.strictObject({
  modality: modalitySchema,
  decidedBy: z.string().optional(),
  effects: z.array(effectSchema).meta({ description: 'Every amount worked out.' }),
  cites,
});

const worked = {
  story: z.string(),
  answers: z.string().meta({ description: 'The answers, as the query of an address.' }),
  url: z.string().meta({ description: 'The address of the case: the ruling with these answers.' }),
  gives: outcome.optional().meta({ description: 'What it comes to, as far as it says more than its ruling does.' }),
};

const wholeRuling = ruling.extend({
  lang,
  rule: z.string().optional().meta({ description: 'The rule that gives it: 17. Absent for an otherwise.' }),
  url,
  explain: z.string().optional().meta({ description: 'Why, in one or two sentences.' }),
  inWords: z
    .strictObject({
      when: z.array(z.string()).meta({ description: 'One sentence per box of `when`.' }),
      follows: z.array(z.string()).meta({ description: 'One per effect that says something.' }),
    })
    .meta({ description: 'As the site writes them for readers.' }),
  steps: z.array(z.string()).optional().meta({ description: 'What to do at the table now, in order.' }),
  stayUntil: z.array(z.string()).optional().meta({ description: 'What to wait for before leaving the table.' }),
  then: z.array(z.string()).optional().meta({ description: 'Situations to look at next.' }),
  establishes: z
    .record(z.string(), z.union([z.string(), z.int()]))
    .optional()
    .meta({ description: 'Answers that it settles for the situations of `then`.' }),
  laws,
  times,
  examples: z.array(z.strictObject(worked)).meta({ description: 'Worked cases; the build proves each of them.' }),
});

const wholeFact = z.union(
  fact.options.map((kind) =>
    kind.extend({
      lang,
      judged: z.literal(true).optional().meta({ description: 'The arbiter judges what they chose.' }),
      laws,
    }),
  ) as unknown as readonly [(typeof fact.options)[0], (typeof fact.options)[1]],
);

const situation = situationFormat
  .omit({ book: true, edition: true, situation: true, language: true, text: true, currency: true, house: true })
  .extend({
    id: z.string(),
    aliases: z.array(z.string()).optional(),
    lang,
    title: z.string(),
    summary: z.string().meta({ description: 'What it settles.' }),
    phrases: z.array(z.string()).meta({ description: 'What people say when it happens.' }),
    phase: z.string(),
    common: z.boolean().meta({ description: 'Whether it is among the frequent ones.' }),
    severity: z.enum(['none', 'points', 'game', 'match']).meta({ description: 'The most that can be at stake.' }),
    scoring: z.literal(true).optional().meta({ description: 'It is about what is won, scored or worth.' }),
    url,
    arriving: z.string().optional().meta({ description: 'What the arbiter does on arriving at the table.' }),
    procedure: z
      .array(
        z.strictObject({
          do: z.string(),
          fact: z.string().optional().meta({ description: 'The question that this step answers.' }),
          ifForgotten: z.string().optional(),
          cites: cites.optional(),
          laws,
          times,
        }),
      )
      .optional(),
    see: cites.optional().meta({ description: 'Rules to read in addition.' }),
    laws,
    times,
    facts: z.array(wholeFact).meta({ description: 'In declared order.' }),
    rulings: z.array(wholeRuling),
  });

const wholeRule = rule.omit({ rulings: true }).extend({
  lang,
  clauses: z.array(
    clause.extend({
      lang,
      name: z.string().optional().meta({ description: 'What a translation calls it, where its id is its name.' }),
      section: z.string().optional().meta({ description: 'The heading that it stands under.' }),
    }),
  ),
  rulings: z.array(z.string()).meta({ description: 'Ids of the rulings that follow from it.' }),
});

const term = z.strictObject({
  id: z.string(),
  lang,
  formerIds: z.array(z.string()).optional(),
  term: z.string(),
  definition: z.string(),
  abbreviation: z.string().optional(),
  aliases: z.array(z.string()).optional().meta({ description: 'Other names: slang, misspellings, older words.' }),
  english: z.array(z.string()).optional(),
  phrases: z.array(z.string()).optional(),
  concept: z.string().optional().meta({ description: 'An idea that games share, in English.' }),
  cites,
  url,
});

const time = z.strictObject({
  id: z.string(),
  seconds: z.int().positive(),
  cite: z.string().meta({ description: 'The clause that says so.' }),
  label: z.string(),
  over: z.string().optional().meta({ description: 'What follows when it is over.' }),
  note: z.string().optional().meta({ description: 'The note, at that clause, on what the text leaves open.' }),
  fact: z.string().optional().meta({ description: 'The question whether it is over.' }),
});

const decidedCase = z.strictObject({
  id: z.string(),
  lang,
  aliases: z.array(z.string()).optional(),
  title: z.string(),
  situation: z.string(),
  ruling: z.string(),
  ...worked,
  argued: z.array(z.string()).optional(),
  reasons: z.string(),
  day: z.string(),
  place: z.string().optional(),
  tournament: z.string().optional(),
  decidedBy: z.string(),
  approved: z.strictObject({ by: z.string(), on: z.string() }),
});

const address = z.strictObject({ title: z.string(), url: z.string() });

export const bookFormat = rulesFormat
  .omit({ site: true, authority: true, rules: true })
  .extend({
    language,
    languages: z.array(language).meta({ description: 'Every language that this edition has words in.' }),
    text: text.unwrap(),
    game: z.string(),
    summary: z.string(),
    authority: z.strictObject({ name: z.string(), short: z.string(), url: z.string().optional() }),
    editionTitle: z.string(),
    ahead: z.boolean().meta({ description: 'Whether its day is still to come.' }),
    url,
    official: address.optional().meta({ description: 'Where the official text is.' }),
    related: address.optional().meta({ description: 'A text close to it, where the official one is not published.' }),
    numbering: z.enum(['printed', 'own']).meta({ description: 'Whether the source prints the numbers.' }),
    roles: z.record(z.string(), labelled).meta({ description: 'Who decides.' }),
    parties: z
      .record(
        z.string(),
        labelled.extend({
          offends: z.boolean().optional(),
          seat: z.enum(relations).optional().meta({ description: 'Seen from the one who erred.' }),
          named: z.array(z.string()).optional(),
        }),
      )
      .meta({ description: 'Who gains, bears or chooses.' }),
    points: z.record(z.string(), labelled.extend({ one: z.string(), other: z.string() })).meta({
      description: 'The kinds of points, the default first; {n} stands for the number.',
    }),
    phases: z.array(z.strictObject({ id: z.string(), title: z.string(), area: z.enum(phaseAreas) })),
    rules: z.array(wholeRule).meta({ description: 'In the order of the source.' }),
    situations: z.array(situation),
    terms: z.array(term),
    times: z.array(time).meta({ description: 'The times that rules give, for a clock.' }),
    laws: z
      .strictObject({
        title: z.string(),
        articles: z.array(
          z.strictObject({ article: z.string(), caption: z.string(), says: z.string().optional(), url }),
        ),
      })
      .optional()
      .meta({ description: 'The law book that it applies, in our own words.' }),
    residual: z
      .strictObject({
        verdict: z.string(),
        verdicts: z.partialRecord(z.enum(openKinds), z.string()).optional(),
        effects: z.array(effect),
        modality: modalitySchema,
        decidedBy: z.string().optional(),
        cites,
      })
      .optional()
      .meta({ description: 'What holds where the book is silent.' }),
    cases: z.array(decidedCase).optional().meta({ description: 'Cases that were decided and published.' }),
  })
  .meta({ title: 'A whole edition of a book in one language' });
