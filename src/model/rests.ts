/**
 * What a ruling's outcome rests on beside the text of the clauses that it cites: an editor's notes, by name.
 */
import { z } from 'astro/zod';
import type { ClauseId, NoteId, RuleId } from './id.ts';
import { asId } from './id.ts';

/**
 * A note's name in its edition: its clause as it is cited, and its id there (`voor-je-beurt#a/whose-tricks`).
 */
export const noteNameSchema = z
  .string()
  .regex(
    /^[a-z0-9-]+#[a-z0-9-]+\/[a-z0-9-]+$/,
    'a note goes by the id of its rule, its clause and its own: voor-je-beurt#a/whose-tricks',
  )
  .brand<'NoteName'>();
export type NoteName = z.infer<typeof noteNameSchema>;

/** `none` says on purpose that the text alone gives the outcome, whatever is noted beside it. */
export const restsSchema = z.union([z.literal('none'), z.array(noteNameSchema).min(1)]);
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
 * Why a book leaves something open: it says nothing, can be read in two ways, says two things, or leaves it
 * to somebody by its own words.
 */
export const openKinds = ['silent', 'ambiguous', 'contradictory', 'left'] as const;
export type OpenKind = (typeof openKinds)[number];
