/** A hall with bad reception: the page has loaded, and then nothing more does. */
import { expect, it } from 'vitest';
import { MAIN_MODULE } from './reader.ts';
import { visit } from './visitor.ts';

it('a script that cannot be had is not asked for at every move, and a link is still a link', async () => {
  await visit({ expects: /ERR_FAILED|Failed to fetch/ }, async (visitor) => {
    const { page } = visitor;
    let asked = 0;
    await page.route(MAIN_MODULE, (route) => {
      asked++;
      return route.abort();
    });
    // The page has heard of it, which is later than that the request has failed.
    const hasHeard = () => page.waitForFunction(() => !('waits' in document.documentElement.dataset));
    await visitor.open('nl/troefspel/17/');
    for (let at = 0; at < 20; at++) {
      await page.mouse.move(20 + 10 * at, 200);
      if (at === 0) await hasHeard();
    }
    expect(asked).toBe(1);
    // What somebody does on purpose tries once more.
    await page.keyboard.press('Shift');
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(2);
    await page.getByRole('main').getByRole('link', { name: 'ontduiking' }).first().click();
    await page.waitForURL(/\/nl\/troefspel\/terms\//);
  });
});
