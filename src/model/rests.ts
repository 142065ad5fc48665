/** The notes of an editor that a ruling's outcome rests on, in addition to the text of its clauses. */
import { z } from 'astro/zod';
import type { ClauseId, NoteId, RuleId } from './id.ts';
import { asId } from './id.ts';
import { means, typeOf } from './means.ts';

export const noteNameSchema = typeOf(
  z
    .string()
    .regex(
      /^[a-z0-9-]+#[a-z0-9-]+\/[a-z0-9-]+$/,
      'a note goes by the id of its rule, its clause and its own: voor-je-beurt#a/whose-tricks',
    )
    .brand<'NoteName'>(),
  'note',
  'A note in a clause: the clause as it is cited, a slash, and the note’s own id.',
  'lateness#b/whose-clock',
);
export type NoteName = z.infer<typeof noteNameSchema>;

export const restsSchema = means(
  z.array(noteNameSchema).min(1),
  'The notes that the outcome rests on beside the text: read the other way, it would be another. Left out where the text alone gives it.',
  ['lateness#b/whose-clock'],
);
export type Rests = z.infer<typeof restsSchema>;

/** The name of a note. */
export function noteName(rule: string, clause: string, note: string): string {
  return `${rule}#${clause}/${note}`;
}

/** What a note's name is made of. */
export function partsOfNoteName(name: string): {
  readonly rule: RuleId;
  readonly clause: ClauseId;
  readonly note: NoteId;
} {
  const [rule = '', rest = ''] = name.split('#');
  const [clause = '', note = ''] = rest.split('/');
  return { rule: asId(rule), clause: asId(clause), note: asId(note) };
}

/**
 * Why a book leaves something open: it is silent, ambiguous, contradicts itself, or explicitly leaves it to
 * somebody.
 */
export const openKinds = ['silent', 'ambiguous', 'contradictory', 'left'] as const;
export type OpenKind = (typeof openKinds)[number];
