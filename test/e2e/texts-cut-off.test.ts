/** Questions whose ruling is known before its texts can be loaded. */
import { expect, it } from 'vitest';
import { headline } from './at-the-table.ts';
import { visit } from './visitor.ts';

const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=verzaking&gesloten-slagen=0..4';

it('shows the verdict with a link to its rule, says what is missing, and tries again when asked', async () => {
  await visit({ expects: /ERR_FAILED|Failed to fetch/ }, async (visitor) => {
    const { page, open } = visitor;
    let asked = 0;
    await page.route('**/texts.json', (route) => (++asked === 1 ? route.abort() : route.continue()));
    await open(CASE);
    const alert = page.locator('.decision [role="alert"]');
    await alert.waitFor();
    const verdict = await headline(visitor);
    expect(await page.locator('.decision').innerText()).toMatch(/^Regel 17A/i);
    expect(await page.locator('.decision .quoted').count()).toBe(0);
    expect(await page.locator('.decision .links a[href*="#"]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    await page.locator('.decision .quoted').first().waitFor();
    expect(asked).toBe(2);
    expect(await alert.count()).toBe(0);
    expect(await headline(visitor)).toBe(verdict);
  });
});

it('fetches them once, before anybody has come to a ruling', async () => {
  await visit({}, async ({ page, open }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/texts.json')) fetched.push(request.url());
    });
    await open('nl/troefspel/situations/verkeerd-gespeelde-kaart/');
    await page.getByRole('button', { name: 'Weet ik nog niet' }).hover();
    await expect.poll(() => fetched.length).toBe(1);
    await page.getByRole('button', { name: /^Ontdook/ }).click();
    await page.getByRole('button', { name: '0 tot en met 4' }).click();
    await page.locator('.decision .quoted').first().waitFor();
    expect(fetched).toHaveLength(1);
  });
});
