/**
 * Validates a case from the store or from a file. Invalid data is returned as faults with place, problem and
 * value. (src/api/casebook-format.ts has the same format as a schema.)
 */
import { languages } from '#model/language.ts';
import type { Modality } from '#model/modality.ts';
import { parsedJson } from '#model/untyped.ts';
import { shown } from './json.ts';
import {
  asObject,
  asText,
  choice,
  instant,
  listOf,
  moment,
  object,
  shaped,
  whole,
  type Fault,
  type Reader,
} from './reader.ts';
import { LIMITS } from './limits.ts';
import { inOrder } from './versions.ts';
import type { Details, Entry, KeptCase, KeptRecord, SavedTexts, Version } from './types.ts';

/** The version of the format, in the store and in files. */
export const FORMAT = 1;

/** A case in its stored form. */
export function recordOf(kept: KeptCase): string {
  return JSON.stringify({ format: FORMAT, ...kept });
}

/** Parses a stored value; what is no valid case is preserved. */
export function readEntry(key: string, stored: unknown): Entry {
  const raw = typeof stored === 'string' ? stored : shown(stored);
  const unreadable: Entry = { kind: 'unreadable', key, raw };
  const { format, ...rest } = asObject(typeof stored === 'string' ? parsedJson(stored) : undefined) ?? {};
  if (format !== FORMAT) return unreadable;
  const faults: Fault[] = [];
  const kept = caseReader(rest, '', faults);
  return kept && faults.length === 0 && kept.id === key ? { kind: 'case', kept } : unreadable;
}

/** (The model's own list would import zod into the browser.) */
const modalities = ['must', 'may', 'discretion'] as const satisfies readonly Modality[];
const text = asText(LIMITS.text);
const id = shaped(/^[0-9a-f]{32}$/);
/** Ids and queries in the site's form only, so that links lead nowhere else. */
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

const saidReader = object<SavedTexts>({
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
  at: instant,
  record: recordReader,
  said: saidReader,
  details: detailsReader,
});

const looseCase = object<{ readonly id: string; readonly versions: readonly Version[] }>({
  id,
  versions: listOf(versionReader, LIMITS.versions, 1),
});

/** A case with at least one version; its versions are sorted. */
export const caseReader: Reader<KeptCase> = (value, where, faults) => {
  const read = looseCase(value, where, faults);
  const [first, ...others] = read ? inOrder(read.versions) : [];
  return read && first ? { id: read.id, versions: [first, ...others] } : undefined;
};
