/** Export files of reviews. */
import { readChosen, type FileForm, type FileReading } from '#casebook/read-file.ts';
import { choice, instant, listOf, object } from '#casebook/reader.ts';
import { LIMITS } from './limits.ts';
import { FORMAT, ordered, reviewReader } from './read.ts';
import type { Review } from './types.ts';

/** Identifies the file type. */
const FILE_KIND = 'arbiter-training';

/** What a file holds. */
export interface ReviewsFile {
  readonly kind: typeof FILE_KIND;
  readonly version: typeof FORMAT;
  /** ISO, UTC. */
  readonly exported: string;
  readonly reviews: readonly Review[];
}

/** Reads a chosen file; undefined when the file itself cannot be read. */
export function readChosenFile(file: File): Promise<FileReading<ReviewsFile> | undefined> {
  return readChosen(file, FORM);
}

/** Serialises reviews, one per line. */
export function fileOf(reviews: readonly Review[], exported: number): string {
  const head = JSON.stringify({ kind: FILE_KIND, version: FORMAT, exported: new Date(exported).toISOString() });
  const lines = reviews.map((review) => JSON.stringify(ordered(review)));
  return `${head.slice(0, -1)},"reviews":[\n${lines.join(',\n')}\n]}\n`;
}

const fileReader = object<ReviewsFile>({
  kind: choice([FILE_KIND]),
  version: choice([FORMAT]),
  exported: instant,
  reviews: listOf(reviewReader, LIMITS.reviews),
});

/** How a file of reviews is read. */
export const FORM: FileForm<ReviewsFile> = {
  kind: FILE_KIND,
  newest: FORMAT,
  readerOf: () => fileReader,
  most: LIMITS.bytes,
};
