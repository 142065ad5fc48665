/** Cases to keep: one at a table, and any that a file may hold. */
import fc from 'fast-check';
import { sumOf } from '#addresses/record.ts';
import { inOrder } from '#casebook/versions.ts';
import type { Details, KeptCase, KeptRecord, SavedTexts, Version } from '#casebook/types.ts';

const BARE = {
  book: 'proefspel',
  edition: '2024',
  ruling: 'licht',
  answers: 'fout=te-vroeg&slagen=3',
  table: '9f86d08188',
};
export const RECORD: KeptRecord = { language: 'nl', ...BARE, sum: sumOf(BARE) };

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

/** An id by a number, of the shape that ids have. */
export const idOf = (n: number): string => n.toString(16).padStart(32, '0');

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const time = fc.date({ min: new Date('1999-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

const anyVersion: fc.Arbitrary<Version> = fc.record({
  n: fc.integer({ min: 1, max: 4 }),
  order: fc.integer({ min: 0, max: 50 }),
  at: time.map((at) => at.toISOString()),
  record: fc.constantFrom<KeptRecord>(RECORD, { ...RECORD, language: 'de', answers: '' }),
  said: fc.record({
    ...{ work: text, edition: text, situation: text, facts: fc.array(text, { maxLength: 3 }), verdict: text },
    ...{ chips: fc.array(text, { maxLength: 3 }), modality: fc.constantFrom('must', 'may', 'discretion') },
    ...{ leave: fc.array(text, { maxLength: 2 }), cites: fc.array(text, { maxLength: 2 }) },
  }) satisfies fc.Arbitrary<SavedTexts>,
  details: fc.record({
    when: fc.oneof(
      fc.constant(''),
      time.map((at) => at.toISOString().slice(0, 16)),
    ),
    ...{ tournament: text, table: text, round: text, told: text, note: text, well: text, better: text },
    archived: fc.boolean(),
  }),
});

/** Any case; few ids, so that two casebooks have some of the same. */
export const anyCase: fc.Arbitrary<KeptCase> = fc
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
