/** What changed in the original since a translation was made, told from the earlier texts of its file. */
import { diffLines } from 'diff';
import { stringify } from 'yaml';
import { place, type Placed } from '#library/placed.ts';
import { translationsIn, type Translation, type WordsFile } from '#library/words/translations.ts';
import type { DataUnit, TextUnit } from '#library/words/units.ts';

/**
 * For each unit whose original has changed its key, with the lines that the original had then and has now:
 * `- old` and `+ new`. Only the key and a remark where no earlier text is the one it was made from.
 * @param placed the files of a book.
 * @param earlierTexts of a file by its path, the newest first; read only where something has changed.
 */
export function changedIn(
  { words, language }: Translation,
  placed: readonly Placed[],
  edition: string,
  earlierTexts: (file: string) => Iterable<string>,
): readonly string[] {
  return words.flatMap((file) => {
    const stale = unitsOf(file).filter(({ state }) => state === 'stale');
    const { original } = file;
    if (stale.length === 0 || !original) return [];
    const others = placed.filter(({ source }) => source.file !== original.file);
    const found = new Map<string, string>();
    for (const text of earlierTexts(original.file)) {
      if (found.size === stale.length) break;
      const then = place({ file: original.file, text });
      const all = then ? translationsIn([...others, then], edition, () => true) : [];
      const same = all.find((each) => each.language === language)?.words.find((each) => each.original === then?.source);
      for (const unit of stale) {
        const before = same && unitsOf(same).find(({ key, state }) => key === unit.key && state === 'current');
        if (before && !found.has(unit.key)) found.set(unit.key, linesOf(before));
      }
    }
    return stale.map((unit) => described(unit, found.get(unit.key)));
  });
}

function unitsOf({ data, texts }: WordsFile): readonly (DataUnit | TextUnit)[] {
  return [...data, ...texts];
}

function linesOf(unit: DataUnit | TextUnit): string {
  if ('spec' in unit) return stringify(unit.original, { lineWidth: 0 });
  const { original } = unit;
  const notes = 'notes' in original ? original.notes : [];
  return [original, ...notes].map(({ text }) => `${text}\n`).join('');
}

function described(unit: DataUnit | TextUnit, before: string | undefined): string {
  if (before === undefined)
    return `${unit.key}: what it was translated from is in no earlier text of its file that git has.\n`;
  const parts = diffLines(before, linesOf(unit)).filter(({ added, removed }) => added || removed);
  const lines = parts.flatMap(({ value, added }) =>
    value
      .trimEnd()
      .split('\n')
      .map((line) => `  ${added ? '+' : '-'} ${line.trim()}\n`),
  );
  // The hash has the links too, which a text without markup does not show.
  return `${unit.key} has changed:\n${lines.length === 0 ? '  only where its links lead, or its drawings\n' : lines.join('')}`;
}
