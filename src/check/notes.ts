/** The notes of an edition's clauses, by the names that rulings give them. */
import type { BodyNote } from '#library/body.ts';
import { noteName, partsOfCitation } from '#model/index.ts';
import type { EditionContent } from './content.ts';

export interface NamedNote {
  readonly note: BodyNote;
  /** Its name; undefined where it has no id. */
  readonly name: string | undefined;
  /** Its clause as it is cited, and the rule alone. */
  readonly clause: string;
  readonly rule: string;
  readonly file: string;
}

/** Every note that stands in a clause of an edition, in the order of its files. */
export function notesIn({ edition }: EditionContent): readonly NamedNote[] {
  return edition.rules.flatMap(({ data: { id: rule }, source }) =>
    (source.body?.clauses ?? []).flatMap((clause) =>
      clause.notes.map((note): NamedNote => {
        const name = clause.id === undefined || note.id === undefined ? undefined : noteName(rule, clause.id, note.id);
        return { note, name, clause: `${rule}#${clause.id ?? ''}`, rule, file: source.file };
      }),
    ),
  );
}

/** Those at what is cited: a rule that is cited as a whole is all of its clauses. */
export function notesAt(notes: readonly NamedNote[], cites: readonly string[]): readonly NamedNote[] {
  return notes.filter(({ clause, rule }) =>
    cites.some((cite) => (partsOfCitation(cite).clause === undefined ? cite === rule : cite === clause)),
  );
}
