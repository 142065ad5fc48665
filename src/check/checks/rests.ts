/** The notes that rulings rest on exist: each is named by a valid id that occurs once in its clause. */
import type { DataPath, SourceFile } from '#library/source.ts';
import { citationFindings } from '#check/citation.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { rulesById } from '#check/lookup.ts';
import { namedNotes, notesIn, type NamedNote } from '#check/notes.ts';
import { didYouMean } from '#check/suggest.ts';
import { partsOfNoteName, type Rests } from '#model/index.ts';

/** A ruling may rest on a note at any clause of its edition: what a word means is often noted elsewhere. */
export function rests(edition: EditionContent): readonly Finding[] {
  const notes = notesIn(edition);
  const named = (all: Rests | undefined, source: SourceFile, path: DataPath) =>
    (all ?? []).flatMap((name, index) => unknownNote(edition, notes, name, source, [...path, 'rests', index]));
  const { concurrences: file } = edition.edition;
  return [
    ...edition.consequences.flatMap(({ at: { source, path }, data }) => named(data.rests, source, path)),
    ...Object.entries(file?.data ?? {}).flatMap(([id, each]) => (file ? named(each.rests, file.source, [id]) : [])),
  ];
}

function unknownNote(
  edition: EditionContent,
  notes: readonly NamedNote[],
  name: string,
  source: SourceFile,
  path: Parameters<SourceFile['locate']>[0],
): readonly Finding[] {
  if (namedNotes(edition).has(name)) return [];
  const known = [...namedNotes(edition).keys()];
  const { rule, clause, note } = partsOfNoteName(name);
  const read = rulesById(edition.edition.rules).get(rule);
  // The notes of an unreadable rule are unknown.
  if (read ? !read.source.body : edition.unreadable.rule(rule)) return [];
  const beside = notes.filter((each) => each.clause === `${rule}#${clause}`);
  const position = source.locate(path);
  const nowhere = citationFindings(edition, `${rule}#${clause}`, () => position);
  if (nowhere.length > 0) return nowhere;
  const says = (mend: string) => [finding('unknown-note', position, `there is no note \`${name}\`.${mend}`)];
  const near = didYouMean(name, known);
  if (near.startsWith(' Did')) return says(near);
  if (beside.length === 0) return says(` Nothing is noted at \`${rule}#${clause}\`.`);
  const ids = beside.flatMap((each) => each.note.id ?? []);
  return says(ids.length === 0 ? ' Its notes have no ids yet.' : didYouMean(note, ids));
}
