/** What a ruling rests on beside the text, and why what has no ruling is open. */
import { partsOfNoteName, type NoteKind, type OpenKind, type Rests } from '#model/index.ts';
import type { Resolve } from './cited.ts';
import type { Rested } from './types.ts';

/** The notes that are named, each once; what is not there the checker has refused before. */
export function restedOf(rests: Rests | undefined, resolve: Resolve): readonly Rested[] {
  if (rests === undefined || rests === 'none') return [];
  return [...new Set(rests)].flatMap((name): readonly Rested[] => {
    const { rule, clause, note: id } = partsOfNoteName(name);
    const at = resolve(`${rule}#${clause}`);
    const note = at?.clause?.notes.find((each) => each.id === id);
    return at?.clause && note ? [{ rule: at.rule, clause: at.clause, note, id }] : [];
  });
}

/** The kind of open that is said, or else that of the first note that it rests on. */
export function openKindOf(
  said: OpenKind | undefined,
  rests: readonly { readonly note: { readonly kind: NoteKind } }[],
): OpenKind {
  return said ?? rests.flatMap(({ note }) => OPENS[note.kind] ?? [])[0] ?? 'silent';
}

/** What a note of a kind says of the book; the others do not open anything. */
const OPENS: Readonly<Partial<Record<NoteKind, OpenKind>>> = {
  ambiguity: 'ambiguous',
  contradiction: 'contradictory',
  gap: 'silent',
};
