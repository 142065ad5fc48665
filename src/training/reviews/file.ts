/**
 * Export files of reviews. A file is validated completely before anything of it is used; one problem rejects
 * it.
 */
import { shown } from '#casebook/json.ts';
import { asObject, choice, instant, listOf, object, type Fault } from '#casebook/reader.ts';
import { parsedJson } from '#model/untyped.ts';
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

export type FileReading =
  | { readonly kind: 'read'; readonly file: ReviewsFile }
  | { readonly kind: 'refused'; readonly faults: readonly [Fault, ...Fault[]] };

/** Parses an exported file. Never throws. */
export function readFile(text: string): FileReading {
  if (text.length > LIMITS.bytes) return refused({ where: '', why: 'too-long', found: String(text.length) });
  const value = parsedJson(text);
  if (value === undefined) return refused({ where: '', why: 'not-json', found: text.trim().slice(0, 40) });
  const top = asObject(value);
  // Checks the file type first: for another type, further problems would not help.
  if (top?.['kind'] !== FILE_KIND)
    return refused({ where: 'kind', why: 'other-kind', found: shown(top?.['kind']).slice(0, 40) });
  const { version } = top;
  if (typeof version === 'number' && Number.isInteger(version) && version > FORMAT)
    return refused({ where: 'version', why: 'newer', found: String(version) });
  const faults: Fault[] = [];
  const file = fileReader(value, '', faults);
  const [first, ...others] = faults;
  if (first) return { kind: 'refused', faults: [first, ...others] };
  return file ? { kind: 'read', file } : refused({ where: '', why: 'wrong', found: '' });
}

/** Reads a chosen file; undefined when the file itself cannot be read. */
export async function readChosenFile(file: File): Promise<FileReading | undefined> {
  if (file.size > LIMITS.bytes) return refused({ where: '', why: 'too-long', found: String(file.size) });
  const text = await file.text().catch(() => undefined);
  return text === undefined ? undefined : readFile(text);
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

function refused(fault: Fault): FileReading {
  return { kind: 'refused', faults: [fault] };
}
