import { describe, expect, test } from 'vitest';
import {
  formerlyNumbered,
  sameIn,
  targetsIn,
  targetsInForce,
  type Named,
  type AddressTarget,
} from '#library/editions.ts';
import { rulesIn, rulingsIn, situationsIn, situationsWith } from '#library/named.ts';
import type { Edition, RuleDoc } from '#library/types.ts';
import { asId, type EditionId } from '#model/index.ts';
import { bookOf, editionOf, ruleOf } from '../support/renumbered.ts';

const book = bookOf();
describe('the address of a rule that names no edition', () => {
  const targets = targetsInForce(book, rulesIn);
  const at = (number: string): AddressTarget<RuleDoc> | undefined => targets.find(({ name }) => name === number);

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
    expect(targets.map(({ name }) => name).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
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
  const targets = targetsInForce({ current: last, editions: [first, between, last] }, rulesIn);
  const gone = targets.find(({ name }) => name === '5');
  expect(gone).toMatchObject({ kind: 'gone', thing: { id: 'boete', slug: '6' } });
  expect(gone?.kind === 'gone' && gone.edition).toBe(between);
});

test('an edition’s own addresses know only its own things', () => {
  const names = targetsIn(editionOf(book, '2019'), rulesIn).map(({ kind, name, thing }) => [kind, name, thing.id]);
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
    const gone = (targets: readonly AddressTarget<unknown>[]) =>
      targets.flatMap((each) => (each.kind === 'gone' ? [`${each.name} ${each.edition.id}`] : []));
    expect(gone(targetsInForce(book, situationsIn))).toEqual(['te-laat 2019']);
    expect(gone(targetsInForce(book, rulingsIn)).toSorted()).toEqual(['niet-gekomen 2019', 'te-laat-boete 2019']);
    expect(
      targetsInForce(book, situationsIn)
        .map(({ kind, name }) => [name, kind])
        .toSorted(),
    ).toEqual([
      ['kaart-gespeeld', 'here'],
      ['roem', 'here'],
      ['te-laat', 'gone'],
    ]);
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

describe('what was called otherwise', () => {
  const [older, current] = [editionOf(book, '2019'), editionOf(book, '2024')];

  test('leads from its former name to where it is, in the edition and at the address without one', () => {
    for (const targets of [targetsIn(current, rulingsIn), targetsInForce(book, rulingsIn)]) {
      const at = (name: string) => targets.find((each) => each.name === name);
      expect(at('verzaakt')).toMatchObject({ kind: 'moved', thing: { id: 'niet-bekend' } });
      expect(at('roem-drie')).toMatchObject({ kind: 'moved', thing: { id: 'driekaart-telt' } });
    }
  });

  test('is the same thing in the other edition, from either of them', () => {
    expect(sameIn(book, rulingsIn, 'verzaakt', older, current)?.id).toBe('niet-bekend');
    expect(sameIn(book, rulingsIn, 'niet-bekend', current, older)?.id).toBe('verzaakt');
    expect(sameIn(book, rulingsIn, 'voor-de-beurt', older, current)?.id).toBe('voor-de-beurt');
    expect(sameIn(book, rulingsIn, 'verzaakt', older, older)?.id).toBe('verzaakt');
  });

  test('is not there where it was dropped', () => {
    expect(sameIn(book, rulingsIn, 'te-laat-boete', older, current)).toBeUndefined();
    expect(sameIn(book, situationsIn, 'te-laat', older, current)).toBeUndefined();
    expect(
      sameIn(
        book,
        situationsWith(({ data }) => data.calculator),
        'roem',
        older,
        current,
      )?.id,
    ).toBe('roem');
  });

  test('goes by its id where it is a rule, whatever its number', () => {
    expect(sameIn(book, rulesIn, 'melden', older, current)?.slug).toBe('6');
  });
});

describe('through several editions', () => {
  const named = (id: string, ...formerIds: readonly string[]): Named<string> => ({
    id,
    name: id,
    aliases: formerIds,
    formerIds,
    thing: id,
  });
  const names: Readonly<Record<string, readonly Named<string>[]>> = {
    one: [named('a'), named('x')],
    two: [named('b', 'a')],
    three: [named('c', 'b'), named('x')],
  };
  const editions = Object.keys(names).map((id): Edition => ({ ...editionOf(book, '2024'), id: asId<EditionId>(id) }));
  const list = ({ id }: Edition) => names[id] ?? [];
  const [one, two, three] = editions;
  if (!one || !two || !three) throw new Error('there are three editions');

  test('a thing is known by what it was called on the way, and after it was left out', () => {
    expect(sameIn({ editions }, list, 'a', one, three)).toBe('c');
    expect(sameIn({ editions }, list, 'c', three, one)).toBe('a');
    expect(sameIn({ editions }, list, 'x', one, two)).toBeUndefined();
    expect(sameIn({ editions }, list, 'x', one, three)).toBe('x');
  });

  test('an address without an edition leads there from each of its names', () => {
    const targets = targetsInForce({ current: three, editions }, list);
    expect(targets.map(({ kind, name, thing }) => `${name} ${kind} ${thing}`).toSorted()).toEqual([
      'a moved c',
      'b moved c',
      'c here c',
      'x here x',
    ]);
  });
});
