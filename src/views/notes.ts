/** An edition's editor's notes by kind, and those of a clause in one line. */
import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
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

/**
 * The line behind which the notes of a clause are folded: "Redactie · 5 kanttekeningen: onze lezing 2 · niet
 * geregeld 3".
 */
export function notesLine(notes: readonly NoteDoc[], language: Language): string {
  const words = packs[language].rule;
  const kinds = noteKinds.flatMap((kind) => {
    const n = notes.filter((note) => note.kind === kind).length;
    if (n === 0) return [];
    // If all notes are of one kind, it needs no count.
    return [n === notes.length ? words.kinds[kind] : fill(words.kindCount, { kind: words.kinds[kind], n })];
  });
  return fill(plural(language, words.notes, notes.length), { n: notes.length, kinds: kinds.join(' · ') });
}

/**
 * How many notes of a clause are open in its margin: the first ones, as long as they take no more height than
 * the clause's text, which would otherwise be torn apart. Based on the widths of both columns on a desktop.
 */
export function notesInMargin({ body, notes, citedBy }: ClauseDoc): number {
  const room = 28 * Math.ceil(body.text.length / 72) + (citedBy.length > 0 ? 50 : 0) + 40;
  let used = 0;
  return notes.filter(({ text }) => (used += 28 + 19 * Math.ceil(text.length / 34)) <= room).length;
}
