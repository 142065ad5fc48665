/** Reads one content file, or reuses the cached result if its text is unchanged. */
import { fitted, fittedSite, type Fitted, type FittedSite } from './fitted.ts';
import { frozenFile, type FrozenFile } from './frozen.ts';
import { houseFile, type HouseFile } from './house/house-file.ts';
import { place, type ContentFile, type FileFault, type Placed } from './placed.ts';
import { SITE_FILE } from './settings.ts';
import { oddIn, parseYamlFile, type Position, type SyntaxProblem } from './source.ts';
import type { SchemaProblem } from './typed.ts';

/** A file that could not be read as text. */
export interface FileProblem {
  readonly kind: 'unreadable-file';
  readonly position: Position;
  readonly fault: FileFault;
}

/** A file or folder that is not where the layout of content expects it. */
export interface LayoutProblem {
  readonly kind: 'layout';
  readonly position: Position;
  readonly detail: 'unknown-file' | 'missing-book' | 'missing-edition-folder' | 'undeclared-edition';
  readonly name: string;
}

/** The result of reading a file; for one that belongs to no book only its problems. */
export interface ReadFile {
  readonly problems: readonly (FileProblem | SyntaxProblem | SchemaProblem | LayoutProblem)[];
  /** The book that it is of, by its place. */
  readonly book?: string;
  /** A frozen table. */
  readonly frozen?: FrozenFile;
  /** The site's settings. */
  readonly site?: FittedSite;
  /** House rules on another book. */
  readonly house?: HouseFile;
  /** A file of the original. */
  readonly fitted?: Fitted;
  /** The parsed file, if there are translations to compare it with. */
  readonly placed?: Placed;
}

/**
 * Cache of file reads by path. Pass it from one read to the next, so that only changed files are parsed
 * again; its entries are immutable.
 */
export type KeptFiles = Map<string, { readonly of: ContentFile; readonly isParsed: boolean; readonly read: ReadFile }>;

/** @param isParsed whether it is needed as it was parsed. */
export function readFile(file: ContentFile, isParsed: boolean, kept: KeptFiles): ReadFile {
  const known = kept.get(file.file);
  const isSame = known?.of.text === file.text && known.of.fault === file.fault && known.isParsed === isParsed;
  if (known && isSame) return known.read;
  const read = readAnew(file, isParsed);
  kept.set(file.file, { of: file, isParsed, read });
  return read;
}

/** What is no file any more is held no longer. */
export function forgetOthers(kept: KeptFiles, files: readonly ContentFile[]): void {
  const there = new Set(files.map(({ file }) => file));
  for (const file of kept.keys()) if (!there.has(file)) kept.delete(file);
}

function readAnew(file: ContentFile, isParsed: boolean): ReadFile {
  const position = { file: file.file, line: 1, column: 1 };
  if (file.fault !== undefined) return { problems: [{ kind: 'unreadable-file', position, fault: file.fault }] };
  if (file.file === SITE_FILE) {
    const source = parseYamlFile(file.file, file.text);
    return { problems: source.problems, site: fittedSite(source) };
  }
  const frozen = frozenFile(file);
  if (frozen) return { problems: oddIn(file.file, file.text), frozen };
  const house = houseFile(file);
  if (house) return { problems: house.problems, book: house.book, house };
  const placed = place(file);
  if (!placed) {
    const problem: LayoutProblem = { kind: 'layout', detail: 'unknown-file', position, name: file.file };
    return { problems: file.file === 'content/permalinks.txt' ? [] : [problem] };
  }
  return {
    problems: placed.source.problems,
    book: placed.book,
    ...(placed.language === undefined ? { fitted: fitted(placed) } : {}),
    ...(isParsed ? { placed } : {}),
  };
}
