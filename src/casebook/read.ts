/**
 * The form of a case in the store and in files. Invalid data is returned as faults with place, problem and
 * value. (src/api/casebook-format.ts has the same format as a schema.)
 */
import type { PartPair, PartsEvents } from '#addresses/parts-events.ts';
import type { MeetingKind, RecordedMeeting, RecordedPart } from '#addresses/parts-record.ts';
import { languages } from '#model/language.ts';
import type { Modality } from '#model/modality.ts';
import { asText, choice, fail, having, instant, listOf, moment, object, shaped, whole, type Reader } from './reader.ts';
import { LIMITS } from './limits.ts';
import { inOrder } from './versions.ts';
import type {
  Details,
  KeptCase,
  KeptRecord,
  RulingRecord,
  Said,
  SavedPart,
  SavedTexts,
  SavedTogether,
  TogetherRecord,
  Version,
} from './types.ts';

/**
 * The versions of the format, in the store and in files. A case of several parts has the second one, so that
 * an earlier version of the site takes it for newer than itself, and leaves it as it is; one that says which
 * parts are one event has the third.
 */
export const FORMATS = [1, 2, 3] as const;
export type Format = (typeof FORMATS)[number];

/** The earliest version of the format that has everything that these cases have. */
export function formatOf(cases: readonly KeptCase[]): Format {
  const has = (key: 'parts' | 'events') =>
    cases.some(({ versions }) => versions.some(({ record }) => Object.hasOwn(record, key)));
  return has('events') ? 3 : has('parts') ? 2 : 1;
}

/** A case in its stored form. */
export function recordOf(kept: KeptCase): string {
  return JSON.stringify({ format: formatOf([kept]), ...kept });
}

/** How a stored case is read, by the version of its format. */
export function readerOf(format: unknown): Reader<KeptCase> | undefined {
  const known = FORMATS.find((each) => each === format);
  return known && caseReaders[known];
}

/** (The model's own list would import zod into the browser.) */
const modalities = ['must', 'may', 'discretion'] as const satisfies readonly Modality[];
const text = asText(LIMITS.text);
const id = shaped(/^[0-9a-f]{32}$/);
/** Ids and queries in the site's form only, so that links lead nowhere else. */
const slug = shaped(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const query = shaped(/^(?:[\w.~!'()*%-]+=[\w.~!'()*%-]*(?:&[\w.~!'()*%-]+=[\w.~!'()*%-]*)*)?$/);

/** The checksums' own list would import what computes them. */
const kinds = ['prevails', 'depends', 'excludes', 'open'] as const satisfies readonly MeetingKind[];

const edition = { language: choice(languages), book: slug, edition: slug };
const ruled = { ruling: slug, answers: query, table: shaped(/^[0-9a-f]{10}$/) };
const sum = shaped(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
const place = whole(0, LIMITS.parts - 1);

const rulingReader = object<RulingRecord>({ ...edition, ...ruled, sum });

const pair = { first: place, second: place };
const pairs = listOf(object<PartPair>(pair), LIMITS.meets);
const together = {
  ...edition,
  parts: listOf(object<RecordedPart>({ situation: slug, ...ruled }), LIMITS.parts, 1),
  meets: listOf(object<RecordedMeeting>({ ...pair, kind: choice(kinds) }), LIMITS.meets),
  sum,
};
const togetherReader: Reader<TogetherRecord> = object<Omit<TogetherRecord, 'events'>>(together);
const toldReader: Reader<TogetherRecord> = object<TogetherRecord & Pick<Required<TogetherRecord>, 'events'>>({
  ...together,
  events: object<PartsEvents>({ same: pairs, apart: pairs }),
});

const texts = listOf(text, LIMITS.list);
const said = {
  situation: text,
  facts: texts,
  verdict: text,
  chips: texts,
  modality: choice(modalities),
  leave: texts,
  cites: texts,
};

const saidReader = object<SavedTexts>({ work: text, edition: text, ...said });

const saidTogetherReader = object<SavedTogether>({
  work: text,
  edition: text,
  parts: listOf(object<SavedPart>({ ...said, instead: text }), LIMITS.parts, 1),
  meets: listOf(text, LIMITS.meets),
  sums: texts,
  besides: text,
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

const versionReader = (record: Reader<KeptRecord>, said: Reader<Said>): Reader<Version> =>
  object<Version>({
    n: whole(1, LIMITS.n),
    order: whole(0, LIMITS.order),
    at: instant,
    record,
    said,
    details: detailsReader,
  });

/** The texts are of the parts that the record has. */
const fittingVersion = (together: Reader<TogetherRecord>): Reader<Version> => {
  const anyVersion = versionReader(
    having('parts', together, rulingReader),
    having('parts', saidTogetherReader, saidReader),
  );
  return (value, where, faults) => {
    const version = anyVersion(value, where, faults);
    if (!version || partsIn(version.record) === partsIn(version.said)) return version;
    return fail(partsIn(version.said), `${where}.said.parts`, faults);
  };
};

/** A case with at least one version, by the version of its format; its versions are sorted. */
export const caseReaders: Readonly<Record<Format, Reader<KeptCase>>> = {
  1: caseReader(versionReader(rulingReader, saidReader)),
  2: caseReader(fittingVersion(togetherReader)),
  3: caseReader(fittingVersion(having('events', toldReader, togetherReader))),
};

function caseReader(version: Reader<Version>): Reader<KeptCase> {
  const loose = object<{ readonly id: string; readonly versions: readonly Version[] }>({
    id,
    versions: listOf(version, LIMITS.versions, 1),
  });
  return (value, where, faults) => {
    const read = loose(value, where, faults);
    const [first, ...others] = read ? inOrder(read.versions) : [];
    return read && first ? { id: read.id, versions: [first, ...others] } : undefined;
  };
}

/** The number of parts; undefined of one ruling. */
function partsIn(of: KeptRecord | Said): number | undefined {
  return 'parts' in of ? of.parts.length : undefined;
}
