/**
 * Contested notes have ids, and every ruling that cites a clause with one states whether its outcome rests on
 * it.
 */
import { contestedKinds, type NoteKind } from '#model/index.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { notesAt, notesIn, type NamedNote } from '#check/notes.ts';

export function contestedNotes(edition: EditionContent): readonly Finding[] {
  const contested = notesIn(edition).filter(isContested);
  return [
    ...contested.filter(({ note }) => note.id === undefined).map(noteWithoutId),
    ...edition.consequences.flatMap((each) => rulingWithoutRests(each, contested)),
  ];
}

function isContested({ note }: NamedNote): boolean {
  const kinds: readonly NoteKind[] = contestedKinds;
  return kinds.some((kind) => kind === note.kind);
}

function noteWithoutId({ note, clause, file }: NamedNote): Finding {
  const kind = note.kind ?? '';
  const message = `this note of the kind \`${kind}\` has no id, so no ruling can say that it rests on it. Give it one that is its own at \`${clause}\`: <Note kind="${kind}" id="…">.`;
  return finding('note-id', { file, ...note.at }, message);
}

function rulingWithoutRests(
  { at: { source, path }, data }: ConsequenceAt,
  contested: readonly NamedNote[],
): readonly Finding[] {
  const notes = notesAt(contested, data.cites ?? []);
  if (data.rests !== undefined || notes.length === 0) return [];
  const named = notes.map(({ name, clause }) => name ?? `${clause}/?`);
  const told = notes.map(
    ({ note, file }, at) =>
      `\`${named[at] ?? ''}\` (${note.kind ?? ''}, ${file.split('/').at(-1) ?? ''}:${note.at.line})`,
  );
  const message =
    `the ruling \`${data.id}\` does not say what it rests on. Noted at the clauses that it cites: ${told.join(', ')}. ` +
    `Keep of this what its outcome rests on: rests: [${named.map((each) => `'${each}'`).join(', ')}]. If the text alone gives it: rests: none.`;
  return [finding('ruling-without-rests', source.locate([...path, 'id']), message)];
}
