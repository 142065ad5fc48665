import { describe, expect, test } from 'vitest';
import { resolveLink, urlsOf } from '#addresses/urls.ts';

describe('the addresses of a book', () => {
  const current = urlsOf({ base: '/', language: 'nl', book: 'troefcall' });
  const dated = urlsOf({ base: '/', language: 'nl', book: 'troefcall', edition: '2020-2021' });

  test('a clause of the current edition', () => {
    expect(current.citation('17#a')).toBe('/nl/troefcall/17/#a');
  });
  test('the same clause in its edition, for good', () => {
    expect(dated.citation('17#a')).toBe('/nl/troefcall/2020-2021/17/#a');
  });
  test('a case in a situation, and a ruling', () => {
    expect(current.situation('verkeerd-gespeelde-kaart', 'fout=voor-de-beurt&gesloten-slagen=3')).toBe(
      '/nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=3',
    );
    expect(dated.ruling('kap-afgetikt')).toBe('/nl/troefcall/2020-2021/rulings/kap-afgetikt/');
  });
  test('every address stands under the base path', () => {
    const { rule, home, terms } = urlsOf({ base: '/arbiter/', language: 'nl', book: 'troefcall' });
    expect([home, rule('31', 'd'), terms]).toEqual([
      '/arbiter/',
      '/arbiter/nl/troefcall/31/#d',
      '/arbiter/nl/troefcall/terms/',
    ]);
  });
  test('links in prose lead where the page’s edition stands', () => {
    expect(resolveLink('rule:31#e', dated)).toBe('/nl/troefcall/2020-2021/31/#e');
    expect(resolveLink('term:kap', current)).toBe('/nl/troefcall/terms/#kap');
    expect(resolveLink('https://www.tsbn.nl', current)).toBe('https://www.tsbn.nl');
  });
});
