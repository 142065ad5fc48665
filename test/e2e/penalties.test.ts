/** The list of penalties on a phone. */
import { expect, it } from 'vitest';
import { visit } from './visitor.ts';

it('is a closed row per situation, the highest amount first, and opens into conditions, amounts and rules', async () => {
  await visit({ width: 360, height: 740 }, async ({ page, open }) => {
    await open('nl/troefspel/penalties/');
    const folds = page.locator('#penalties details:visible');
    const all = await folds.count();
    expect(all).toBe(await page.locator('#penalties details').count());
    expect(await page.getByRole('radio', { name: 'Op bedrag' }).isChecked()).toBe(true);
    const ranks = await folds.evaluateAll((each) => each.map((fold) => Number(fold.getAttribute('data-rank'))));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(await page.locator('#penalties [data-row]:visible').count()).toBe(0);
    const list = await page.locator('#penalties').boundingBox();
    expect(list?.height).toBeLessThan(all * 70);
    const one = folds.filter({ hasText: 'Kaart verkeerd gespeeld' });
    await one.locator('summary').click();
    expect(await one.locator('[data-row]:visible').count()).toBeGreaterThan(1);
    expect(await one.innerText()).toMatch(/gesloten slagen[^]*10.strafpunten/);
    await page.getByRole('radio', { name: 'Per fase' }).check();
    await page.getByRole('heading', { level: 2, name: 'Tijdens het spelen' }).waitFor();
    expect(await page.locator('#penalties details:visible').count()).toBe(all);
    await page.getByRole('radio', { name: 'Op bedrag' }).check();
    // A phase has no heading where its situations do not stand below it.
    await expect.poll(() => page.locator('#penalties h2:visible').count()).toBe(0);
    await page.getByRole('radio', { name: 'Per fase' }).check();
    await page.getByRole('heading', { level: 2, name: 'Tijdens het spelen' }).waitFor();
    await page.getByRole('searchbox').first().fill('verkeerd gespeeld');
    await expect.poll(() => page.locator('output').innerText()).toMatch(/^\d+ van \d+$/);
    expect(await page.locator('#penalties details:visible').count()).toBeLessThan(all);
  });
});
