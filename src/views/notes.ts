/** Every editor's note of an edition, by kind. */
import { noteKinds, type NoteKind } from '#model/index.ts';
import type { Cited, Edition, NoteDoc } from '#library/types.ts';

export interface NoteAt {
  readonly note: NoteDoc;
  /** The clause that it is about. */
  readonly cite: Cited;
}
export interface NoteGroup {
  readonly kind: NoteKind;
  readonly notes: readonly NoteAt[];
}

/** Kinds without notes are left out; within a kind, notes stand in the order of the rules. */
export function notesByKind(edition: Edition): readonly NoteGroup[] {
  const all = edition.rules.flatMap((rule) =>
    rule.clauses.flatMap((clause) => clause.notes.map((note): NoteAt => ({ note, cite: { rule, clause } }))),
  );
  return noteKinds.flatMap((kind): NoteGroup[] => {
    const notes = all.filter(({ note }) => note.kind === kind);
    return notes.length === 0 ? [] : [{ kind, notes }];
  });
}
