/** Every text of an edition's files in the language of its book, by the name that a translation gives it. */
import type { Placed } from '#library/placed.ts';
import { textPosition, type Position } from '#library/source.ts';
import { valueAt } from '#library/words/places.ts';
import { clauseUnits, dataUnits, proseUnit } from '#library/words/units.ts';
import type { WordTree } from '#model/words.ts';

export interface Said {
  readonly key: string;
  readonly text: string;
  readonly position: Position;
}

export function textsIn({ as, stem, source }: Placed): readonly Said[] {
  const data = dataUnits(as, stem, source, undefined).flatMap(({ key, at, original }) =>
    wordsIn(original).map((text) => ({ key, text, position: source.locate(at) })),
  );
  const units =
    as === 'rules'
      ? clauseUnits(String(valueAt(source.value, ['id'])), source, undefined)
      : [as === 'situations' ? proseUnit(`arrival:${stem}`, source, undefined) : undefined];
  const texts = units.flatMap((unit) => {
    if (!unit) return [];
    const { key, original } = unit;
    const position = textPosition(source, original);
    return [original, ...('notes' in original ? original.notes : [])].map(({ text }) => ({ key, text, position }));
  });
  return [...data, ...texts];
}

function wordsIn(tree: WordTree): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return Object.values(tree as Readonly<Record<string, WordTree>>).flatMap(wordsIn);
}

/** The texts whose names are the same, as one. */
export function byKey(all: readonly Said[]): readonly (Said & { readonly texts: readonly string[] })[] {
  return [...Map.groupBy(all, ({ key, position }) => `${key} ${position.file}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, texts: same.map(({ text }) => text) }] : [];
  });
}
