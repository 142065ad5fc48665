/** An edition's editor's notes by kind, and those of a clause in one line. */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import { noteKinds, type Language, type NoteKind } from '#model/index.ts';
import type { Cited, ClauseDoc, Edition, NoteDoc, RuleDoc } from '#library/types.ts';

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

/** Where the notes of a clause are if there is a margin. */
export interface NotePlaces {
  /** How many are open beside the clause: the first ones. */
  readonly beside: number;
  /** By how many rows of `ROW` pixels they may reach past the clause, beside the next ones. */
  readonly past: number;
  /** Whether the others are open below the clause, as wide as its text; else they are folded. */
  readonly below: boolean;
}
/** The least height of a clause, with the distance to the next; what the style sheet counts in. */
const ROW = 60;
const MOST_ROWS = 8;
/** The gap that the first note may leave in the rule's text. */
const MOST_GAP = 90;

/**
 * As many notes are open in the margin as there is room, so that they do not tear the rule's text apart:
 * beside their clause, and beside those after it that have none themselves. A single note is never folded:
 * with far too little room it is below its clause. Based on the widths of both columns on a desktop.
 */
export function notePlaces({ clauses }: Pick<RuleDoc, 'clauses'>, clause: ClauseDoc): NotePlaces {
  const { body, notes, citedBy } = clause;
  const past = rowsPast(clauses, clause);
  const room = 28 * Math.ceil(body.text.length / 72) + (citedBy.length > 0 ? 32 : 0) + 24 + ROW * past;
  let used = 0;
  const ends = notes.map(({ text }, nth) => {
    used += 28 + 19 * Math.ceil(text.length / 32);
    return used + (nth < notes.length - 1 ? 45 : 0);
  });
  const first = ends[0] !== undefined && ends[0] <= room + MOST_GAP ? 1 : 0;
  const beside = Math.max(first, ends.findLastIndex((end) => end <= room) + 1);
  return { beside, past, below: beside === 0 && notes.length === 1 };
}

/**
 * How high the clauses are, at least, before the next one with notes; after the last comes the page's foot.
 */
function rowsPast(clauses: readonly ClauseDoc[], clause: ClauseDoc): number {
  const after = clauses.slice(clauses.indexOf(clause) + 1);
  const noted = after.findIndex(({ notes }) => notes.length > 0);
  const bare = noted < 0 ? after : after.slice(0, noted);
  const rows = bare.map(({ body }) => Math.max(1, Math.floor((27 * Math.ceil(body.text.length / 85) + 16) / ROW)));
  return Math.min(
    MOST_ROWS,
    rows.reduce((sum, each) => sum + each, noted < 0 ? 2 : 0),
  );
}
