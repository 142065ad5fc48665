/** The list of penalties of Troefcall, on a desk and on paper. */
import { expect, it } from 'vitest';
import { visitSite as visit } from '../../e2e/visitor.ts';

it('holds penalties alone on paper: no permission, no definition, nothing to press', async () => {
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open('nl/troefcall/penalties/');
    const allowed = page.locator('[data-row]', { hasText: 'de caller heeft geen prent' });
    const scored = page.locator('[data-row]', { hasText: 'Het koppel maakte alle dertien slagen' });
    const penalty = page.locator('[data-row]', { hasText: '0 tot en met 4 gesloten slagen' }).first();
    for (const row of [allowed, scored, penalty]) expect(await row.isVisible()).toBe(true);
    await page.locator('.penalties').evaluate((list) => list.toggleAttribute('data-sheet', true));
    await page.emulateMedia({ media: 'print' });
    expect(await scored.isVisible()).toBe(false);
    expect(await allowed.isVisible()).toBe(false);
    expect(await penalty.isVisible()).toBe(true);
    expect(await penalty.locator('b').first().isVisible()).toBe(true);
    expect(await penalty.locator('td').last().innerText()).toContain('17A');
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
  });
});

it('says on a desk who gets an amount beside it, in each of the two orders', async () => {
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open('nl/troefcall/penalties/');
    for (const order of ['Per fase', 'Op bedrag']) {
      await page.getByRole('radio', { name: order }).check();
      const row = page.locator('[data-row]:visible', { hasText: '8\u00a0punten per set' });
      const lines = await row.locator('li').evaluateAll((amounts) =>
        amounts.map((each) => {
          const [amount, party] = [each.querySelector('b'), each.querySelector('.party')];
          const [one, other] = [amount, party].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
          return one && other && other.left > one.right && other.top < one.bottom;
        }),
      );
      expect(lines, order).toEqual([true, true]);
    }
  });
});
