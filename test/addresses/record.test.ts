import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksIn, SUM, TABLE, withoutMarks } from '#addresses/record-marks.ts';
import { isSumOf, plainSum, recordQuery, sumOf, type CaseRecord } from '#addresses/record.ts';

const record: CaseRecord = {
  book: 'troefcall',
  edition: '2020-2021',
  ruling: 'kap',
  answers: 'fout=verzaking&slagen=0..4',
  table: '9f86d08188',
};
// No fact is called as a mark is: `reserved-id` refuses it.
const answers = fc
  .stringMatching(/^([a-z]{1,3}=[a-z0-9]{1,3}(&[a-z]{1,3}=[0-9]{1,2})?)?$/)
  .filter((query) => ![...new URLSearchParams(query).keys()].some((key) => [TABLE, SUM].includes(key)));
const records = fc.record({
  book: fc.stringMatching(/^[a-z]{1,8}$/),
  edition: fc.stringMatching(/^[a-z0-9-]{1,8}$/),
  ruling: fc.stringMatching(/^[a-z-]{1,12}$/),
  answers,
  table: fc.stringMatching(/^[0-9a-f]{10}$/),
});

test('a checksum is the one that everybody computes, in signs that are not taken for others', () => {
  // printf 'troefcall\n2020-2021\nkap\nfout=verzaking&slagen=0..4\n9f86d08188' | sha256sum, its first 40 bits
  expect(sumOf(record)).toBe('E4N1-SA7B');
  expect(sumOf(record)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('the marks stand behind the answers and can be read and taken out again', () => {
  fc.assert(
    fc.property(records, (one) => {
      const query = recordQuery(one);
      expect(marksIn(query)).toEqual({ table: one.table, sum: sumOf(one) });
      expect(withoutMarks(query)).toBe(one.answers);
      expect(withoutMarks(`?${query}&vs=x`)).toBe([one.answers, 'vs=x'].filter((each) => each !== '').join('&'));
    }),
  );
});

test('whatever is changed in a record changes its checksum', () => {
  fc.assert(
    fc.property(records, records, (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(isSumOf(sumOf(one), other)).toBe(same);
    }),
  );
});

test('a checksum that is typed from paper counts in small letters, without its hyphen, and with signs mistaken', () => {
  const sum = sumOf(record);
  expect(isSumOf(sum.toLowerCase().replace('-', ' '), record)).toBe(true);
  expect(isSumOf(sum.replaceAll('1', 'l').replaceAll('0', 'o'), record)).toBe(true);
  expect(plainSum('o1il-abcd')).toBe('0111ABCD');
  expect(isSumOf('', record)).toBe(false);
});

test('a query without marks has none', () => {
  expect(marksIn('?fout=x&tables=1')).toEqual({});
  expect(marksIn('table=a&table=b&sum=')).toEqual({ table: 'b', sum: '' });
});
