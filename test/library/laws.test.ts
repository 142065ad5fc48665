import { describe, expect, test } from 'vitest';
import { lawIndex, type LawCitation, type LawEntry } from '#library/laws.ts';
import { fixtureEdition } from '../support/fixture.ts';

const flat = (entries: readonly LawEntry[]): readonly LawEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.parts)]);

const nameOf = (by: LawCitation): string => {
  switch (by.kind) {
    case 'rule':
      return `rule ${by.rule.id}`;
    case 'ruling':
      return `ruling ${by.ruling.id}`;
    case 'situation':
      return `situation ${by.situation.id}`;
    case 'step':
      return `step ${String(by.step)} of ${by.situation.id}`;
    case 'question':
      return `question ${by.fact}`;
  }
};

describe('the index of law articles', () => {
  const edition = fixtureEdition('biedspel');
  const index = lawIndex(edition);
  const at = (article: string) => flat(index).find((entry) => entry.article === article);

  test('has every article once, with what it is about and at least one thing that cites it', () => {
    expect(
      flat(index)
        .map(({ article }) => article)
        .toSorted(),
    ).toEqual(Object.keys(edition.laws?.articles ?? {}).toSorted());
    expect(flat(index).filter(({ caption, citedBy }) => caption === '' || citedBy.length === 0)).toEqual([]);
  });

  test('says of an article what the law says, where that is known', () => {
    expect(at('27A1')?.says).toBe('Wie na het bod zelf biedt of past, heeft het geaccepteerd.');
    expect(at('27A')?.says).toBeUndefined();
  });

  test('stands in the order of the law book, parts within their article', () => {
    const numbers = index.map(({ article }) => Number.parseInt(article, 10));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(at('27')?.parts.map(({ article }) => article)).toEqual(['27A', '27B1(a)', '27B1(b)']);
    expect(at('27A')?.parts.map(({ article }) => article)).toEqual(['27A1']);
  });

  test('names rules, situations, steps, questions with who asks them, and rulings', () => {
    const kinds = new Set(flat(index).flatMap(({ citedBy }) => citedBy.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(['question', 'rule', 'ruling', 'situation', 'step']);
    const [asked] = (at('27A1')?.citedBy ?? []).filter(
      (by) => by.kind === 'question' && by.fact === 'lt-heeft-geboden',
    );
    expect(asked?.kind === 'question' ? asked.situations.map(({ id }) => id) : []).toEqual([
      'bieding-voor-de-beurt',
      'onvoldoende-bod',
    ]);
  });

  test('lists what names an article in its words, not only what cites it', () => {
    const slugs = (article: string) =>
      (at(article)?.citedBy ?? []).map((by) => (by.kind === 'rule' ? by.rule.slug : nameOf(by)));
    expect(slugs('30A')).toEqual(['4-1']);
    expect(slugs('58B')).toEqual(['ruling onvoldoende-verbeterd']);
  });

  test('lists each thing once under an article, whether it cites it, names it or both', () => {
    for (const { citedBy } of flat(index)) {
      const all = citedBy.map(nameOf);
      expect(all).toEqual([...new Set(all)]);
    }
  });

  test('is empty for a book that applies no law book', () => {
    expect(lawIndex(fixtureEdition('slagspel'))).toEqual([]);
  });
});
