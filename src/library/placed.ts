/** Where each content file belongs: which book, edition and part it is, and in what language. */
import { languages, type Language } from '#model/language.ts';
import { parseMdxFile, parseYamlFile, type ParsedFile } from './source.ts';
import type { WordFile } from './words/places.ts';

/** A file as read from disk; `file` is its path from the project's root, with forward slashes. */
export interface ContentFile {
  readonly file: string;
  readonly text: string;
  /** Why its text could not be read; that is empty then. */
  readonly fault?: FileFault;
}

/**
 * `no-folder`: content/ itself is a file. `link`: a symbolic link, whose target may be outside the folder or
 * missing on another machine. `special`: a pipe or a device. `name`: a name that is not UTF-8 or has
 * invisible characters.
 */
export type FileFault = 'no-folder' | 'link' | 'special' | 'name' | 'too-large' | 'unreadable';

export interface Placed {
  readonly source: ParsedFile;
  readonly book: string;
  /** Absent for a book's own file. */
  readonly edition: string | undefined;
  readonly as: WordFile;
  readonly stem: string;
  /** The language of a file of words; absent for the original. */
  readonly language?: Language;
}

/**
 * `content/<book>/book.yaml`, `content/<book>/<edition>/facts.yaml`, `…/terms.yaml`, `…/laws.yaml`,
 * `…/concurrences.yaml`, `…/rules/*.mdx`, `…/situations/*.mdx`, `…/cases/*.mdx`.
 */
const SHAPE =
  /^content\/([^/]+)\/(?:book\.yaml|([^/]+)\/(?:(facts|terms|laws|concurrences)\.yaml|(rules|situations|cases)\/([^/]+)\.mdx))$/;
/** The same files once more, with the book's, below `content/<book>/<edition>/words/<language>/`. */
const WORDS = new RegExp(`^content/([^/]+)/([^/]+)/words/(${languages.join('|')})/(.+)$`);

/** The first folder below content/: a book's id, if it is a book. */
export function bookIn(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The book that the file is a translation of; undefined for any other file. */
export function bookOfWords(file: string): string | undefined {
  return WORDS.exec(file)?.[1];
}

/** Parses a file according to its path; undefined for one outside the layout. */
export function place({ file, text }: ContentFile): Placed | undefined {
  const [, book, edition, tag, rest = ''] = WORDS.exec(file) ?? [];
  const language = languages.find((each) => each === tag);
  const match = SHAPE.exec(
    language === undefined
      ? file
      : rest === 'book.yaml'
        ? `content/${book}/book.yaml`
        : `content/${book}/${edition}/${rest}`,
  );
  if (!match) return undefined;
  const [, bookId = '', editionId, yaml, folder, stem = ''] = match;
  const as = (yaml ?? folder ?? 'book') as WordFile;
  const source = file.endsWith('.mdx')
    ? parseMdxFile(file, text, language === undefined ? 'original' : 'words')
    : parseYamlFile(file, text);
  return language === undefined
    ? { source: filled(source), book: bookId, edition: editionId, as, stem }
    : { source, book: bookId, edition, as, stem, language };
}

/** A translation may have no words yet; a file of the original that says nothing has lost what it said. */
function filled(source: ParsedFile): ParsedFile {
  const isEmpty = (source.value === null || source.value === undefined) && source.problems.length === 0;
  if (!isEmpty || source.file.endsWith('.mdx')) return source;
  const position = { file: source.file, line: 1, column: 1 };
  return { ...source, value: undefined, problems: [{ kind: 'empty-file', position }] };
}

/**
 * The path that a file was probably meant to have, where only its ending is another one: `.md` for `.mdx`,
 * `.yml` for `.yaml`. Undefined for all others.
 */
export function meantPath(file: string): string | undefined {
  const meant = file.replace(/\.(?:md|markdown|mdx\.txt|md\.txt)$/i, '.mdx').replace(/\.(?:yml|ya?ml\.txt)$/i, '.yaml');
  const [, book, edition, language = '', rest = ''] =
    /^content\/([^/]+)\/([^/]+)\/words\/([^/]+)\/(.+)$/.exec(meant) ?? [];
  const place =
    book === undefined || !languages.some((each) => each === language)
      ? meant
      : rest === 'book.yaml'
        ? `content/${book}/book.yaml`
        : `content/${book}/${edition}/${rest}`;
  return meant !== file && SHAPE.test(place) ? meant : undefined;
}
