import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import {
  eventsOfRecord,
  isSumOfParts,
  meetingKinds,
  partsRecordIn,
  partsRecordQuery,
  queryOfRecorded,
  plainParts,
  sumOfParts,
  type PartsRecord,
} from '#addresses/parts-record.ts';
import { NOTHING_TOLD, queryOfCase, type PartsEvents } from '#addresses/parts-events.ts';
import { withoutMarks } from '#addresses/record-marks.ts';

const record: PartsRecord = {
  book: 'troefcall',
  edition: '2020-2021',
  parts: [
    { situation: 'kap', ruling: 'kap-game', answers: 'fout=troef&slagen=0..4', table: '9f86d08188' },
    { situation: 'verzaken', ruling: 'tien-punten', answers: '', table: '60303ae22b' },
  ],
  meets: [{ first: 0, second: 1, kind: 'open' }],
};
const QUERY = [
  'part=kap%3Ffout%3Dtroef%26slagen%3D0..4',
  'part=verzaken',
  'rulings=kap-game.tien-punten',
  'table=9f86d08188.60303ae22b',
  'meets=1-open-2',
  'sum=0000-0000',
].join('&');

const SAME: PartsEvents = { same: [{ first: 0, second: 1 }], apart: [] };
const APART: PartsEvents = { same: [], apart: [{ first: 0, second: 1 }] };

const id = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,4}){0,2}$/);
const answers = fc.stringMatching(/^([a-z]{1,6}=[a-z0-9.]{1,4}(&[a-z]{1,6}=[0-9]{1,2})?)?$/);
const at = fc.nat({ max: 5 });
/** Of the first and the last part, where there are two. */
const told: fc.Arbitrary<(count: number) => PartsEvents> = fc.constantFrom('same', 'apart').map((name) => (count) => ({
  ...NOTHING_TOLD,
  [name]: [{ first: 0, second: count - 1 }],
}));
const records: fc.Arbitrary<PartsRecord> = fc
  .record({
    book: id,
    edition: id,
    parts: fc.array(fc.record({ situation: id, ruling: id, answers, table: fc.stringMatching(/^[0-9a-f]{10}$/) }), {
      minLength: 1,
      maxLength: 6,
    }),
    meets: fc.array(fc.record({ first: at, second: at, kind: fc.constantFrom(...meetingKinds) }), { maxLength: 4 }),
    told: fc.option(told),
  })
  .map(({ told: events, ...one }) => ({
    ...one,
    ...(events && one.parts.length > 1 ? { events: events(one.parts.length) } : {}),
  }));

test('a record is read again as it was written, and its checksum fits', () => {
  fc.assert(
    fc.property(records, (one) => {
      const { book, edition, parts, meets } = one;
      const query = partsRecordQuery(one);
      const whole = { parts, meets, ...(one.events && { events: one.events }), sum: sumOfParts(one) };
      expect(partsRecordIn(query)).toEqual(whole);
      expect(partsRecordIn(`?${query}&utm_source=chat`)).toEqual(whole);
      const { sum = '', ...read } = partsRecordIn(query) ?? { parts, meets };
      expect(isSumOfParts(sum.toLowerCase().replace('-', ' '), { book, edition, ...read })).toBe(true);
    }),
  );
});

