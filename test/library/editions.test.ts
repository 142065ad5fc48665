import { describe, expect, test } from 'vitest';
import { formerlyNumbered, standingIn, standingInForce, type Standing } from '#library/editions.ts';
import type { Edition, RuleDoc } from '#library/types.ts';
import { bookOf, editionOf, ruleOf } from '../support/renumbered.ts';

const book = bookOf();
const rules = (edition: Edition) =>
  edition.rules.map((rule) => ({ id: rule.id, name: rule.slug, aliases: rule.data.aliases, thing: rule }));
const situations = (edition: Edition) =>
  edition.situations.map((situation) => ({ id: situation.id, name: situation.id, thing: situation }));
const rulings = (edition: Edition) =>
  edition.rulings.map((ruling) => ({ id: ruling.id, name: ruling.id, thing: ruling }));

describe('the address of a rule that names no edition', () => {
  const standings = standingInForce(book, rules);
  const at = (number: string): Standing<RuleDoc> | undefined => standings.find(({ name }) => name === number);

  test('shows the rule that has the number now, also where another one had it', () => {
    expect(at('2')).toMatchObject({ kind: 'here', thing: { id: 'kleur' } });
    expect(at('3')).toMatchObject({ kind: 'here', thing: { id: 'beurt' } });
  });
  test('leads from a number that nobody has any more to the same rule at its new one', () => {
    expect(at('4')).toMatchObject({ kind: 'moved', thing: { id: 'melden', slug: '6' } });
  });
  test('says of a dropped rule in which edition it last stood', () => {
    expect(at('5')).toMatchObject({ kind: 'gone', thing: { id: 'boete' }, edition: { id: '2019' } });
  });
  test('is there for a new rule', () => {
    expect(at('7')).toMatchObject({ kind: 'here', thing: { id: 'toezicht' } });
  });
  test('stands once for each number that any edition has', () => {
    expect(standings.map(({ name }) => name).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});

test('a dropped rule is looked for in the last edition that has it, at the number that it has there', () => {
  const [first, last] = [editionOf(book, '2019'), editionOf(book, '2024')];
  const [renumbered] = bookOf()
    .editions.slice(0, 1)
    .map((edition): Edition => {
      const boete = ruleOf(edition, 'boete');
      const moved: RuleDoc = { ...boete, slug: ruleOf(last, 'melden').slug };
      return { ...edition, rules: edition.rules.map((rule) => (rule.id === 'boete' ? moved : rule)) };
    });
  if (!renumbered) throw new Error('the fixture has an edition');
  const between: Edition = { ...renumbered, current: false };
  const standings = standingInForce({ current: last, editions: [first, between, last] }, rules);
  const gone = standings.find(({ name }) => name === '5');
  expect(gone).toMatchObject({ kind: 'gone', thing: { id: 'boete', slug: '6' } });
  expect(gone?.kind === 'gone' && gone.edition).toBe(between);
});

test('an edition’s own addresses know only its own things', () => {
  const names = standingIn(editionOf(book, '2019'), rules).map(({ kind, name, thing }) => [kind, name, thing.id]);
  expect(names).toEqual([
    ['here', '1', 'beslissen'],
    ['here', '2', 'beurt'],
    ['here', '3', 'kleur'],
    ['here', '4', 'melden'],
    ['here', '5', 'boete'],
  ]);
});

describe('what is called by its id', () => {
  test('stands where it stood; a dropped situation and its rulings say where they last were', () => {
    const gone = (standings: readonly Standing<unknown>[]) =>
      standings.flatMap((each) => (each.kind === 'gone' ? [`${each.name} ${each.edition.id}`] : []));
    expect(gone(standingInForce(book, situations))).toEqual(['te-laat 2019']);
    expect(gone(standingInForce(book, rulings)).toSorted()).toEqual([
      'niet-gekomen 2019',
      'te-laat-boete 2019',
      'verzaakt 2019',
    ]);
    expect(standingInForce(book, situations).map(({ kind }) => kind)).toEqual(['here', 'gone']);
  });
});

describe('the page of a rule says who had its number', () => {
  const current = editionOf(book, '2024');
  test('only where another rule had it, with where that one is now', () => {
    const [former, ...others] = formerlyNumbered(ruleOf(current, 'kleur'), book);
    expect(others).toEqual([]);
    expect(former?.rule.id).toBe('beurt');
    expect(former?.edition.id).toBe('2019');
    expect(former?.now).toBe(ruleOf(current, 'beurt'));
  });
  test('and not where the number was nobody else’s', () => {
    for (const id of ['beslissen', 'melden', 'toezicht'])
      expect(formerlyNumbered(ruleOf(current, id), book)).toEqual([]);
  });
});
