/** What may happen during play, as a sheet for the wall. */
import { expect, it } from 'vitest';
import { pagesOf, SITE } from '../../support/site.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

const lists = pagesOf(SITE).filter(
  ({ type, dated, redirect, html }) => type === 'penalties' && !dated && !redirect && html.includes('name="plays"'),
);

it('can be chosen in more than one book', () => {
  expect(lists.length).toBeGreaterThan(1);
});

it.each(lists.map(({ path }) => path))('%s is one sheet, with a line for each situation and a code', async (path) => {
  await visit({ width: 718, height: 1000, script: false }, async ({ page, open }) => {
    await open(path);
    await page.locator('[name="plays"]').check({ force: true });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const lines = await page.locator('.penalties-fold summary:visible').count();
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBe(await page.locator('.penalties-fold:visible').count());
    expect(await page.locator('#penalties [data-row]:visible').count()).toBe(0);
    expect(await page.locator('.penalties-brief').isVisible()).toBe(true);
  });
});
