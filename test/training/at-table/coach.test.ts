import { describe, expect, it } from 'vitest';
import { nextToAsk } from '#training/at-table/account.ts';
import { adviceFor } from '#training/at-table/coach.ts';
import { guidedFor } from '#training/at-table/guided.ts';
import { askables } from '#training/cases/questions.ts';
import type { Drawn } from '#training/session.ts';
import { withCases } from '../../support/trained.ts';
import { books, practising } from './practising.ts';

async function firstOf(book: (typeof books)[number]): Promise<Drawn> {
  const drawn = await guidedFor(practising(book));
  if (!drawn) throw new Error('there is no first case');
  return drawn;
}

describe.each(withCases(books).map((book) => [book.id, book] as const))('the coach of %s', (_, book) => {
  it('counts what each answer rules out, as had been announced, until one ruling is left', async () => {
    const { situation, drill } = await firstOf(book);
    const asked: string[] = [];
    const all = adviceFor(situation, drill, []).possible.length;
    expect(adviceFor(situation, drill, []).last).toEqual({ kind: 'called' });
    for (;;) {
      const before = adviceFor(situation, drill, asked);
      expect(before.possible.length + before.gone.length).toBe(all);
      if (before.next.kind === 'enough') break;
      asked.push(before.next.fact);
      const after = adviceFor(situation, drill, asked);
      if (before.next.kind === 'amount') {
        expect(after.last).toEqual({ kind: 'amount' });
        continue;
      }
      expect(after.last).toEqual({
        kind: 'answered',
        advised: true,
        out: before.possible.length - after.possible.length,
      });
      expect(after.possible.length).toBeLessThanOrEqual(before.next.most);
      expect(after.possible.length).toBeGreaterThanOrEqual(before.next.least);
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(adviceFor(situation, drill, asked).possible).toContain(drill.ruling);
  });

  it('says what a wrong choice costs, and advises the same again', async () => {
    const { situation, drill } = await firstOf(book);
    const elsewhere = askables(situation, drill).find(({ here }) => !here)?.fact ?? '';
    const advice = adviceFor(situation, drill, [elsewhere]);
    expect(advice.last).toEqual({ kind: 'wasted', why: 'elsewhere' });
    expect(advice.next).toEqual(adviceFor(situation, drill, []).next);
  });

  it('lets another question that matters pass as a good one', async () => {
    const { situation, drill } = await firstOf(book);
    const advised = nextToAsk(situation, drill, []);
    const others = askables(situation, drill).filter(({ fact, here }) => here && fact !== advised);
    const moves = others.map(({ fact }) => adviceFor(situation, drill, [fact]).last);
    const answered = moves.filter((move) => move.kind === 'answered');
    expect(answered.every(({ advised: same }) => !same)).toBe(true);
    expect(answered.length).toBeGreaterThan(0);
  });
});
