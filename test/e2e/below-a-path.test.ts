import { expect, it } from 'vitest';
import { clipboard, onQuestion, rulingIs } from './at-the-table.ts';
import { visit } from './visitor.ts';

it('a site below a path works the same: links, styles, the widget, copied links and data', async () => {
  await visit({}, async (visitor) => {
    const { page, site } = visitor;
    await visitor.open('');
    await visitor.follow(/^Troefspel$/);
    await visitor.follow(/^Er is iets gebeurd/);
    await visitor.follow(/^Kaart verkeerd gespeeld/);
    await onQuestion(visitor, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
    await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
    await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
    await page.getByRole('link', { name: 'Deel', exact: true }).first().click();
    await page.getByRole('button', { name: 'Kopieer link' }).click();
    await page.getByRole('button', { name: 'Link gekopieerd' }).waitFor();
    expect(await clipboard(visitor)).toContain(
      `${site}nl/troefspel/2020-2021/rulings/verkeerde-kaart-vanaf-vijf-slagen/`,
    );
    const data = await page.request.get(`${site}api/v1/troefspel/2020-2021/situations/verkeerd-gespeelde-kaart.json`);
    expect(data.ok()).toBe(true);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href, cssRules }) => ({ href, rules: cssRules.length })),
    );
    expect(sheets.filter(({ href, rules }) => href?.startsWith(site) && rules > 0).length).toBeGreaterThan(0);
    expect(sheets.filter(({ href, rules }) => (href !== null && !href.startsWith(site)) || rules === 0)).toEqual([]);
  });
});
