/** Cases to keep: one at a table, and any that a file may hold. */
import fc from 'fast-check';
import { meetingKinds, sumOfParts } from '#addresses/parts-record.ts';
import { sumOf } from '#addresses/record.ts';
import { inOrder } from '#casebook/versions.ts';
import type {
  Details,
  KeptCase,
  RulingRecord,
  SavedPart,
  SavedTexts,
  SavedTogether,
  TogetherRecord,
  Version,
} from '#casebook/types.ts';

const BARE = {
  book: 'proefspel',
  edition: '2024',
  ruling: 'licht',
  answers: 'fout=te-vroeg&slagen=3',
  table: '9f86d08188',
};
export const RECORD: RulingRecord = { language: 'nl', ...BARE, sum: sumOf(BARE) };

export const SAID: SavedTexts = {
  work: 'Proefspel 2024',
  edition: '2024 · zonder datum',
  situation: 'Verkeerde kaart',
  facts: ['een speler speelde te vroeg', '3 gesloten slagen'],
  verdict: 'Tien punten',
  chips: ['10 punten ten koste van de overtreder'],
  modality: 'must',
  leave: ['zo moet het'],
  cites: ['regel 1A'],
};

const PARTS = {
  book: 'proefspel',
  edition: '2024',
  parts: [
    { situation: 'kaart', ruling: 'licht', answers: 'fout=te-vroeg&slagen=3', table: '9f86d08188' },
    { situation: 'verlaten', ruling: 'verloren', answers: '', table: '60303ae22b' },
  ],
  meets: [{ first: 1, second: 0, kind: 'prevails' }],
} as const;
export const TOGETHER_RECORD: TogetherRecord = { language: 'nl', ...PARTS, sum: sumOfParts(PARTS) };

/** The same since it is asked whether the parts are one event. */
const TOLD = { ...PARTS, events: { same: [{ first: 0, second: 1 }], apart: [] } } as const;
export const TOLD_RECORD: TogetherRecord = { language: 'nl', ...TOLD, sum: sumOfParts(TOLD) };

const { work, edition, ...ofOne } = SAID;
export const TOGETHER_SAID: SavedTogether = {
  ...{ work, edition },
  parts: [
    { ...ofOne, instead: 'Geldt niet; in de plaats daarvan: Spel verloren' },
    { ...ofOne, situation: 'Weggelopen', facts: [], verdict: 'Spel verloren', chips: ['spel verloren'], instead: '' },
  ],
  meets: ['Weggelopen gaat voor: Verkeerde kaart geldt dan niet. Wie wegloopt, verliest.'],
  sums: ['spel verloren'],
  besides: 'Waar hierboven niets anders staat, geldt alles naast elkaar.',
};

export const DETAILS: Details = {
  when: '2026-11-21T14:05',
  tournament: 'Clubavond',
  table: '4',
  round: '2',
  told: 'Noord en Oost',
  note: '',
  well: '',
  better: '',
  archived: false,
};

export const ID = '0123456789abcdef0123456789abcdef';

/** A case of one version, with some details of its own. */
export function keptCase(details: Partial<Details> = {}, id = ID, order = 1_000): KeptCase {
  const version: Version = {
    n: 1,
    order,
    at: '2026-11-21T13:05:00.000Z',
    record: RECORD,
    said: SAID,
    details: { ...DETAILS, ...details },
  };
  return { id, versions: [version] };
}

/** A case of two parts, of one version. */
export function togetherCase(
  details: Partial<Details> = {},
  id = ID,
  order = 1_000,
  record = TOGETHER_RECORD,
): KeptCase {
  const { versions } = keptCase(details, id, order);
  return { id, versions: [{ ...versions[0], record, said: TOGETHER_SAID }] };
}

/** An id by a number, of the shape that ids have. */
export const idOf = (n: number): string => n.toString(16).padStart(32, '0');

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const time = fc.date({ min: new Date('1999-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

const texts = fc.array(text, { maxLength: 3 });
const saidOfOne = {
  ...{ situation: text, facts: texts, verdict: text, chips: texts },
  ...{ modality: fc.constantFrom('must', 'may', 'discretion'), leave: texts, cites: texts },
} as const;

/** What was ruled: one ruling, or up to three of one case. */
const anyRuling: fc.Arbitrary<Pick<Version, 'record' | 'said'>> = fc.record({
  record: fc.constantFrom(RECORD, { ...RECORD, language: 'de' as const, answers: '' }),
  said: fc.record({ work: text, edition: text, ...saidOfOne }) satisfies fc.Arbitrary<SavedTexts>,
});
const anyPart = fc.tuple(
  fc.constantFrom(...TOGETHER_RECORD.parts),
  fc.record({ ...saidOfOne, instead: text }) satisfies fc.Arbitrary<SavedPart>,
);
const place = fc.nat({ max: 2 });
const pairs = fc.array(fc.record({ first: place, second: place }), { maxLength: 2 });
const anyTogether: fc.Arbitrary<Pick<Version, 'record' | 'said'>> = fc
  .record({
    parts: fc.array(anyPart, { minLength: 1, maxLength: 3 }),
    meets: fc.array(fc.record({ first: place, second: place, kind: fc.constantFrom(...meetingKinds) }), {
      maxLength: 2,
    }),
    told: fc.option(fc.record({ same: pairs, apart: pairs })),
    said: fc.record({ work: text, edition: text, meets: texts, sums: texts, besides: text }),
  })
  .map(({ parts, meets, told: events, said: { meets: lines, sums, besides, ...said } }) => ({
    record: {
      ...{ ...TOGETHER_RECORD, parts: parts.map(([part]) => part), meets },
      ...(events && { events }),
    },
    said: { ...said, parts: parts.map(([, part]) => part), meets: lines, sums, besides },
  }));

const anyVersion: fc.Arbitrary<Version> = fc
  .record({
    n: fc.integer({ min: 1, max: 4 }),
    order: fc.integer({ min: 0, max: 50 }),
    at: time.map((at) => at.toISOString()),
    ruled: fc.oneof({ arbitrary: anyRuling, weight: 3 }, anyTogether),
    details: fc.record({
      when: fc.oneof(
        fc.constant(''),
        time.map((at) => at.toISOString().slice(0, 16)),
      ),
      ...{ tournament: text, table: text, round: text, told: text, note: text, well: text, better: text },
      archived: fc.boolean(),
    }),
  })
  .map(({ ruled: { record, said }, details, ...stamps }) => ({ ...stamps, record, said, details }));

/** Any case; few ids, so that two casebooks have some of the same. */
const anyCase: fc.Arbitrary<KeptCase> = fc
  .record({
    id: fc.integer({ min: 0, max: 4 }).map(idOf),
    versions: fc.array(anyVersion, { minLength: 1, maxLength: 4 }),
  })
  .map(({ id, versions }) => {
    const [first, ...others] = inOrder(versions);
    if (!first) throw new Error('no version');
    return { id, versions: [first, ...others] };
  });

export const anyCases = fc.array(anyCase, { maxLength: 6 });
