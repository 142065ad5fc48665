import { expect, it } from 'vitest';
import { clipboard } from './at-the-table.ts';
import { LOADER, readsOn, stopClock } from './reader.ts';
import { visit } from './visitor.ts';

it('somebody looks up 31d and hands on a link that opens at that clause, in its edition', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('');
    await visitor.follow(/^Troefspel$/);
    await visitor.follow(/^Regels opzoeken/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^31 Kap/ })
      .click();
    await page.waitForURL(/\/nl\/troefspel\/31\/$/);

    const clause = page.locator('#d');
    expect(await clause.innerText()).toMatch(/partner/);
    // What is said stays.
    await stopClock(page);
    await clause.getByRole('link', { name: /31 ?d/i }).first().click();
    await page.getByRole('button', { name: 'Kopieer link' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /gekopieerd/i })
      .waitFor();
    const link = await clipboard(visitor);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/nl\/troefspel\/2020-2021\/31\/#d$/);

    await page.goto('about:blank');
    await page.goto(link);
    const top = await page.locator('#d').evaluate((element) => element.getBoundingClientRect().top);
    const height = page.viewportSize()?.height ?? 0;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(height);
    expect(await page.locator('#d').evaluate((element) => element.matches(':target'))).toBe(true);
  });
});

it('nothing is fetched for a rule that is only read, where the reader saves data', async () => {
  await visit({ saves: true }, async ({ page, open, scripts }) => {
    await page.clock.install();
    await open('nl/troefspel/31/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await readsOn(page);
    expect(
      scripts.filter((script) => !LOADER.test(script)),
      'before anyone touched the page',
    ).toEqual([]);
    await Promise.all([page.waitForRequest(/\/main\./), page.mouse.move(50, 50)]);
  });
});

it('what names a rule comes at once for somebody who is led into its middle', async () => {
  await visit({}, async ({ page, open }) => {
    await Promise.all([page.waitForRequest(/\/main\./), open('nl/troefspel/31/#d')]);
  });
});
