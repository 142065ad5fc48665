/**
 * Reads export files. A file is validated completely before anything of it is used; one problem rejects it.
 */
import { parsedJson } from '#model/untyped.ts';
import { shown } from './json.ts';
import { asObject, type Fault, type Reader } from './reader.ts';

/** What is known of a file before it is read. */
export interface FileForm<T> {
  /** Identifies the file type. */
  readonly kind: string;
  /** The newest version that can be read. */
  readonly newest: number;
  /** The reader for a version; for an unknown one, of the version to compare it with. */
  readonly readerOf: (version: unknown) => Reader<T>;
  /** The most bytes that a file may have. */
  readonly most: number;
}

export type FileReading<T> =
  | { readonly kind: 'read'; readonly file: T }
  | { readonly kind: 'refused'; readonly faults: readonly [Fault, ...Fault[]] };

/** Parses an exported file. Never throws. */
export function readText<T>(text: string, { kind, newest, readerOf, most }: FileForm<T>): FileReading<T> {
  if (text.length > most) return refused({ where: '', why: 'too-long', found: String(text.length) });
  const value = parsedJson(text);
  if (value === undefined) return refused({ where: '', why: 'not-json', found: text.trim().slice(0, FOUND) });
  const top = asObject(value);
  // Checks the file type first: for another type, further problems would not help.
  if (top?.['kind'] !== kind)
    return refused({ where: 'kind', why: 'other-kind', found: shown(top?.['kind']).slice(0, FOUND) });
  const { version } = top;
  if (typeof version === 'number' && Number.isInteger(version) && version > newest)
    return refused({ where: 'version', why: 'newer', found: String(version) });
  const faults: Fault[] = [];
  const file = readerOf(version)(value, '', faults);
  const [first, ...others] = faults;
  if (first) return { kind: 'refused', faults: [first, ...others] };
  return file ? { kind: 'read', file } : refused({ where: '', why: 'wrong', found: '' });
}

/** Reads a chosen file; undefined when the file itself cannot be read. */
export async function readChosen<T>(file: File, form: FileForm<T>): Promise<FileReading<T> | undefined> {
  if (file.size > form.most) return refused({ where: '', why: 'too-long', found: String(file.size) });
  const text = await file.text().catch(() => undefined);
  return text === undefined ? undefined : readText(text, form);
}

/** Characters of a value that a fault repeats. */
const FOUND = 40;

function refused(fault: Fault): { readonly kind: 'refused'; readonly faults: readonly [Fault] } {
  return { kind: 'refused', faults: [fault] };
}
