/** What the first case of a book should be like, where something frequent in it teaches enough. */
import { describe, expect, it } from 'vitest';
import type { LoadedBook } from '#library/types.ts';
import { guidedFor } from '#training/at-table/guided.ts';
import { shortestWay } from '#training/cases/at-the-table.ts';
import { practising } from './practising.ts';

export function firstCasesOf(books: readonly LoadedBook[]): void {
  describe.each(books.map((book) => [book.id, book] as const))('the first case of %s', (_, book) => {
    it('happens often, takes two or three questions, and ends with what the book itself rules', async () => {
      const drawn = await guidedFor(practising(book));
      if (!drawn) throw new Error('there is none');
      expect(drawn.head.common).toBe(true);
      expect([2, 3]).toContain(shortestWay(drawn.situation, drawn.drill).length);
      const ruling = drawn.situation.data.rulings[drawn.drill.ruling];
      expect([ruling?.open, ruling?.modality]).toEqual([undefined, 'must']);
    });

    it('is no matter of organisation where something frequent happens at the table', async () => {
      const { book: trained } = practising(book);
      const apart = new Set(trained.phases.filter((phase) => phase.apart).map(({ id }) => id));
      const atTable = trained.situations.some(
        ({ common, phase, rulings }) => common && !apart.has(phase) && rulings.length > 1,
      );
      const drawn = await guidedFor(practising(book));
      expect(apart.has(drawn?.head.phase ?? '')).toBe(!atTable);
    });

    it('waits for few files', async () => {
      const fetched: string[] = [];
      await guidedFor(practising(book, (id) => fetched.push(id)));
      expect(fetched.length).toBeLessThanOrEqual(3);
    });
  });
}
