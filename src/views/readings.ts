/** That what a ruling rests on can be read otherwise: the notes at its clauses that say so. */
import { packs } from '#i18n/packs.ts';
import type { Cited, RulingDoc } from '#library/types.ts';
import type { NoteKind } from '#model/rule.ts';
import type { Here } from './here.ts';

/** Kinds of notes after which the text alone does not settle the matter. */
const READINGS: readonly NoteKind[] = ['reading', 'ambiguity', 'contradiction'];

export interface Reading {
  /** The kind of note, as it stands within a line. */
  readonly label: string;
  /** The clause that bears the note. */
  readonly href: string;
}

/** Each kind once, with the way to the first clause that has such a note. */
export function readingsOf({ cites }: RulingDoc, { urls, language }: Here): readonly Reading[] {
  return READINGS.flatMap((kind): readonly Reading[] => {
    const at = cites.flatMap(clausesOf).find(({ clause }) => clause?.notes.some((note) => note.kind === kind));
    return at === undefined ? [] : [{ label: packs[language].rule.kinds[kind], href: urls.citation(at) }];
  });
}

/** A rule that is cited as a whole is all of its clauses. */
function clausesOf(cite: Cited): readonly Cited[] {
  return cite.clause ? [cite] : cite.rule.clauses.map((clause) => ({ rule: cite.rule, clause }));
}
