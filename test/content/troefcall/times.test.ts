import { describe, expect, test } from 'vitest';
import { timesAsked, timesNamed, timesOfClause, type ClockText } from '#views/times.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';

// With house rules a book has the same times once more.
const books = libraryAt('.').books.filter(({ current }) => current.house === undefined);
const bookOf = (id: string) => {
  const book = books.find((each) => each.id === id);
  if (!book) throw new Error(`no book ${id}`);
  return { context: pageContextIn(book, book.current), edition: book.current };
};
const { context, edition } = bookOf('troefcall');
const rule = edition.rules.find(({ id }) => id === 'aanmaning');

describe('the times that a book gives', () => {
  test('can be started at the clause that says them, and at no other', () => {
    if (!rule) throw new Error('no rule');
    const [time] = timesOfClause(rule, '1', context);
    expect(time?.start).toBe('Start\u00a03:00');
    expect(JSON.parse(time?.clock ?? '') as ClockText).toEqual({
      key: 'troefcall/2020-2021/aanmaning/drie-minuten',
      seconds: 180,
      label: time?.label,
      over: expect.stringContaining('uit het spel') as unknown,
      cite: 'regel 38, lid 1',
      href: '/nl/troefcall/38/#1',
      note: '/nl/troefcall/38/#1/begin-van-de-drie-minuten',
      lang: 'nl',
    });
    expect(timesOfClause(rule, '2', context)).toEqual([]);
  });

  test('are the same time wherever a step names them', () => {
    const named = timesNamed(['aanmaning/drie-minuten'], context);
    expect(named).toHaveLength(1);
    expect(timesAsked('drie-minuten-voorbij', context)).toEqual(named);
    expect(timesAsked('aanmaningen', context)).toEqual([]);
    expect(timesNamed(undefined, context)).toEqual([]);
  });

  test('have a ruling that waits for each, or a question whether it is over', () => {
    const all = books.flatMap(({ current }) =>
      current.rules.flatMap((each) =>
        (each.data.times ?? []).map(({ id, fact }) => ({ name: `${each.id}/${id}`, fact, current })),
      ),
    );
    expect(all.map(({ name }) => name).toSorted()).toEqual([
      'aan-slag/wachttijd',
      'aanmaning/drie-minuten',
      'speeltijd/ronde',
    ]);
    for (const { name, fact, current } of all) {
      const waits = current.rulings.filter(({ times }) => times.includes(name));
      expect(waits.length, name).toBeGreaterThan(0);
      expect(
        waits.every(({ situation }) => current.situationById.get(situation)?.facts.some(([id]) => id === fact)),
        name,
      ).toBe(true);
    }
  });
});
