import { describe, expect, test } from 'vitest';
import { lawIndex, type LawEntry } from '#library/laws.ts';
import { loadLibrary } from '#library/load.ts';
import type { Edition } from '#library/types.ts';

const edition = (id: string): Edition => {
  const book = loadLibrary('.').books.find((each) => each.id === id);
  if (!book) throw new Error(`there is no book ${id}`);
  return book.current;
};
const flat = (entries: readonly LawEntry[]): readonly LawEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.parts)]);

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
    expect(at('27A1')?.citedBy).toContainEqual({
      kind: 'question',
      fact: 'lt-heeft-geboden',
      situations: expect.arrayContaining(['onvoldoende-bod', 'bieding-voor-de-beurt']) as string[],
    });
  });

  test('lists what names an article in its words, not only what cites it', () => {
    expect(at('30A')?.citedBy).toContainEqual({ kind: 'rule', rule: '4-3' });
    expect(at('12C')?.citedBy).toContainEqual({ kind: 'rule', rule: '4-8' });
    const kinds = (article: string) => new Set(at(article)?.citedBy.map(({ kind }) => kind));
    expect(kinds('58B')).toContain('ruling');
    expect(kinds('28B')).toContain('question');
  });

  test('lists each thing once under an article, whether it cites it, names it or both', () => {
    for (const { citedBy } of flat(index)) {
      const all = citedBy.map((by) => JSON.stringify(by));
      expect(all).toEqual([...new Set(all)]);
    }
  });

  test('is empty for a book that applies no law book', () => {
    expect(lawIndex(edition('troefcall'))).toEqual([]);
  });
});
