/** What the rules of Troefcall leave open. */
import { expect, it } from 'vitest';
import { visitSite as visit } from '../../e2e/visitor.ts';

it('what is left open is told in a sentence, with who decides; the cases, the ruling and its rules come when it is opened', async () => {
  await visit({}, async ({ page, open }) => {
    await open('nl/troefcall/gaps/');
    const row = page.locator('[data-row]', { has: page.getByRole('heading', { name: 'Geen plaatje in de hand' }) });
    expect(await row.locator('summary').innerText()).toMatch(
      /Geen prent, maar wel overlegd; .* niet duidelijk, de supervisor beslist/,
    );
    const several = page.locator('[data-row]', { has: page.getByRole('heading', { name: /^Mag deze reserve/ }) });
    expect(await several.locator('summary').innerText()).toMatch(/het bestuur beslist\s+2 gevallen/);
    await row.locator('summary').click();
    expect(await row.innerText()).toMatch(
      /Niet eenduidig · Dan geldt: Geen prent, maar wel overlegd; .* niet duidelijk, de supervisor beslist/,
    );
    expect(await row.locator('.open-case dt').count()).toBeGreaterThan(1);
  });
});
