/** What a ruling rests on apart from the rule's text, and why a case without a ruling is open. */
import { partsOfNoteName, type NoteKind, type NoteName, type OpenKind, type Rests } from '#model/index.ts';
import type { AlternativeIn } from './alternatives.ts';
import type { Resolve } from './cited.ts';
import type { AlternativeDoc, Noted, Rested } from './types.ts';

/** The parts of a ruling that name notes. */
interface RulingNotes {
  readonly id: string;
  readonly rests?: Rests | undefined;
  readonly eitherWay?: readonly NoteName[] | undefined;
}

/**
 * The notes that are named, each once, with what follows if they are read the other way; what is not there
 * the checker has refused before.
 * @param alternatives those of the ruling's situation
 */
export function restedOf(
  { id: ruling, rests, eitherWay = [] }: RulingNotes,
  alternatives: readonly AlternativeIn[],
  resolve: Resolve,
): readonly Rested[] {
  return namedNotes(rests).flatMap((name): readonly Rested[] => {
    const others = alternatives.filter(({ of, alternative }) => of === ruling && alternative.note === name);
    return notedBy(name, resolve).map((noted) => {
      return { ...noted, alternatives: others.map(alternativeDoc), eitherWay: eitherWay.includes(name) };
    });
  });
}

/** The notes that are named, each once; what is not there the checker has refused before. */
export function notesOf(rests: Rests | undefined, resolve: Resolve): readonly Noted[] {
  return namedNotes(rests).flatMap((name) => notedBy(name, resolve));
}

function namedNotes(rests: Rests | undefined): readonly NoteName[] {
  return [...new Set(rests)];
}

function notedBy(name: NoteName, resolve: Resolve): readonly Noted[] {
  const { rule, clause, note: id } = partsOfNoteName(name);
  const at = resolve(`${rule}#${clause}`);
  const note = at?.clause?.notes.find((each) => each.id === id);
  return at?.clause && note ? [{ rule: at.rule, clause: at.clause, note, id }] : [];
}

function alternativeDoc({ alternative, when }: AlternativeIn): AlternativeDoc {
  const { id, verdict, explain, effects, modality, decidedBy } = alternative;
  return {
    id,
    ...(when === undefined ? {} : { when }),
    verdict,
    ...(explain === undefined ? {} : { explain }),
    effects,
    modality,
    ...(decidedBy === undefined ? {} : { decidedBy }),
  };
}

/** The declared kind of open, or else that of the first note that it rests on. */
export function openKindOf(
  said: OpenKind | undefined,
  rests: readonly { readonly note: { readonly kind: NoteKind } }[],
): OpenKind {
  return said ?? rests.flatMap(({ note }) => OPENS[note.kind] ?? [])[0] ?? 'silent';
}

/** The kind of open by kind of note; other notes open nothing. */
const OPENS: Readonly<Partial<Record<NoteKind, OpenKind>>> = {
  ambiguity: 'ambiguous',
  contradiction: 'contradictory',
  gap: 'silent',
};
