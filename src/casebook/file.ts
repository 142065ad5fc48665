/**
 * A casebook's export file. It is validated completely before anything of it is used; one problem rejects it.
 */
import { parsedJson } from '#model/untyped.ts';
import { shown } from './json.ts';
import { caseReaders, formatOf, FORMATS, type Format } from './read.ts';
import { asObject, choice, instant, listOf, object, type Fault, type Reader } from './reader.ts';
import { LIMITS } from './limits.ts';
import type { KeptCase } from './types.ts';

/** Identifies the file type. */
export const FILE_KIND = 'arbiter-casebook';

/** What a file holds. */
export interface CasebookFile {
  readonly kind: typeof FILE_KIND;
  readonly version: Format;
  /** ISO, UTC. */
  readonly exported: string;
  readonly cases: readonly KeptCase[];
}

export type FileReading =
  | { readonly kind: 'read'; readonly file: CasebookFile }
  | { readonly kind: 'refused'; readonly faults: readonly [Fault, ...Fault[]] };

/** Parses an exported file. Never throws. */
export function readFile(text: string): FileReading {
  const value = parsedJson(text);
  if (value === undefined) return refused({ where: '', why: 'not-json', found: text.trim().slice(0, 40) });
  const top = asObject(value);
  // Checks the file type first: for another type, further problems would not help.
  if (top?.['kind'] !== FILE_KIND) return refused({ where: 'kind', why: 'other-kind', found: shown(top?.['kind']) });
  const { version } = top;
  if (typeof version === 'number' && Number.isInteger(version) && version > Math.max(...FORMATS))
    return refused({ where: 'version', why: 'newer', found: String(version) });
  const faults: Fault[] = [];
  const file = fileReaders[FORMATS.find((each) => each === version) ?? 1](value, '', faults);
  const [first, ...others] = faults;
  if (first) return { kind: 'refused', faults: [first, ...others] };
  return file ? { kind: 'read', file } : refused({ where: '', why: 'wrong', found: '' });
}

/** Serialises a casebook. */
export function fileOf(cases: readonly KeptCase[], exported: number): string {
  const version = formatOf(cases);
  const file: CasebookFile = { kind: FILE_KIND, version, exported: new Date(exported).toISOString(), cases };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const fileReaders = { 1: fileReader(1), 2: fileReader(2) } as const satisfies Record<Format, unknown>;

function fileReader(version: Format): Reader<CasebookFile> {
  return object<CasebookFile>({
    kind: choice([FILE_KIND]),
    version: choice([version]),
    exported: instant,
    cases: listOf(caseReaders[version], LIMITS.cases),
  });
}

function refused(fault: Fault): FileReading {
  return { kind: 'refused', faults: [fault] };
}
