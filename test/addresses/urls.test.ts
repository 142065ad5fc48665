import { describe, expect, test } from 'vitest';
import { languageUrls, resolveLink, urlsOf } from '#addresses/urls.ts';
import { asId, type ClauseId, type RuleId, type Slug } from '#model/index.ts';

const slug = asId<Slug>('31');
const clause = { id: asId<ClauseId>('d') };

describe('the addresses of a book', () => {
  const current = urlsOf({ base: '/', language: 'nl', book: 'troefcall' });
  const dated = urlsOf({ base: '/', language: 'nl', book: 'troefcall', edition: '2020-2021' });

  test('a clause of the current edition', () => {
    expect(current.citation({ rule: { slug }, clause })).toBe('/nl/troefcall/31/#d');
  });
  test('the same clause in its edition, for good', () => {
    expect(dated.citation({ rule: { slug }, clause })).toBe('/nl/troefcall/2020-2021/31/#d');
  });
  test('a case in a situation, and a ruling', () => {
    expect(current.situation(asId('verkeerd-gespeelde-kaart'), 'fout=voor-de-beurt&gesloten-slagen=3')).toBe(
      '/nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=3',
    );
    expect(dated.ruling(asId('kap-afgetikt'))).toBe('/nl/troefcall/2020-2021/rulings/kap-afgetikt/');
  });
  test('every address stands under the base path', () => {
    const { rule, home, terms } = urlsOf({ base: '/arbiter/', language: 'nl', book: 'troefcall' });
    expect([home, rule(slug, clause.id), terms, languageUrls('/arbiter/', 'nl').concept('revoke')]).toEqual([
      '/arbiter/',
      '/arbiter/nl/troefcall/31/#d',
      '/arbiter/nl/troefcall/terms/',
      '/arbiter/nl/concepts/revoke/',
    ]);
  });
  test('links in prose name a rule by its id and lead to its number where the page’s edition stands', () => {
    const edition = { ruleById: new Map([[asId<RuleId>('tellen'), { slug }]]) };
    expect(resolveLink('rule:tellen#e', dated, edition)).toBe('/nl/troefcall/2020-2021/31/#e');
    expect(resolveLink('rule:tellen', current, edition)).toBe('/nl/troefcall/31/');
    expect(resolveLink('term:kap', current, edition)).toBe('/nl/troefcall/terms/#kap');
    expect(resolveLink('https://www.tsbn.nl', current, edition)).toBe('https://www.tsbn.nl');
  });
});
