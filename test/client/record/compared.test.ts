import { expect, test } from 'vitest';
import { compared } from '#client/record/compared.ts';
import { sumOf } from '#addresses/record.ts';

const record = { book: 'tc', edition: '2020', ruling: 'kap', answers: 'slagen=7', table: '9f86d08188' };
const sum = sumOf(record);
const put = (text: string, on: string | undefined = sum) =>
  compared(text, on, 'https://example.org/nl/tc/2020/record/', '/');

test('a code from paper is held against the record, however it is typed', () => {
  expect(put(sum)).toEqual({ kind: 'matches' });
  expect(put(` ${sum.toLowerCase().replace('-', ' ')} `)).toEqual({ kind: 'matches' });
  expect(put(sum.startsWith('7') ? '8888-8888' : `7${sum.slice(1)}`)).toEqual({ kind: 'differs' });
});

test('too few signs are no code, and one without a record cannot be checked', () => {
  expect(put('K7QF')).toEqual({ kind: 'short' });
  expect(compared(sum, undefined, 'https://example.org/', '/')).toEqual({ kind: 'alone' });
});

test('a link is followed if it is one of a case here', () => {
  expect(put('https://example.org/nl/tc/2020/rulings/kap/?slagen=7')).toEqual({
    kind: 'link',
    path: '/nl/tc/2020/record/?ruling=kap&slagen=7',
  });
  expect(put('https://example.com/nl/tc/2020/rulings/kap/')).toEqual({ kind: 'foreign' });
  expect(put('example.org')).toEqual({ kind: 'foreign' });
});
