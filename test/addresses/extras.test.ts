import { expect, test } from 'vitest';
import { withoutExtras } from '#addresses/extras.ts';
import { withCompared } from '#addresses/compared.ts';
import { recordQuery } from '#addresses/record.ts';
import { withSearch } from '#addresses/search-query.ts';
import { withSeat } from '#addresses/seat.ts';

const RECORD = recordQuery({
  ...{ book: 'proefspel', edition: '2024', ruling: 'licht' },
  ...{ answers: 'fout=te-vroeg&slagen=0..4', table: '9f86d08188' },
});

test('removes all other parameters from a record’s query', () => {
  const seated = withSeat(RECORD, 'n');
  const queries = [
    seated,
    withCompared(RECORD, 'kap'),
    withSearch(RECORD, { query: 'te vroeg & laat', all: true }),
    withSearch(withCompared(seated, 'kap'), { query: '26b', all: false }),
  ];
  for (const query of queries) {
    expect(query).not.toBe(RECORD);
    expect(withoutExtras(`?${query}`)).toBe(RECORD);
  }
});

test('removes parameters at any position, and repeated ones', () => {
  expect(withoutExtras('?q=26b&seat=n&fout=verzaking&vs=kap&seat=e&slagen=3&scope=all&vs=')).toBe(
    'fout=verzaking&slagen=3',
  );
  for (const alone of ['', '?', '?seat=w', 'vs=kap&q=26b&scope=all']) expect(withoutExtras(alone)).toBe('');
});

test('keeps all other parameters unchanged', () => {
  for (const query of ['a=x%26y&b=%2e+%20&b=2&=&c', 'seats=n&vsx=1&q-regel=ja&scoped=nee', 'fout=seat&wat=vs=kap'])
    expect(withoutExtras(`?${query}`)).toBe(query);
});
