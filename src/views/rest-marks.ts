/** The marks at a verdict that say what it rests on beside the text: "by our reading of 17A". */
import { fill } from '#i18n/fill.ts';
import { packs } from '#i18n/packs.ts';
import type { Rested, RulingDoc } from '#library/types.ts';
import { shortCite } from '#wording/names.ts';
import type { Here } from './here.ts';

export interface RestMark {
  /** As it stands within a line. */
  readonly label: string;
  /** The note, the first one of several of a kind. */
  readonly href: string;
}

/** One mark for each kind of note, in the order in which the ruling names them. */
export function restMarks(
  { rests }: RulingDoc,
  { urls, language }: Pick<Here, 'urls' | 'language'>,
): readonly RestMark[] {
  const words = packs[language].rule.rests;
  return [...Map.groupBy(rests, ({ note }) => note.kind)].flatMap(([kind, notes]): readonly RestMark[] => {
    const [first] = notes;
    return first ? [{ label: fill(words[kind], { cites: citesOf(notes) }), href: urls.note(first) }] : [];
  });
}

function citesOf(notes: readonly Rested[]): string {
  return [...new Set(notes.map(shortCite))].join(', ');
}
