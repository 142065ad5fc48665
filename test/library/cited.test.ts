import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import type { ContentFile } from '#library/placed.ts';
import { citeBySlug } from '#library/cited.ts';
import type { Cited, CitedBy, Edition } from '#library/types.ts';
import { bookOf, editionOf, files, ruleOf } from '../support/renumbered.ts';

const name = ({ rule, clause }: Cited) => (clause === undefined ? rule.id : `${rule.id}#${clause.id}`);
const who = (by: CitedBy): string => {
  switch (by.kind) {
    case 'rule':
      return `rule ${name(by)}`;
    case 'ruling':
      return `ruling ${by.ruling.id}`;
    case 'situation':
      return `situation ${by.situation.id}`;
    case 'term':
      return `term ${by.term.id}`;
  }
};

/** Everything in an edition that cites, with the ids of what it cites, and the other way round. */
function citationsOf(edition: Edition): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([
    ...edition.rulings.map(({ id, cites }) => [`ruling ${id}`, cites.map(name)] as const),
    ...edition.rules.map(({ id, cites }) => [`rule ${id}`, cites.map(name)] as const),
    ...edition.situations.map(({ id, see }) => [`situation ${id}`, see.map(name)] as const),
    ...edition.situations.map(
      ({ id, procedure }) => [`steps ${id}`, procedure.flatMap(({ cites }) => cites.map(name))] as const,
    ),
    ...Object.values(edition.terms).map(({ id, cites }) => [`term ${id}`, cites.map(name)] as const),
    ...edition.rules.flatMap((rule) => [
      [`cites rule ${rule.id}`, rule.citedBy.map(who).toSorted()] as const,
      ...rule.clauses.map((clause) => [`cites ${name({ rule, clause })}`, clause.citedBy.map(who).toSorted()] as const),
    ]),
  ]);
}

/** The same files with the numbers of two rules of an edition swapped, as an author would do it. */
function swapped(edition: Edition, one: string, other: string): readonly ContentFile[] {
  const [a, b] = [ruleOf(edition, one), ruleOf(edition, other)];
  const renumber = (each: ContentFile, from: typeof a, to: typeof a): ContentFile => ({
    file: each.file.replace(`/${from.slug}-`, `/${to.slug}-`),
    text: each.text.replace(`number: '${from.data.number}'`, `number: '${to.data.number}'`),
  });
  return files.map((each) =>
    each.file === a.file ? renumber(each, a, b) : each.file === b.file ? renumber(each, b, a) : each,
  );
}

describe('rules renumbered in a new edition', () => {
  const before = editionOf(bookOf(), '2024');
  const ids = before.rules.map(({ id }) => id);
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));

  test.each(pairs)('are never miscited: %s and %s swap their numbers', (one, other) => {
    const changed = swapped(before, one, other);
    const after = editionOf(bookOf(changed), '2024');
    expect(ruleOf(after, one).data.number).toBe(ruleOf(before, other).data.number);
    expect(citationsOf(after)).toEqual(citationsOf(before));
    expect(check(changed).filter(({ code }) => code === 'unknown-rule' || code === 'unknown-clause')).toEqual([]);
  });

  test('are cited by readers, addresses and data with the number that they have in their edition', () => {
    const cites = (edition: string) =>
      bookOf()
        .editions.find(({ id }) => id === edition)
        ?.rulings.find(({ id }) => id === 'voor-de-beurt')
        ?.cites.map(citeBySlug);
    expect(cites('2019')).toEqual(['2#a', '3#a']);
    expect(cites('2024')).toEqual(['3#a', '2#a']);
  });
});

describe('a citation', () => {
  const edition = editionOf(bookOf(), '2024');

  test('leads to the rule and the clause themselves, the same object for the same citation', () => {
    const all = [
      ...edition.rulings.flatMap(({ cites }) => cites),
      ...Object.values(edition.terms).flatMap(({ cites }) => cites),
    ];
    for (const { rule, clause } of all) {
      expect(edition.rules.includes(rule)).toBe(true);
      if (clause) expect(rule.clauses.includes(clause)).toBe(true);
    }
    expect(new Set(all).size).toBe(new Set(all.map(name)).size);
  });
  test('that leads nowhere is left out, since the checker refuses it', () => {
    const wrong = files.map((each) => ({
      ...each,
      text: each.text.replace("cites: ['beurt#a', 'kleur#a']", "cites: ['beurt#a', 'kleuren#a']"),
    }));
    const ruling = editionOf(bookOf(wrong), '2024').rulings.find(({ id }) => id === 'voor-de-beurt');
    expect(ruling?.cites.map(name)).toEqual(['beurt#a']);
    expect(check(wrong).map(({ code }) => code)).toContain('unknown-rule');
  });
  test('by number is told the id to write', () => {
    const wrong = files.map((each) => ({
      ...each,
      text: each.text.replace("cites: ['kleur#a'] }", "cites: ['2#a'] }"),
    }));
    const messages = check(wrong).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining('Write `kleur#a` or `beurt#a`, whichever is meant.'));
    expect(messages).toContainEqual(expect.stringContaining('Write `beurt#a`.'));
  });
});
