/**
 * Contested notes have ids, and every ruling that cites a clause with one states whether its outcome rests on
 * it: it does, or its situation sets the note aside with a reason.
 */
import { contestedKinds, type NoteKind } from '#model/index.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesBySituation } from '#check/lookup.ts';
import { notesAt, notesIn, type NamedNote } from '#check/notes.ts';
import { quoteList } from '#check/suggest.ts';
import { textPosition } from '#library/source.ts';

export function contestedNotes(edition: EditionContent): readonly Finding[] {
  const contested = notesIn(edition).filter(isContested);
  return [
    ...contested.filter(({ note }) => note.id === undefined).map(noteWithoutId),
    ...notTakenUp(edition, contested),
  ];
}

/** Of each situation the notes that it neither rests on nor sets aside, and those set aside for nothing. */
function notTakenUp(edition: EditionContent, contested: readonly NamedNote[]): readonly Finding[] {
  return edition.edition.situations.flatMap(({ id, source, data: { aside = {} } }): readonly Finding[] => {
    const rulings = consequencesBySituation(edition.consequences).get(id) ?? [];
    const unmet = Map.groupBy(
      rulings.flatMap(({ data }) => notNamed(data, contested).map((note) => ({ note, ruling: data.id }))),
      ({ note }) => note.name,
    );
    const untaken = [...unmet].flatMap(([name, [first, ...more]]) => {
      if (name === undefined || first === undefined || Object.hasOwn(aside, name)) return [];
      const ids = quoteList(
        [first, ...more].map(({ ruling }) => ruling),
        'and',
      );
      const message =
        `what becomes of the note \`${name}\` (${first.note.kind ?? ''}) is not said: its clause is cited by ${ids} without resting on it. ` +
        `Where the outcome rests on it, name it: rests: ['${name}']; for the others say why it does not: aside: { '${name}': … }.`;
      return [finding('note-not-taken-up', source.locate(['facts'], 'key'), message)];
    });
    const idle = Object.keys(aside).filter((name) => !unmet.has(name));
    return [
      ...untaken,
      ...(edition.unreadable.hasRulingFor(id) ? [] : idle).map((name) => {
        const message = `\`${name}\` is set aside, but no ruling here cites its clause without resting on it. Take it out.`;
        return finding('note-not-taken-up', source.locate(['aside', name], 'key'), message);
      }),
    ];
  });
}

/** The contested notes at what a ruling cites on which it does not say that it rests. */
function notNamed({ cites = [], rests = [] }: ConsequenceAt['data'], contested: readonly NamedNote[]) {
  const named: readonly string[] = rests;
  return notesAt(contested, cites).flatMap((each) =>
    each.name === undefined || named.includes(each.name) ? [] : [{ name: each.name, kind: each.note.kind }],
  );
}

function isContested({ note }: NamedNote): boolean {
  const kinds: readonly NoteKind[] = contestedKinds;
  return kinds.some((kind) => kind === note.kind);
}

function noteWithoutId({ note, clause, file }: NamedNote): Finding {
  const kind = note.kind ?? '';
  const message = `this note of the kind \`${kind}\` has no id, so no ruling can say that it rests on it. Give it one that is its own at \`${clause}\`: <Note kind="${kind}" id="…">.`;
  return finding('note-id', textPosition({ file }, note), message);
}
