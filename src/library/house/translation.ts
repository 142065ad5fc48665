/** What a club has to translate: its own rules, and what it words otherwise than the book below. */
import { place, type Placed } from '#library/placed.ts';
import type { Unit } from '#library/words/units.ts';
import type { UnitKey } from '#library/words/places.ts';
import { translationsIn, type Translation } from '#library/words/translations.ts';
import { partsOfOn } from '#model/house.ts';
import type { Language } from '#model/language.ts';
import type { HouseFile } from './house-file.ts';
import { houseLayers } from './layers.ts';

/** What house rules are called and who has them: theirs, though the book below has the same keys. */
const NAMES: readonly UnitKey[] = ['book', 'edition', 'adopted'];

/**
 * The club's units in a language, with those that the book below has words for and the club has changed.
 * Undefined where the book below has no words in it: house rules are shown in the languages of their book.
 * @param below all files of the book that they stand on; @param own those of the club.
 */
export function houseTranslation(
  { book, source, data }: HouseFile,
  below: readonly Placed[],
  own: readonly Placed[],
  language: Language,
): Translation | undefined {
  if (!data) return undefined;
  const on = partsOfOn(data.on);
  const inLanguage = (files: readonly Placed[], edition: string) =>
    translationsIn(files, edition, () => true).find((each) => each.language === language);
  const theirs = inLanguage(below, on.edition);
  if (!theirs) return undefined;
  const layers = houseLayers({ book, source, data }, below, own);
  // An empty file stands for a language in which the club has none.
  const none = place({ file: `content/${book}/${data.edition.id}/words/${language}/facts.yaml`, text: '' });
  const isThere = layers.files.some((file) => file.language === language);
  const made = inLanguage([...layers.files, ...(isThere || !none ? [] : [none])], data.edition.id);
  if (!made) return undefined;
  const known = new Map(theirs.words.flatMap(({ data, texts }) => [...data, ...texts]).map((unit) => [unit.key, unit]));
  const otherwise = new Set<UnitKey>([...NAMES, ...layers.replaced.map(({ key }) => key)]);
  const isTheClubs = ({ key, state }: Unit) =>
    otherwise.has(key) || !known.has(key) || (state !== 'current' && known.get(key)?.state === 'current');
  return {
    ...made,
    words: made.words.map((file) => ({
      ...file,
      data: file.data.filter(isTheClubs),
      texts: file.texts.filter(isTheClubs),
    })),
  };
}
