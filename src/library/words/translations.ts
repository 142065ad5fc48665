/** The files of an edition once more in each language that it has words in. */
import { languages, type Language } from '#model/language.ts';
import type { Placed } from '#library/placed.ts';
import type { ParsedFile } from '#library/source.ts';
import { valueAt, type UnitKey, type WordFile } from './places.ts';
import { translated } from './translate.ts';
import type { DataUnit, TextUnit, Unit } from './units.ts';

export interface Translation {
  readonly language: Language;
  /** The original's files with other words in them. */
  readonly files: readonly Placed[];
  /**
   * What is shown in the original's words: it is not translated, or from words that the original no longer
   * has.
   */
  readonly untranslated: ReadonlySet<UnitKey>;
  readonly words: readonly WordsFile[];
}

/** A file and its translation; one of them may be missing. */
export interface WordsFile {
  readonly as: WordFile;
  readonly original: ParsedFile | undefined;
  readonly source: ParsedFile | undefined;
  readonly data: readonly DataUnit[];
  readonly texts: readonly TextUnit[];
}

/**
 * @param files those of a book, originals and words.
 * @param fits whether a file of words has the form of one; what does not is not used.
 */
export function translationsIn(
  files: readonly Placed[],
  edition: string,
  fits: (words: Placed) => boolean,
): readonly Translation[] {
  const originals = files.filter((file) => file.language === undefined && [edition, undefined].includes(file.edition));
  const writtenIn = languageIn(originals.find(({ as }) => as === 'book')?.source);
  const mine = files.filter((file) => file.language !== undefined && file.edition === edition);
  return languages.flatMap((language): readonly Translation[] => {
    const words = mine.filter((file) => file.language === language);
    if (words.length === 0) return [];
    const usable = words.filter(fits);
    const read = originals.map((original) => {
      const source = usable.find(isOf(original))?.source;
      const id = original.as === 'book' ? edition : original.stem;
      const read = translated(original.as, id, original.source, source, writtenIn);
      return { original, words: source, ...read, data: read.data.filter((unit) => isRead(unit, original)) };
    });
    const units: readonly Unit[] = read.flatMap(({ data, texts }) => [...data, ...texts]);
    return [
      {
        language,
        files: read.map(({ original, source }) => ({ ...original, source: inLanguage(language, original.as, source) })),
        untranslated: new Set(units.flatMap(({ key, state }) => (state === 'current' ? [] : [key]))),
        words: [
          ...read.map(({ original, words: source, data, texts }) => {
            return { as: original.as, original: original.source, source, data, texts };
          }),
          ...words
            .filter((file) => !originals.some(isOf(file)))
            .map(({ as, source }) => ({ as, original: undefined, source, data: [], texts: [] })),
        ],
      },
    ];
  });
}

/** Who adopted a text is said on pages of its translation only where house rules have made it. */
function isRead({ key }: DataUnit, { book, source }: Placed): boolean {
  return key !== 'adopted' || source.file !== `content/${book}/book.yaml`;
}

/** The language that a book declares. */
function languageIn(book: ParsedFile | undefined): Language | undefined {
  const language = valueAt(book?.value, ['language']);
  return languages.find((each) => each === language);
}

function isOf(one: Placed) {
  return (other: Placed) => one.as === other.as && one.stem === other.stem;
}

/** Sets the language of a translated book. */
function inLanguage(language: Language, as: WordFile, source: ParsedFile): ParsedFile {
  return as === 'book' ? { ...source, value: { ...(source.value as object), language } } : source;
}
