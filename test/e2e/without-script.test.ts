import { describe, expect, it } from 'vitest';
import { visit } from './visitor.ts';

const withoutScript = { script: false } as const;

describe('without JavaScript', () => {
  it('a rule is there to be read, with its clauses, rulings and citations', async () => {
    await visit(withoutScript, async (visitor) => {
      await visitor.open('nl/troefspel/17/');
      const { page } = visitor;
      expect(await visitor.heading().innerText()).toMatch(/Verkeerd gespeelde kaarten/);
      expect(await page.locator('#a').innerText()).toMatch(/vijf gesloten slagen of meer: vijftien punten/);
      await visitor.follow(/^15 strafpunten/);
      expect(visitor.address()).toBe('nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
    });
  });

  it('the first question on a rule’s page is a form that leads to the situation with its answer', async () => {
    await visit(withoutScript, async (visitor) => {
      await visitor.open('nl/troefspel/17/');
      const asked = visitor.page.getByRole('heading', { name: 'Wat deed de speler?' });
      const question = visitor.page.locator('form').filter({ has: asked });
      await question.getByRole('button', { name: 'Speelde voor zijn beurt' }).click();
      await visitor.page.waitForURL('**/situations/**');
      expect(visitor.address()).toBe('nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt');
    });
  });

  it('a situation is an outline whose leaves lead to the rulings', async () => {
    await visit(withoutScript, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/situations/verkeerd-gespeelde-kaart/');
      expect(await page.locator('.decision').isVisible()).toBe(false);
      // Folded away at first: branches open one after the other, from the outside in.
      const leaf = page.locator('main a', { hasText: 'Vijftien strafpunten voor de overtreder' }).first();
      for (const branch of await leaf.locator('xpath=ancestor::details').all()) {
        if ((await branch.getAttribute('open')) === null) await branch.locator('summary').first().click();
      }
      await leaf.click();
      await page.waitForURL('**/rulings/**');
      expect(visitor.address()).toMatch(/rulings\/verkeerde-kaart-vanaf-vijf-slagen\//);
      expect(await visitor.heading().innerText()).toMatch(/Vijftien strafpunten voor de overtreder/);
    });
  });

  it('the penalty table names every penalty and can be narrowed down', async () => {
    await visit(withoutScript, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/penalties/');
      // On a phone they are folded, by situation.
      const folds = page.locator('#penalties details');
      for (const fold of await folds.all()) await fold.locator('summary').click();
      const rows = page.getByRole('row');
      const all = await visibleCount(rows);
      expect(all).toBe(await page.locator('tr').count());
      expect(all).toBeGreaterThan(10);
      await page.getByRole('radio', { name: 'Uitslag' }).check({ force: true });
      const results = await visibleCount(rows);
      expect(results).toBeGreaterThan(1);
      expect(results).toBeLessThan(all);
    });
  });
});

async function visibleCount(rows: { all(): Promise<{ isVisible(): Promise<boolean> }[]> }): Promise<number> {
  const seen = await Promise.all((await rows.all()).map((row) => row.isVisible()));
  return seen.filter(Boolean).length;
}
