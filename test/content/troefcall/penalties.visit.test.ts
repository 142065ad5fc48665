/** The list of penalties of Troefcall, on paper. */
import { expect, it } from 'vitest';
import { visitSite as visit } from '../../e2e/visitor.ts';

it('holds penalties alone on paper: no permission, no definition, nothing to press', async () => {
  await visit({ width: 1280, height: 800 }, async ({ page, open }) => {
    await open('nl/troefcall/penalties/');
    const allowed = page.locator('[data-row]', { hasText: 'de caller heeft geen prent' });
    const scored = page.locator('[data-row]', { hasText: 'Het koppel maakte alle dertien slagen' });
    const penalty = page.locator('[data-row]', { hasText: '0 tot en met 4 gesloten slagen' }).first();
    for (const row of [allowed, scored, penalty]) expect(await row.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await scored.isVisible()).toBe(false);
    expect(await allowed.isVisible()).toBe(false);
    expect(await penalty.isVisible()).toBe(true);
    expect(await penalty.locator('b').first().isVisible()).toBe(true);
    expect(await penalty.locator('td').last().innerText()).toContain('17A');
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
  });
});
