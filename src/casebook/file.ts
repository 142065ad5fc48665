/**
 * A casebook's file: written, and read whole before any of it is used. What is wrong with it is said, and
 * then nothing is.
 */
import { parsedJson } from '#model/untyped.ts';
import { shown } from './json.ts';
import { caseReader, FORMAT } from './read.ts';
import { asObject, choice, instant, listOf, object, type Fault } from './reader.ts';
import { LIMITS } from './limits.ts';
import type { KeptCase } from './types.ts';

/** What a file says that it is. */
export const FILE_KIND = 'arbiter-casebook';

/** What a file holds. */
export interface CasebookFile {
  readonly kind: typeof FILE_KIND;
  readonly version: typeof FORMAT;
  /** ISO, UTC. */
  readonly exported: string;
  readonly cases: readonly KeptCase[];
}

export type FileReading =
  | { readonly kind: 'read'; readonly file: CasebookFile }
  | { readonly kind: 'refused'; readonly faults: readonly [Fault, ...Fault[]] };

/** Reads a file as it was exported. Never throws, whatever the text is. */
export function readFile(text: string): FileReading {
  const value = parsedJson(text);
  if (value === undefined) return refused({ where: '', why: 'not-json', found: text.trim().slice(0, 40) });
  const top = asObject(value);
  // What it is comes before what is in it: of another file the faults would be of no use.
  if (top?.['kind'] !== FILE_KIND) return refused({ where: 'kind', why: 'other-kind', found: shown(top?.['kind']) });
  const { version } = top;
  if (typeof version === 'number' && Number.isInteger(version) && version > FORMAT)
    return refused({ where: 'version', why: 'newer', found: String(version) });
  const faults: Fault[] = [];
  const file = fileReader(value, '', faults);
  const [first, ...others] = faults;
  if (first) return { kind: 'refused', faults: [first, ...others] };
  return file ? { kind: 'read', file } : refused({ where: '', why: 'wrong', found: '' });
}

/** A casebook as a file. */
export function fileOf(cases: readonly KeptCase[], exported: number): string {
  const file: CasebookFile = { kind: FILE_KIND, version: FORMAT, exported: new Date(exported).toISOString(), cases };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const fileReader = object<CasebookFile>({
  kind: choice([FILE_KIND]),
  version: choice([FORMAT]),
  exported: instant,
  cases: listOf(caseReader, LIMITS.cases),
});

function refused(fault: Fault): FileReading {
  return { kind: 'refused', faults: [fault] };
}
