/**
 * Which parts of content are words, so that a translation can replace them and nothing else. Everything that
 * is not named here (ids, numbers, conditions, amounts, citations) is meaning, and the same in every
 * language.
 */
import { z } from 'astro/zod';
import { calculatorWords } from '#calculator/schema.ts';
import { appealParts } from './appeal.ts';
import { idSchema } from './id.ts';
import { articleSchema } from './law.ts';
import { means, typeOf } from './means.ts';
import { textSchema } from './text.ts';

/** Where a piece of content contains words. */
export type WordSpec =
  /** One text. */
  | { readonly kind: 'text' }
  /** One text, or as many as the original has. */
  | { readonly kind: 'texts' }
  /** A text around a number, or one for exactly 1 and one for the others. */
  | { readonly kind: 'counted' }
  /** Belongs to one language, which may have any number of them (other names, phrases). */
  | { readonly kind: 'own' }
  | { readonly kind: 'keys'; readonly keys: Readonly<Record<string, WordSpec>> }
  /** The same for each entry, by its id. */
  | { readonly kind: 'entries'; readonly of: WordSpec }
  /** The same for each entry, in the order of the original; `{}` for one without words. */
  | { readonly kind: 'list'; readonly of: WordSpec };

/** Words as written in a file: in the form of what they replace. */
export type WordTree = string | readonly WordTree[] | { readonly [key: string]: WordTree };

const text: WordSpec = { kind: 'text' };
const texts: WordSpec = { kind: 'texts' };
const counted: WordSpec = { kind: 'counted' };
const own: WordSpec = { kind: 'own' };
const keys = (each: Readonly<Record<string, WordSpec>>): WordSpec => ({ kind: 'keys', keys: each });
const entries = (of: WordSpec): WordSpec => ({ kind: 'entries', of });
const list = (of: WordSpec): WordSpec => ({ kind: 'list', of });

const titled = keys({ title: text });

const effectWords = list(keys({ at: text, suit: text, until: text }));

const ruling = keys({
  verdict: text,
  explain: text,
  steps: texts,
  stayUntil: texts,
  examples: list(keys({ story: text })),
  effects: effectWords,
  alternatives: list(keys({ verdict: text, explain: text, effects: effectWords })),
});

/** The words of each kind of unit: a unit is translated, checked and shown as a whole. */
export const wordSpecs = {
  book: keys({ title: text, game: text, summary: text, authority: keys({ name: text, short: text }) }),
  edition: keys({ title: text, official: titled, related: titled }),
  adopted: keys({ by: text }),
  appeal: keys({ title: text, ...Object.fromEntries(appealParts.map((part) => [part, keys({ says: text })])) }),
  person: keys({ label: text, named: own }),
  points: keys({ label: text, one: text, other: text }),
  titled,
  effects: keys({
    adjust: keys({ assigned: text, artificial: text, table: text, stands: text }),
    call: keys({ stands: text, withdrawn: text, repeat: text, replace: text }),
    card: keys({
      'taken-back': text,
      stands: text,
      'major-penalty': text,
      'minor-penalty': text,
      turned: text,
      played: text,
    }),
    count: entries(keys({ one: text, other: text })),
    result: entries(keys({ won: text, lost: text, drawn: text, replayed: text, annulled: text, stands: text })),
  }),
  residual: keys({ verdict: text, verdicts: entries(text) }),
  unestablished: keys({ verdict: text }),
  fact: keys({
    ask: text,
    how: text,
    yes: text,
    no: text,
    options: entries(keys({ label: text, hint: text, says: text })),
    number: keys({ unit: text, name: text }),
    says: counted,
  }),
  term: keys({ term: text, definition: text, abbreviation: own, aliases: own, english: own, phrases: own }),
  article: keys({ caption: text, says: text }),
  rule: keys({
    title: text,
    summary: text,
    label: text,
    phrases: own,
    sections: list(keys({ title: text, citedAs: text })),
    times: list(keys({ label: text, over: text })),
  }),
  ruling,
  concurrence: keys({ says: text, examples: list(keys({ story: text })) }),
  situation: keys({
    title: text,
    summary: text,
    phrases: own,
    procedure: list(keys({ do: text, ifForgotten: text })),
    seats: keys({ self: own, left: own, partner: own, right: own }),
    calculator: calculatorWords({ keys, text }),
  }),
  case: keys({ title: text, story: text, argued: texts, place: text, tournament: text, approved: keys({ by: text }) }),
} as const satisfies Readonly<Record<string, WordSpec>>;
export type WordKind = keyof typeof wordSpecs;

