/** House rules as a file: `content/<id>/house.yaml`, which stands where a book has its book.yaml. */
import { houseSchema, type House } from '#model/house.ts';
import { typed, type SchemaProblem } from '#library/typed.ts';
import type { ContentFile } from '#library/placed.ts';
import { parseYamlFile, withoutValue, type SourceFile, type SyntaxProblem } from '#library/source.ts';

export interface HouseFile {
  /** The folder's name: the id of the book that they make. */
  readonly book: string;
  readonly source: SourceFile;
  /** Undefined where it could not be read, or does not fit. */
  readonly data: House | undefined;
  readonly problems: readonly (SyntaxProblem | SchemaProblem)[];
}

const NAME = /^content\/([^/]+)\/house\.yaml$/;

/** The id of the book that a file makes by house rules; undefined for any other file. */
export function houseIn(file: string): string | undefined {
  return NAME.exec(file)?.[1];
}

/** The file as house rules; undefined for any other. Never throws. */
export function houseFile({ file, text }: Pick<ContentFile, 'file' | 'text'>): HouseFile | undefined {
  const book = houseIn(file);
  if (book === undefined) return undefined;
  const parsed = parseYamlFile(file, text);
  const source = withoutValue(parsed);
  if (parsed.problems.length > 0) return { book, source, data: undefined, problems: parsed.problems };
  const { data, problems } = typed<House>(houseSchema, parsed, 'a file of house rules');
  return { book, source, data, problems };
}
