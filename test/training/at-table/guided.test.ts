import { describe, expect, it } from 'vitest';
import { firstToLearn, guidedFor } from '#training/at-table/guided.ts';
import { firstCasesOf } from './first-cases.ts';
import { books, journeys, practising } from './practising.ts';

describe.each(books.map((book) => [book.id, book] as const))('the first case of %s', (_, book) => {
  it('is the same for everybody', async () => {
    const [mine, theirs] = await Promise.all([guidedFor(practising(book)), guidedFor(practising(book))]);
    expect(mine?.drill.assignment).toEqual(theirs?.drill.assignment);
    expect(mine?.drill.shout).toBe(theirs?.drill.shout);
    expect(mine?.head.id).toBe(theirs?.head.id);
  });
});

firstCasesOf(journeys);

describe('what is learned first', () => {
  const head = (id: string, more: Partial<Parameters<typeof firstToLearn>[0]['situations'][number]> = {}) => ({
    id,
    title: id,
    summary: '',
    phase: 'spel',
    common: true,
    severity: 'points' as const,
    href: '',
    file: '',
    hash: '',
    rulings: ['a', 'b', 'c', 'd'].map((ruling) => ({ id: ruling, meaning: '' })),
    ...more,
  });
  const order = (situations: readonly ReturnType<typeof head>[]) =>
    firstToLearn({ situations, phases: [{ id: 'stand', label: '', apart: true }] }).map(({ id }) => id);

  it('is frequent, then at the table, then what is most at stake, then what has few rulings but some to rule out', () => {
    const { rulings } = head('');
    const five = { rulings: [...rulings, { id: 'e', meaning: '' }] };
    const two = { rulings: rulings.slice(0, 2) };
    expect(
      order([
        head('rare', { common: false, severity: 'match' }),
        head('organised', { phase: 'stand', severity: 'match' }),
        head('two', two),
        head('five', five),
        head('four'),
        head('game', { severity: 'game', ...five }),
      ]),
    ).toEqual(['game', 'four', 'five', 'two', 'organised', 'rare']);
  });

  it('leaves out where there is nothing to choose', () => {
    expect(order([head('one', { rulings: [{ id: 'a', meaning: '' }] })])).toEqual([]);
  });
});
