/** The search where the network goes, at one point or another. */
import { expect, it } from 'vitest';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

const BOOK = 'nl/troefspel/';
const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|net::/;

it.each(['tap', 'key'] as const)('a search that cannot be had at all is said to be so, at a %s', async (by) => {
  // A page that saves data fetches nothing while it is idle, so that nothing of the search has come.
  await visit({ expects: cut, saves: true }, async (visitor) => {
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
  await visit({ expects: cut, saves: true }, async (visitor) => {
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
      .getByRole('option', { name: /^Solospil Kulørsvigt/ })
      .first()
      .waitFor();
    // What is heard follows what is seen after a moment.
    await expect
      .poll(() => search.dialog.getByText('konden niet worden geladen').filter({ visible: true }).count())
      .toBe(0);
  });
});
