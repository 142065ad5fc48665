/** The notes of an editor that a ruling's outcome rests on, in addition to the text of its clauses. */
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

/** Left out where the text alone gives the outcome. */
export const restsSchema = z.array(noteNameSchema).min(1);
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
