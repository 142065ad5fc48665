/** An edition's editor's notes by kind, and those of a clause in one line. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { noteKinds, type Language, type NoteKind } from '#model/index.ts';
import type { Cited, ClauseDoc, Edition, NoteDoc } from '#library/types.ts';

export interface NoteAt {
  readonly note: NoteDoc;
  /** The clause that it is about. */
  readonly cite: Cited;
}
export interface NoteGroup {
  readonly kind: NoteKind;
  readonly notes: readonly NoteAt[];
}

/** Kinds without notes are left out; within a kind, notes are in the order of the rules. */
export function notesByKind(edition: Edition): readonly NoteGroup[] {
  const all = edition.rules.flatMap((rule) =>
    rule.clauses.flatMap((clause) => clause.notes.map((note): NoteAt => ({ note, cite: { rule, clause } }))),
  );
  return noteKinds.flatMap((kind): NoteGroup[] => {
    const notes = all.filter(({ note }) => note.kind === kind);
    return notes.length === 0 ? [] : [{ kind, notes }];
  });
}

/** The line behind which the notes of a clause are folded: "Redactie: dubbelzinnig · niet geregeld 3". */
export function notesLine(notes: readonly NoteDoc[], language: Language): string {
  const words = packs[language].rule;
  const kinds = noteKinds.flatMap((kind) => {
    const n = notes.filter((note) => note.kind === kind).length;
    if (n === 0) return [];
    return [n === 1 ? words.kinds[kind] : fill(words.kindCount, { kind: words.kinds[kind], n })];
  });
  return fill(words.notes, { kinds: kinds.join(' · ') });
}

/**
 * How many notes of a clause are open in its margin: the first ones, as long as they and the line that folds
 * the others take no more height than the clause's text, which would otherwise be torn apart. Based on the
 * widths of both columns on a desktop.
 */
export function notesInMargin({ body, notes, citedBy }: ClauseDoc): number {
  const room = 28 * Math.ceil(body.text.length / 72) + (citedBy.length > 0 ? 32 : 0) + 24;
  let used = 0;
  const ends = notes.map(({ text }, nth) => {
    used += 28 + 19 * Math.ceil(text.length / 32);
    return used + (nth < notes.length - 1 ? 45 : 0);
  });
  return ends.findLastIndex((end) => end <= room) + 1;
}
