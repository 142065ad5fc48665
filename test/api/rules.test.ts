import { describe, expect, it } from 'vitest';
import { schemaOf } from '#api/format.ts';
import { rulesJson } from '#api/rules.ts';
import { situationJson } from '#api/situation.ts';
import { urlsOf } from '#addresses/urls.ts';
import { libraryAt } from '../support/library.ts';
import { checkerOf } from '../support/schema.ts';

const check = checkerOf(schemaOf('rules'));
const editions = libraryAt('.').books.flatMap((book) => book.editions);

describe.each(editions)('the rules of $bookId $id as data', (edition) => {
  const place = { base: '/arbiter/', language: edition.book.language, book: edition.bookId, edition: edition.id };
  const json = rulesJson(edition, urlsOf(place));

  it('fit the schema', () => {
    expect(check(JSON.parse(JSON.stringify(json)))).toEqual([]);
  });

  it('are all there, with permanent addresses below the base path', () => {
    expect(json.rules.map((rule) => rule.id)).toEqual(edition.rules.map((rule) => rule.data.id));
    const root = `/arbiter/${place.language}/${place.book}/${place.edition}/`;
    for (const rule of json.rules) {
      expect(rule.url).toBe(`${root}${rule.slug}/`);
      for (const clause of rule.clauses) expect(clause.url).toBe(`${root}${rule.slug}/#${clause.id}`);
      for (const ruling of rule.rulings) expect(ruling.url).toBe(`${root}rulings/${ruling.id}/`);
    }
  });

  it('cite both ways: what a rule cites names it among those who cite', () => {
    const bySlug = new Map(json.rules.map((rule) => [rule.slug, rule]));
    for (const rule of json.rules) {
      for (const cite of rule.cites) {
        const cited = bySlug.get(cite.split('#')[0] ?? '');
        const citing = cited?.citedBy.flatMap((by) => (by.kind === 'rule' ? [by.rule] : []));
        expect(citing, `${rule.slug} cites ${cite}`).toContain(rule.slug);
      }
    }
  });
});

it('name the currency of fines where these are not in euros', () => {
  const [edition] = editions;
  if (!edition) throw new Error('there is no edition');
  const place = { base: '/', language: edition.book.language, book: edition.bookId, edition: edition.id };
  const inKroner = { ...edition, book: { ...edition.book, currency: 'DKK' } };
  const json = rulesJson(inKroner, urlsOf(place));
  expect(json.currency).toBe('DKK');
  expect(check(JSON.parse(JSON.stringify(json)))).toEqual([]);
  expect(rulesJson(edition, urlsOf(place))).not.toHaveProperty('currency');
  for (const situation of inKroner.situations) expect(situationJson(inKroner, situation).currency).toBe('DKK');
});
