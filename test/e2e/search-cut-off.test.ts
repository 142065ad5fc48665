/** The search where the network goes, at one point or another. */
import { expect, it } from 'vitest';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

const BOOK = 'nl/troefspel/';
const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|net::/;

it.each(['tap', 'key'] as const)('a search that cannot be had at all is said to be so, at a %s', async (by) => {
  await visit({ expects: cut }, async (visitor) => {
    const { page } = visitor;
    await visitor.open(`${BOOK}17/`);
    const opens = () =>
      by === 'key' ? page.keyboard.press('/') : page.getByRole('button', { name: 'Zoeken' }).first().tap();
    await visitor.context.setOffline(true);
    await opens();
    await page
      .getByRole('status')
      .getByText(/^Dit kon niet worden opgehaald\./)
      .waitFor();
  });
});

it('so is one of which only the first script has come', async () => {
  await visit({ expects: cut }, async (visitor) => {
    const { page } = visitor;
    await visitor.open(`${BOOK}17/`);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await visitor.context.setOffline(true);
    await page.keyboard.press('/');
    await page
      .getByRole('status')
      .getByText(/^Dit kon niet worden opgehaald\./)
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

it('in all books the page’s own is still searched, and the others are named as missing until they come', async () => {
  await visit({ expects: cut }, async (visitor) => {
    await visitor.open(BOOK);
    const search = await searcher(visitor);
    await search.types('ontduiking');
    await visitor.context.setOffline(true);
    await search.everywhere();
    await search.dialog.getByText('De andere reglementen konden niet worden geladen.').first().waitFor();
    expect((await search.hits())[0]).toMatch(/^Ontduiking/);
    await visitor.context.setOffline(false);
    await search.dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await search.dialog
      .getByRole('option', { name: /^Kulørsvigt/ })
      .first()
      .waitFor();
    // What is heard follows what is seen after a moment.
    await expect
      .poll(() => search.dialog.getByText('konden niet worden geladen').filter({ visible: true }).count())
      .toBe(0);
  });
});

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
