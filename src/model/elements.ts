/** What may stand in the text of a rule, as elements: their attributes, as authors write them. */
import { z } from 'astro/zod';
import { drawingNames, drawings } from './drawing.ts';
import { effectKinds } from './effects/kinds.ts';
import { clauseIdSchema, noteIdSchema } from './id.ts';
import { means } from './means.ts';
import { textSchema } from './text.ts';
import { wordHashSchema } from './words.ts';

/** Kinds of editor's note on the source; never rule text. */
export const noteKinds = ['ambiguity', 'dead-reference', 'contradiction', 'gap', 'misprint', 'reading'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Kinds of notes that leave the matter contested: a ruling states whether its outcome rests on them. */
export const contestedKinds = ['reading', 'ambiguity', 'contradiction'] as const satisfies readonly NoteKind[];

/** `tray` (hatch; tray; one; other), and so on. */
const slots = Object.entries(drawings)
  .map(([name, words]) => `\`${name}\` (${words.join('; ')})`)
  .join(', ');

const drawing = z.strictObject({
  name: means(z.enum(drawingNames), `Which drawing; each with the words that it needs, in order: ${slots}.`),
  alt: means(textSchema, 'What is drawn, for those who do not see it.', 'A table from above with a screen.'),
  caption: means(textSchema, 'The line below it; it says what the source leaves open.', 'Who sits where'),
  labels: means(textSchema, 'Its words in their order, separated by semicolons.', 'screen; N; E; S; W'),
});

/** Of each element that a rule's own text may have. */
export const elementSchemas = {
  Clause: means(
    z.strictObject({
      id: means(clauseIdSchema, 'What citations and links call it.', 'b'),
      label: means(textSchema.optional(), 'The letter or number as printed; left out where it has none.', 'B'),
      aliases: means(textSchema.optional(), 'Ids it had before, separated by spaces; their links keep working.', 'c d'),
    }),
    'One provision, with blank lines around its tags: the thing that somebody would want to point at.',
  ),
  Note: means(
    z.strictObject({
      kind: means(
        z.enum(noteKinds),
        '`ambiguity`: it can be read in two ways; `dead-reference`: it names what is not there; `contradiction`: it says two things; `gap`: it leaves out what is needed; `misprint`; `reading`: how you read it.',
      ),
      id: means(
        noteIdSchema.optional(),
        'Its own in its clause, so that rulings can name it. A contested one has to have it.',
        'whose-clock',
      ),
      doubts: means(
        z.enum(effectKinds).optional(),
        'The kinds of effect whose amounts it calls into question, separated by spaces: the list of penalties marks those that follow from the clause.',
      ),
      aliases: means(textSchema.optional(), 'Ids it had before, separated by spaces.', 'which-clock'),
    }),
    'An editor’s remark on the source, in a clause or in a situation’s text; never a part of the rule.',
  ),
  Drawing: means(drawing, 'A drawing in a clause, after its text; the clause is complete without it.'),
} as const;

/** Of each element that the text of a translation may have. */
export const wordElementSchemas = {
  Clause: means(
    z.strictObject({
      id: means(clauseIdSchema, 'That of the original.', 'b'),
      of: means(wordHashSchema, 'What it was made from; `npm run translate` writes it.'),
      name: means(
        textSchema.optional(),
        'What it is called where its id is its name, or its printed number is in words.',
        'too late',
      ),
    }),
    'A clause of the original in this language.',
  ),
  Note: means(z.strictObject({ kind: elementSchemas.Note.shape.kind }), 'A note of the original in this language.'),
  Drawing: means(drawing, 'A drawing of the original with words of this language.'),
} as const;
