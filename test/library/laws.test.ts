import { describe, expect, test } from 'vitest';
import { lawIndex, type LawCitation, type LawEntry } from '#library/laws.ts';
import { loadLibrary } from '#library/load.ts';
import type { Edition } from '#library/types.ts';

const edition = (id: string): Edition => {
  const book = loadLibrary('.').books.find((each) => each.id === id);
  if (!book) throw new Error(`there is no book ${id}`);
  return book.current;
};
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
  const bridge = edition('bridge');
  const index = lawIndex(bridge);
  const at = (article: string) => flat(index).find((entry) => entry.article === article);

  test('has every article once, with what it is about and at least one thing that cites it', () => {
    expect(
      flat(index)
        .map(({ article }) => article)
        .toSorted(),
    ).toEqual(Object.keys(bridge.laws?.articles ?? {}).toSorted());
    expect(flat(index).filter(({ caption, citedBy }) => caption === '' || citedBy.length === 0)).toEqual([]);
  });

  test('stands in the order of the law book, parts within their article', () => {
    const numbers = index.map(({ article }) => Number.parseInt(article, 10));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(at('27')?.parts.map(({ article }) => article)).toEqual([
      '27A',
      '27B1(a)',
      '27B1(b)',
      '27B2',
      '27B3',
      '27C',
      '27D',
    ]);
    expect(at('27A')?.parts.map(({ article }) => article)).toEqual(['27A1']);
  });

  test('names rules, situations, steps, questions with who asks them, and rulings', () => {
    const kinds = new Set(flat(index).flatMap(({ citedBy }) => citedBy.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(['question', 'rule', 'ruling', 'situation', 'step']);
    const [asked] = (at('27A1')?.citedBy ?? []).filter(
      (by) => by.kind === 'question' && by.fact === 'lt-heeft-geboden',
    );
    expect(asked?.kind === 'question' ? asked.situations.map(({ id }) => id) : []).toEqual(
      expect.arrayContaining(['onvoldoende-bod', 'bieding-voor-de-beurt']),
    );
  });

  test('lists what names an article in its words, not only what cites it', () => {
    const rules = (article: string) =>
      (at(article)?.citedBy ?? []).flatMap((by) => (by.kind === 'rule' ? [by.rule.slug] : []));
    expect(rules('30A')).toContain('4-3');
    expect(rules('12C')).toContain('4-8');
    const kinds = (article: string) => new Set(at(article)?.citedBy.map(({ kind }) => kind));
    expect(kinds('58B')).toContain('ruling');
    expect(kinds('28B')).toContain('question');
  });

  test('lists each thing once under an article, whether it cites it, names it or both', () => {
    for (const { citedBy } of flat(index)) {
      const all = citedBy.map(nameOf);
      expect(all).toEqual([...new Set(all)]);
    }
  });

  test('is empty for a book that applies no law book', () => {
    expect(lawIndex(edition('troefcall'))).toEqual([]);
  });
});
