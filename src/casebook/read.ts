/**
 * Reads a casebook's file and the records of its store: all of it, before any of it is used. What cannot be read comes
 * back as faults that say where, what and why. (The same format as a schema: src/api/casebook-format.ts.)
 */
import { languages } from '#model/language.ts';
import type { Modality } from '#model/modality.ts';
import { asObject, asText, choice, listOf, moment, object, shaped, whole, type Fault, type Reader } from './reader.ts';
import { LIMITS } from './limits.ts';
import { inOrder } from './versions.ts';
import type { Details, Entry, KeptCase, KeptRecord, Said, Version } from './types.ts';

/** What a file says that it is, and the version of its format that is written here. */
export const FILE_KIND = 'arbiter-casebook';
export const FORMAT = 1;

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
  const parsed = parsedJson(text);
  if (!parsed.ok) return refused({ where: '', why: 'not-json', found: text.trim().slice(0, 40) });
  const top = asObject(parsed.value);
  // What it is comes before what is in it: of another file the faults would be of no use.
  if (top?.['kind'] !== FILE_KIND) return refused({ where: 'kind', why: 'other-kind', found: shown(top?.['kind']) });
  const { version } = top;
  if (typeof version === 'number' && Number.isInteger(version) && version > FORMAT)
    return refused({ where: 'version', why: 'newer', found: String(version) });
  const faults: Fault[] = [];
  const file = fileReader(parsed.value, '', faults);
  const [first, ...others] = faults;
  if (first) return { kind: 'refused', faults: [first, ...others] };
  return file ? { kind: 'read', file } : refused({ where: '', why: 'wrong', found: '' });
}

/** A casebook as a file. */
export function fileOf(cases: readonly KeptCase[], exported: number): string {
  const file: CasebookFile = { kind: FILE_KIND, version: FORMAT, exported: new Date(exported).toISOString(), cases };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** A case as it stands in the store. */
export function recordOf(kept: KeptCase): string {
  return JSON.stringify({ format: FORMAT, ...kept });
}

/** What stands in the store under a key; what is no case there is kept as it is. */
export function readEntry(key: string, stored: unknown): Entry {
  const raw = typeof stored === 'string' ? stored : shown(stored);
  const unreadable: Entry = { kind: 'unreadable', key, raw };
  const parsed = typeof stored === 'string' ? parsedJson(stored) : undefined;
  const { format, ...rest } = (parsed?.ok === true ? asObject(parsed.value) : undefined) ?? {};
  if (format !== FORMAT) return unreadable;
  const faults: Fault[] = [];
  const kept = caseReader(rest, '', faults);
  return kept && faults.length === 0 && kept.id === key ? { kind: 'case', kept } : unreadable;
}

/** (The model's own list comes with a library of schemas that no browser needs.) */
const modalities = ['must', 'may', 'discretion'] as const satisfies readonly Modality[];
const text = asText(LIMITS.text);
const id = shaped(/^[0-9a-f]{32}$/);
/** Ids and queries as the site writes them: what is in a link can lead nowhere else. */
const slug = shaped(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const query = shaped(/^(?:[\w.~!'()*%-]+=[\w.~!'()*%-]*(?:&[\w.~!'()*%-]+=[\w.~!'()*%-]*)*)?$/);

const recordReader = object<KeptRecord>({
  language: choice(languages),
  book: slug,
  edition: slug,
  ruling: slug,
  answers: query,
  table: shaped(/^[0-9a-f]{10}$/),
  sum: shaped(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
});

const saidReader = object<Said>({
  work: text,
  edition: text,
  situation: text,
  facts: listOf(text, LIMITS.list),
  verdict: text,
  chips: listOf(text, LIMITS.list),
  modality: choice(modalities),
  leave: listOf(text, LIMITS.list),
  cites: listOf(text, LIMITS.list),
});

const detailsReader = object<Details>({
  when: moment(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/),
  tournament: text,
  table: text,
  round: text,
  told: text,
  note: text,
  well: text,
  better: text,
  archived: choice([true, false]),
});

const versionReader = object<Version>({
  n: whole(1, LIMITS.n),
  order: whole(0, LIMITS.order),
  at: moment(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  record: recordReader,
  said: saidReader,
  details: detailsReader,
});

const looseCase = object<{ readonly id: string; readonly versions: readonly Version[] }>({
  id,
  versions: listOf(versionReader, LIMITS.versions, 1),
});

const caseReader: Reader<KeptCase> = (value, where, faults) => {
  const read = looseCase(value, where, faults);
  const [first, ...others] = read ? inOrder(read.versions) : [];
  return read && first ? { id: read.id, versions: [first, ...others] } : undefined;
};

const fileReader = object<CasebookFile>({
  kind: choice([FILE_KIND]),
  version: choice([FORMAT]),
  exported: moment(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  cases: listOf(caseReader, LIMITS.cases),
});

function refused(fault: Fault): FileReading {
  return { kind: 'refused', faults: [fault] };
}

function parsedJson(json: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    // Some editors put a mark in front of what they save.
    return { ok: true, value: JSON.parse(json.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return { ok: false };
  }
}

/** Something that is no text, as far as it can be written. */
function shown(value: unknown): string {
  try {
    return JSON.stringify(value)?.slice(0, LIMITS.text) ?? String(value);
  } catch {
    return String(value);
  }
}
