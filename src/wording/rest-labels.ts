/** The notes that a ruling rests on, as written within a line: "by our reading of 17A". */
import { fill } from '#i18n/fill.ts';
import { listed, plural } from '#i18n/language.ts';
import { packs } from '#i18n/packs.ts';
import type { Rested } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { shortCite } from './names.ts';

export interface RestLabel {
  readonly label: string;
  /** The first note of its kind. */
  readonly first: Rested;
}

/** One for each kind of note, in the order in which the ruling names them. */
export function restLabels(rests: readonly Rested[], language: Language): readonly RestLabel[] {
  const words = packs[language].rule.rests;
  return [...Map.groupBy(rests, ({ note }) => note.kind)].flatMap(([kind, notes]): readonly RestLabel[] => {
    const [first] = notes;
    if (!first) return [];
    const cites = [...new Set(notes.map(shortCite))];
    const said = words[kind];
    const form = typeof said === 'string' ? said : plural(language, said, cites.length);
    return [{ label: fill(form, { cites: listed(language, cites) }), first }];
  });
}
