import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheetAddressIn, sheetOfLink, sheetOfRuling, sheetQuery } from '#addresses/record-sheet.ts';

const QUERY = 'fout=verzaking&slagen=3&table=9f86d08188&sum=K7QF-2M9D';

test('the sheet’s query names the ruling beside the record’s own, and is read as that again', () => {
  const pair = fc.stringMatching(/^[a-qs-z]{1,6}=[a-z0-9.]{0,6}$/);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{1,12}$/), fc.array(pair), (ruling, pairs) => {
      const asked = { ruling, query: pairs.join('&') };
      expect(sheetAddressIn(`?${sheetQuery(asked)}`)).toEqual(asked);
    }),
  );
  expect(sheetAddressIn('fout=verzaking')).toBeUndefined();
  expect(sheetAddressIn('')).toBeUndefined();
});

test('the sheet of a ruling stands in the same edition', () => {
  expect(sheetOfRuling('/arbiter/nl/tc/2020/rulings/kap/', 'kap', QUERY)).toBe(
    `/arbiter/nl/tc/2020/record/?ruling=kap&${QUERY}`,
  );
});

describe('a link that is pasted', () => {
  const sheet = (text: string, root = '/') => sheetOfLink(text, `https://example.org${root}nl/tc/record/`, root);

  test('leads to the sheet, whether it is the sheet’s or a ruling’s, with an edition or without', () => {
    for (const root of ['/', '/arbiter/']) {
      const at = `https://example.org${root}nl/tc`;
      expect(sheet(`${at}/2020/rulings/kap/?${QUERY}`, root)).toBe(`${root}nl/tc/2020/record/?ruling=kap&${QUERY}`);
      expect(sheet(` ${at}/rulings/kap/?slagen=3 `, root)).toBe(`${root}nl/tc/record/?ruling=kap&slagen=3`);
      expect(sheet(`${at}/2020/record/?ruling=kap&${QUERY}`, root)).toBe(
        `${root}nl/tc/2020/record/?ruling=kap&${QUERY}`,
      );
    }
  });

  test('leads nowhere from another host, from elsewhere on this one, and from what is no link', () => {
    for (const text of [
      'https://example.com/nl/tc/rulings/kap/',
      'https://example.org/nl/tc/17/',
      'https://example.org/nl/tc/2020/record/',
      'javascript:alert(1)//nl/tc/rulings/kap/',
      '//example.com/nl/tc/rulings/kap/',
      'K7QF-2M9D',
      'https://',
    ]) {
      expect(sheet(text), text).toBeUndefined();
    }
    expect(sheet('https://example.org/nl/tc/rulings/kap/', '/arbiter/')).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        sheet(text);
        sheet(`https://example.org/nl/${text}`);
      }),
    );
  });
});
