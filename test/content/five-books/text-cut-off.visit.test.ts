/** The search of the text without a network, in a book large enough for an index of several parts. */
import { expect, it } from 'vitest';
import { searcher } from '../../e2e/searcher.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

const BOOK = 'nl/troefcall/';
const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|net::/;

it('the text is said not to have been searched, or not all of it, and is searched again later', async () => {
  await visit({ expects: cut }, async (visitor) => {
    await visitor.open(BOOK);
    const search = await searcher(visitor);
    await search.types('vloeiende beweging');
    expect(await search.under('In de tekst').count()).toBe(1);
    await visitor.context.setOffline(true);
    await search.types('netjes midden');
    await search.dialog.getByText('Zoeken in de tekst lukt nu niet').first().waitFor();
    await search.types('vloeiende beweging');
    expect(await search.under('In de tekst').count()).toBe(1);
    await search.dialog.getByText('is niet de hele tekst').first().waitFor();
    await visitor.context.setOffline(false);
    await search.types('netjes midden');
    expect(await search.under('In de tekst').count()).toBe(1);
    await expect.poll(() => search.dialog.getByText('niet de hele tekst').filter({ visible: true }).count()).toBe(0);
  });
});

it.each(['**/pagefind/**', '**/*.pf_index', '**/*.pf_filter'])(
  'a part of the index that does not come is not taken for an empty one: %s',
  async (part) => {
    await visit({ expects: cut }, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      if (!part.endsWith('filter')) await search.types('vloeiende beweging');
      await visitor.context.route(part, (route) => route.abort());
      await search.types('netjes midden');
      await search.dialog.getByText('Zoeken in de tekst lukt nu niet').first().waitFor();
      await visitor.context.unroute(part);
      await search.types('midden netjes');
      expect(await search.under('In de tekst').count()).toBeGreaterThan(0);
    });
  },
);
