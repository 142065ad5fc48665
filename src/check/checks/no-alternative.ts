/**
 * A ruling that moves points, results or cards and rests on a text that can be read in two ways shows what
 * the other reading comes to, or its situation says why there is nothing to show.
 */
import { contestedKinds, type EffectKind, type NoteKind } from '#model/index.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesBySituation } from '#check/lookup.ts';
import { namedNotes } from '#check/notes.ts';
import { quoteList } from '#check/suggest.ts';

/** The effects that players of a lost dispute would want back. */
const MOVES: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'points',
  'range',
  'score',
  'tricks',
  'clock',
  'meld',
  'result',
  'adjust',
  'card',
  'hand',
]);

/** The notes that leave another way to read the text. */
const KINDS: ReadonlySet<string | undefined> = new Set<NoteKind>(contestedKinds);

export function noAlternative(edition: EditionContent): readonly Finding[] {
  const named = namedNotes(edition);
  return edition.edition.situations.flatMap(({ id, source, data: { noAlternative: reasons = {} } }) => {
    const mine = (consequencesBySituation(edition.consequences).get(id) ?? []).map(({ data }) => data);
    // Where one of them shows the other reading, all must (alternatives.ts).
    const shown = new Set(mine.flatMap(({ alternatives = [] }) => alternatives.map(({ note }) => note)));
    const bare = Map.groupBy(
      mine.flatMap((data) => notesThatMove(data).map((note) => ({ note, ruling: data.id }))),
      ({ note }) => note,
    );
    const due = [...bare].filter(([note]) => !shown.has(note) && KINDS.has(named.get(note)?.note.kind));
    const unsaid = due.flatMap(([note, rulings]): readonly Finding[] => {
      if (Object.hasOwn(reasons, note)) return [];
      const ids = rulings.map(({ ruling }) => ruling);
      const message =
        `nothing says what follows if \`${note}\` (${named.get(note)?.note.kind ?? ''}) is read the other way, and points, results or cards rest on it ` +
        `in ${quoteList(ids, 'and')}. Write \`alternatives\` there; if the source gives none, say why: noAlternative: { '${note}': … }.`;
      return [finding('no-alternative', source.locate(['facts'], 'key'), message)];
    });
    const known = new Set<string>(due.map(([note]) => note));
    const idle = edition.unreadable.hasRulingFor(id) ? [] : Object.keys(reasons).filter((note) => !known.has(note));
    return [
      ...unsaid,
      ...idle.map((note) => {
        const message = `here no ruling on points, results or cards lacks an alternative for \`${note}\`, so there is nothing to give a reason for. Take it out.`;
        return finding('no-alternative', source.locate(['noAlternative', note], 'key'), message);
      }),
    ];
  });
}

/** The notes that it rests on, if it moves any of what is meant. */
function notesThatMove({ effects = [], rests = [] }: ConsequenceAt['data']) {
  return effects.some(({ kind }) => MOVES.has(kind)) ? rests : [];
}