export const wordHashSchema = typeOf(
  z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'it is the hash of the original: eight hex digits, which `npm run translate` writes'),
  'hash',
  'What it was made from: the first eight hex digits of the hash of the original’s words, which `npm run translate` writes.',
  '1a2b3c4d',
);

const unit = (kind: WordKind) => {
  const spec = wordSpecs[kind];
  return means(
    z.strictObject({ of: wordHashSchema, ...(spec.kind === 'keys' ? shapeOf(spec.keys) : {}) }),
    'A unit: it is translated whole, or left out.',
  );
};
const unitsById = (kind: WordKind) =>
  means(z.record(idSchema, unit(kind)).optional(), 'Units by the ids of the original.');

const wordBodySchema = means(
  z.strictObject({ of: wordHashSchema }).optional(),
  'The text below the frontmatter, in this language.',
);

/**
 * The schemas of translation files, `content/<book>/<edition>/words/<language>/…`, by the kind of file
 * translated.
 */
export const wordFileSchemas = {
  book: z.strictObject({
    book: unit('book').optional(),
    edition: unit('edition').optional(),
    adopted: unit('adopted').optional(),
    roles: unitsById('person'),
    parties: unitsById('person'),
    points: unitsById('points'),
    phases: unitsById('titled'),
    chapters: unitsById('titled'),
    appeal: unitsById('appeal'),
    words: unit('effects').optional(),
    residual: unit('residual').optional(),
    unestablished: unit('unestablished').optional(),
  }),
  facts: z.record(idSchema, unit('fact')),
  terms: z.record(idSchema, unit('term')),
  laws: z.strictObject({
    law: unit('titled').optional(),
    articles: means(z.record(articleSchema, unit('article')).optional(), 'Units by the article.'),
  }),
  concurrences: z.record(idSchema, unit('concurrence')),
  // The clauses of the body have the hash of their original in the attribute `of`.
  rules: z.strictObject({ rule: unit('rule').optional(), rulings: unitsById('ruling') }),
  situations: z.strictObject({
    situation: unit('situation').optional(),
    otherwise: unit('ruling').optional(),
    body: wordBodySchema,
  }),
  cases: z.strictObject({ case: unit('case').optional(), body: wordBodySchema }),
} as const;

/** All words are optional here: the checker, which knows the original, reports missing ones. */
function shapeOf(each: Readonly<Record<string, WordSpec>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(each).map(([key, spec]) => [key, schemaOf(spec).optional()]));
}

function schemaOf(spec: WordSpec): z.ZodType {
  switch (spec.kind) {
    case 'text':
      return means(textSchema, 'What the original says there, in this language.');
    case 'texts':
      return means(z.union([textSchema, z.array(textSchema)]), 'As many as the original has, in its order.');
    case 'own':
      return means(
        z.union([textSchema, z.array(textSchema)]),
        'This language’s own: what people say, as many as there are.',
      );
    case 'counted':
      return means(
        z.union([textSchema, z.strictObject({ one: textSchema, other: textSchema })]),
        'With `{n}` for the number; or one text for exactly 1 and one for the others.',
      );
    case 'keys':
      return means(z.strictObject(shapeOf(spec.keys)), 'Words of the keys that the original has there.');
    case 'entries':
      return means(z.record(idSchema, schemaOf(spec.of)), 'By the ids of the original.');
    case 'list':
      return means(z.array(schemaOf(spec.of)), 'In the order of the original; `{}` for one without words.');
  }
}
