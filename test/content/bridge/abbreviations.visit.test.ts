/** The abbreviations of Bridge explain themselves, also while links show cards. */
import { expect, it } from 'vitest';
import { DESK, stopClock, touch } from '../../e2e/reader.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

it('a card for a link leaves abbreviations their own card', async () => {
  await visit(DESK, async (visitor) => {
    await visitor.open('nl/bridge/4-2/');
    const short = visitor.page.locator('main button.abbr:visible').first();
    await short.click();
    const card = visitor.page.locator('.abbr-card:popover-open');
    await card.waitFor();
    await touch(visitor);
    await stopClock(visitor.page);
    const link = visitor.page.locator('main a[href$="/nl/bridge/4-2/#9b-3"]:visible').first();
    await link.hover();
    await visitor.page.clock.runFor(1000);
    // The reading aids' own sheet is there, and would have let a text be shown.
    await visitor.page.locator('.foot .reading-keys').waitFor({ state: 'attached' });
    expect(await card.count(), 'is not chased away').toBe(1);
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
  });
});
