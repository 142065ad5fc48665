/** What the site does beside rules and rulings is found: by the search, in the menu, on the front of a book. */
import { describe, expect, it } from 'vitest';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

describe('the search', () => {
  it('names a tool first, and opens it', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/troefspel/31/');
      const search = await searcher(visitor);
      await search.types('zaakboek');
      expect(await search.active()).toMatch(/^Zaakboek · Pagina/);
      await search.types('oefennen');
      expect(await search.under('Op deze site').allInnerTexts()).toEqual([expect.stringMatching(/^Oefenen\b/)]);
      await search.follows(/^Oefenen/);
      expect(visitor.address()).toBe('nl/troefspel/training/');
    });
  });

  it('outside of a book offers that of each', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      const search = await searcher(visitor);
      await search.types('examen');
      const offered = search.under('Op deze site');
      expect(await offered.count()).toBeGreaterThan(1);
      expect(await offered.filter({ hasText: 'Troefspel' }).getAttribute('href')).toMatch(
        /nl\/troefspel\/training\/exam\/$/,
      );
    });
  });
});
