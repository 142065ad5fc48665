/** The list of penalties of L’hombre on a phone: two screens before anything is opened. */
import { expect, it } from 'vitest';
import { visitSite as visit } from '../../e2e/visitor.ts';

const PHONE = { width: 360, height: 740 };

it('has situations with an amount in two screens, and the others as one row, that opens', async () => {
  await visit(PHONE, async ({ page, open }) => {
    await open('da/lhombre/penalties/');
    const folds = page.locator('.penalties-fold:visible');
    const rest = page.locator('.penalties-rest');
    const [all, others] = [
      await page.locator('.penalties-fold').count(),
      await rest.locator('.penalties-fold').count(),
    ];
    expect(await folds.count()).toBe(all - others);
    expect(await rest.locator('> summary').innerText()).toMatch(
      new RegExp(`Uden fast størrelse\\s+${others} situationer`),
    );
    expect(await rest.locator('[data-amount]').count()).toBe(0);
    const list = await page.locator('#penalties').boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(2 * PHONE.height);
    await rest.locator('> summary').click();
    expect(await folds.count()).toBe(all);
    await page.getByRole('radio', { name: 'Efter fase' }).check();
    await page.getByRole('heading', { level: 2, name: 'Spillet', exact: true }).waitFor();
    expect(await folds.count()).toBe(all);
    expect(await rest.isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Efter størrelse' }).check();
    await expect.poll(() => rest.isVisible()).toBe(true);
    expect(await rest.locator('.penalties-fold').count()).toBe(others);
  });
});

it('opens that row for whoever looks for one of them', async () => {
  await visit(PHONE, async ({ page, open }) => {
    await open('da/lhombre/penalties/');
    const one = page.locator('.penalties-rest .penalties-fold', { hasText: 'Alle melder pas' });
    const field = page.getByRole('searchbox').first();
    expect(await one.isVisible()).toBe(false);
    await field.fill('alle melder pas');
    await expect.poll(() => one.isVisible()).toBe(true);
    await field.fill('');
    await expect.poll(() => one.isVisible()).toBe(false);
    await page.locator('[name="kind"][value="result"]').check({ force: true });
    await expect.poll(() => page.locator('.penalties-rest[open]').count()).toBe(1);
  });
});
