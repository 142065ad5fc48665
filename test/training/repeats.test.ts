/** Stories of one round: none comes twice within fifteen, as long as its situation has others. */
import { describe, expect, it } from 'vitest';
import { drawCase } from '#training/cases/case.ts';
import type { DrillAddress } from '#training/drill-address.ts';
import { drawnFor } from '#training/session.ts';
import { libraryAt } from '../support/library.ts';
import { practising } from './at-table/practising.ts';

const APART = 15;
const { books } = libraryAt('.');
const asked: DrillAddress = { kind: 'ruling', seed: 'again', n: 1, of: [], rulings: [], guided: false };

describe.each(books.map((book) => [book.id, book] as const))('a round of %s', (_, book) => {
  it('tells no story twice within fifteen where a situation has as many, and else in turn', async () => {
    const session = practising(book);
    const heads = session.book.situations.filter(({ rulings }) => rulings.length > 1).slice(0, 6);
    for (const head of heads) {
      const situation = await session.situation(head);
      const some = Array.from({ length: 120 }, (__, n) => drawCase(situation, `some-${n}`, session.book.words.phrase));
      const distinct = new Set(some.map((drill) => drill?.story.join(' '))).size;
      const stories: string[] = [];
      for (let n = 1; n <= 2 * APART; n++) {
        const drawn = await drawnFor(session, { ...asked, of: [head.id], n });
        stories.push(drawn?.drill.story.join(' ') ?? '');
      }
      const most = Math.max(
        ...stories.map((__, at) => {
          const within = stories.slice(at, at + APART);
          return Math.max(...within.map((story) => within.filter((each) => each === story).length));
        }),
      );
      // A draw that is seldom may be missed: then the round is as if the situation had fewer.
      if (distinct >= 3 * APART) expect(most, head.id).toBe(1);
      expect(most, `${head.id} has ${distinct}`).toBeLessThanOrEqual(Math.max(1, Math.ceil((2 * APART) / distinct)));
    }
  });

  it('gives the same case for the same address, whatever was drawn before', async () => {
    const [one, other] = [practising(book), practising(book)];
    for (let n = 1; n <= 20; n++) await drawnFor(one, { ...asked, n });
    for (const n of [20, 7, 1])
      expect((await drawnFor(other, { ...asked, n }))?.drill).toEqual((await drawnFor(one, { ...asked, n }))?.drill);
  });
});
