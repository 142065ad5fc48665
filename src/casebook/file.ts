/** A casebook's export file. */
import { caseReaders, formatOf, FORMATS, type Format } from './read.ts';
import type { FileForm } from './read-file.ts';
import { choice, instant, listOf, object, type Reader } from './reader.ts';
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

/** Serialises a casebook. */
export function fileOf(cases: readonly KeptCase[], exported: number): string {
  const version = formatOf(cases);
  const file: CasebookFile = { kind: FILE_KIND, version, exported: new Date(exported).toISOString(), cases };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const fileReaders = { 1: fileReader(1), 2: fileReader(2), 3: fileReader(3) } as const satisfies Record<Format, unknown>;

function fileReader(version: Format): Reader<CasebookFile> {
  return object<CasebookFile>({
    kind: choice([FILE_KIND]),
    version: choice([version]),
    exported: instant,
    cases: listOf(caseReaders[version], LIMITS.cases),
  });
}

/** How a casebook's file is read. */
export const FORM: FileForm<CasebookFile> = {
  kind: FILE_KIND,
  newest: Math.max(...FORMATS),
  readerOf: (version) => fileReaders[FORMATS.find((each) => each === version) ?? 1],
  most: Infinity,
};
