/** The notes of an edition's clauses, by the names that rulings give them. */
import type { BodyNote } from '#library/body.ts';
import { noteName, partsOfCitation } from '#model/index.ts';
import type { EditionContent } from './content.ts';
import { firstOf, remembered } from './lookup.ts';

/** A note in the text of a rule. */
export interface NamedNote {
  readonly note: BodyNote;
  /** Its name; undefined without an id. */
  readonly name: string | undefined;
  /** Its clause as it is cited, and the rule alone. */
  readonly clause: string;
  readonly rule: string;
  readonly file: string;
}

/** Every note in a clause of an edition, in the order of its files. */
export const notesIn = remembered(({ edition }: EditionContent): readonly NamedNote[] =>
  edition.rules.flatMap(({ data: { id: rule }, source }) =>
    (source.body?.clauses ?? []).flatMap((clause) =>
      clause.notes.map((note): NamedNote => {
        const name = clause.id === undefined || note.id === undefined ? undefined : noteName(rule, clause.id, note.id);
        return { note, name, clause: `${rule}#${clause.id ?? ''}`, rule, file: source.file };
      }),
    ),
  ),
);

/** Those of them that have a name, by it. */
export const namedNotes = remembered((edition: EditionContent) => firstOf(notesIn(edition), ({ name }) => name));

/** The notes at what is cited, in their order: citing a whole rule means all of its clauses. */
export function notesAt(notes: readonly NamedNote[], cites: readonly string[]): readonly NamedNote[] {
  const { ofRule, ofClause } = placesOf(notes);
  const found = new Set(
    cites.flatMap((cite) => (partsOfCitation(cite).clause === undefined ? ofRule : ofClause).get(cite) ?? []),
  );
  return [...found].sort((a, b) => a - b).flatMap((at) => notes[at] ?? []);
}

/** The indexes of notes by rule and clause. */
const placesOf = remembered((notes: readonly NamedNote[]) => {
  const places = notes.map((_, at) => at);
  return {
    ofRule: Map.groupBy(places, (at) => notes[at]?.rule),
    ofClause: Map.groupBy(places, (at) => notes[at]?.clause),
  };
});