test('whatever is changed in a record changes its checksum, the order of its parts too', () => {
  fc.assert(
    fc.property(records, records, (one, other) => {
      expect(sumOfParts(one) === sumOfParts(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  expect(sumOfParts({ ...record, parts: record.parts.toReversed() })).not.toBe(sumOfParts(record));
  expect(sumOfParts({ ...record, meets: [] })).not.toBe(sumOfParts(record));
  const sums = [record, { ...record, events: SAME }, { ...record, events: APART }].map(sumOfParts);
  expect(new Set(sums).size).toBe(3);
});

test('a record says behind its parts which of them are one event, and stays the case with it', () => {
  const told = { ...record, events: SAME };
  const query = partsRecordQuery(told);
  expect(query).toBe(QUERY.replace('&rulings=', '&same=1-2&rulings=').replace('0000-0000', sumOfParts(told)));
  expect(withoutMarks(query)).toBe(queryOfCase(plainParts(record.parts), SAME));
  for (const changed of [query.replace('same=1-2', 'apart=1-2'), query.replace('same=1-2&', '')]) {
    const read = partsRecordIn(changed);
    expect(read && isSumOfParts(read.sum ?? '', { ...record, ...read })).toBe(false);
  }
});

test('a record from before that was asked takes the parts that meet for one event, and fits as it did', () => {
  const { parts } = record;
  expect(partsRecordIn(QUERY)).not.toHaveProperty('events');
  expect(eventsOfRecord(record)).toEqual(SAME);
  const twice = [{ first: 1, second: 0, kind: 'prevails' } as const, ...record.meets];
  expect(eventsOfRecord({ parts, meets: twice })).toEqual(SAME);
  expect(eventsOfRecord({ parts, meets: [{ first: 0, second: 7, kind: 'open' }] })).toEqual(NOTHING_TOLD);
  expect(eventsOfRecord({ parts, meets: [] })).toEqual(NOTHING_TOLD);
  expect(eventsOfRecord({ parts, meets: record.meets, events: APART })).toEqual(APART);
});

test('an address says plainly what was ruled, and without its marks it is the case by itself', () => {
  expect(partsRecordQuery(record)).toBe(QUERY.replace('0000-0000', sumOfParts(record)));
  // printf of book, edition, situation, ruling, answers and table of each part, and the meetings | sha256sum
  expect(sumOfParts(record)).toBe('R7DQ-DQZZ');
  expect(withoutMarks(QUERY)).toBe(queryOfParts(plainParts(record.parts)));
  expect(plainParts(record.parts)).toEqual([
    { situation: 'kap', query: 'fout=troef&slagen=0..4' },
    { situation: 'verzaken', query: '' },
  ]);
});

test('a case of several parts without marks is no record', () => {
  expect(partsRecordIn('part=kap%3Ffout%3Dtroef&part=verzaken')).toBeUndefined();
  expect(partsRecordIn('sum=K7QF-2M9D')).toBeUndefined();
  expect(partsRecordIn('')).toBeUndefined();
});

test('what is missing is empty, what is no meeting is left out, and neither fits the checksum', () => {
  const mangled = partsRecordIn('part=kap&rulings=kap-game&meets=1-open-2.1-eats-2.x&sum=K7QF-2M9D');
  expect(mangled).toEqual({
    parts: [{ situation: 'kap', ruling: 'kap-game', answers: '', table: '' }],
    meets: [{ first: 0, second: 1, kind: 'open' }],
    sum: 'K7QF-2M9D',
  });
});

test('one part whose answers have line breaks does not pass for two', () => {
  const lines = ['fout=troef&slagen=0..4', '9f86d08188', 'verzaken', 'tien-punten', ''].join('\n');
  const part = encodeURIComponent(`kap?${lines}`);
  const read = partsRecordIn(`part=${part}&rulings=kap-game&table=60303ae22b&meets=1-open-2&sum=${sumOfParts(record)}`);
  expect(read?.parts).toHaveLength(1);
  expect(read && isSumOfParts(sumOfParts(record), { ...record, ...read })).toBe(false);
});

test('a mangled link never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: QUERY.length }), (junk, cut) => {
      for (const query of [junk, QUERY.slice(0, cut) + junk + QUERY.slice(cut), QUERY.slice(0, cut)]) {
        const read = partsRecordIn(query);
        // What is handed on says the same, and is no sounder than it was.
        if (read) expect(partsRecordIn(queryOfRecorded(read))).toEqual(read);
      }
    }),
  );
});
