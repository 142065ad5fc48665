/** The penalties of each book as a sheet for the wall. */
import { expect, it } from 'vitest';
import { pagesOf, SITE } from '../../support/site.ts';
import { visitSite as visit, type Visitor } from '../../e2e/visitor.ts';

const lists = pagesOf(SITE).filter(({ type, dated, redirect }) => type === 'penalties' && !dated && !redirect);

it('are in every book, and those of play alone can be chosen in more than one', () => {
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ html }) => html.includes('name="plays"')).length).toBeGreaterThan(1);
});

it.each(lists.map(({ path }) => path))(
  '%s is one sheet to be read from where one stands, with a line for each situation',
  async (path) => {
    await visit({ width: 718, height: 1000, script: false }, async (visitor) => {
      const { page, open } = visitor;
      await open(path);
      await isOneSheet(visitor);
      const plays = page.locator('[name="plays"]');
      if ((await plays.count()) === 0) return;
      await plays.check({ force: true });
      await isOneSheet(visitor);
    });
  },
);

async function isOneSheet({ page }: Visitor): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const lines = page.locator('.penalties-fold summary:visible');
  const sizes = await lines.evaluateAll((each) =>
    each.flatMap((line) =>
      [...line.querySelectorAll('span')].map((part) => parseFloat(getComputedStyle(part).fontSize)),
    ),
  );
  expect(sizes.length).toBeGreaterThan(0);
  // 10 pt, but for what rounding takes.
  expect(Math.min(...sizes) / (96 / 72)).toBeGreaterThan(9.99);
  expect(await lines.count()).toBe(await page.locator('.penalties-fold:visible').count());
  expect(await page.locator('#penalties [data-row]:visible').count()).toBe(0);
  // What it means that nobody is named beside an amount, and what its marks say.
  expect(await page.locator('.penalties-legend').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
}
