/** Keys of one character, and the list of them. */
import { describe, expect, it } from 'vitest';
import { clipboard, onQuestion, rulingIs } from './at-the-table.ts';
import { DESK, RULE, stopClock, taken, touch } from './reader.ts';
import { heldBack, visit } from './visitor.ts';

describe('keys', () => {
  it('are listed at ?, and lead to the next and the previous rule', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Sneltoetsen' });
      await list.waitFor();
      expect(await list.locator('kbd').allInnerTexts()).toEqual([
        '/',
        'Ctrl',
        'K',
        '1',
        '9',
        'j',
        'k',
        'c',
        'b',
        '?',
        'Esc',
      ]);
      expect(await taken(page, ['j']), 'while the list is open').toEqual([]);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(visitor.address()).toBe(RULE);
      await page.keyboard.press('j');
      await page.waitForURL(/\/nl\/troefspel\/30\/$/);
      await page.keyboard.press('k');
      await page.waitForURL(/\/nl\/troefspel\/29\/$/);
    });
  });

  it('are kept when they are pressed before the scripts have come', async () => {
    await visit(DESK, async ({ page, site }) => {
      for (const [key, then] of [
        ['?', () => page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor()],
        ['/', () => page.getByRole('combobox').first().waitFor()],
      ] as const) {
        const letThrough = await heldBack(page, '**/_astro/*.js');
        await page.goto(site + RULE, { waitUntil: 'domcontentloaded' });
        await page.locator('html[data-scripts="come"]').waitFor();
        await page.keyboard.press(key);
        letThrough();
        await then();
      }
    });
  });

  it('copy the permanent link of the clause in view, and say which', async () => {
    await visit({ width: 768, height: 500 }, async (visitor) => {
      const { page } = visitor;
      const copied = async (says: RegExp) => {
        // What is said stays.
        await stopClock(page);
        await page.keyboard.press('c');
        await page.getByRole('status').filter({ hasText: says }).waitFor();
        return (await clipboard(visitor)).replace(/^.*?\/nl/, '/nl');
      };
      await visitor.open('nl/troefspel/17/');
      await page.locator('[id="2"]').evaluate((clause) => {
        clause.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
      expect(await copied(/^Link naar regel 17, lid 2 gekopieerd$/)).toBe('/nl/troefspel/2020-2021/17/#2');
      await page.locator('#a .n').focus();
      expect(await copied(/^Link naar regel 17A gekopieerd$/)).toBe('/nl/troefspel/2020-2021/17/#a');
      await visitor.open('nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
      expect(await copied(/deze pagina/)).toBe('/nl/troefspel/2020-2021/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
      await visitor.open('nl/troefspel/terms/');
      expect(await copied(/deze pagina/)).toBe('/nl/troefspel/2020-2021/terms/');
    });
  });

  it('answer the questions of a situation, by the number of the answer', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/situations/verkeerd-gespeelde-kaart/');
      await onQuestion(visitor, 'Wat deed de speler?').isAsked();
      await page.keyboard.press('9');
      await page.keyboard.press('1');
      await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').isAsked();
      expect(visitor.address()).toMatch(/\?fout=voor-de-beurt$/);
      await page.keyboard.press('2');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      await page.keyboard.press('1');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
    });
  });

  it('do nothing while somebody types, nor together with Ctrl', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/penalties/');
      await touch(visitor);
      await page.getByRole('searchbox').first().fill('kaart');
      expect(await taken(page, [...'?jkcb'])).toEqual([]);
      expect(await page.getByRole('searchbox').first().inputValue()).toBe('kaart?jkcb');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await visitor.open(RULE);
      await touch(visitor);
      expect(await taken(page, ['Control+j'])).toEqual([]);
      expect(visitor.address()).toBe(RULE);
    });
  });

  it('can be turned off, for good, and on again without a key', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      const list = page.getByRole('dialog', { name: 'Sneltoetsen' });
      await visitor.open(RULE);
      await page.keyboard.press('?');
      await list.getByRole('checkbox').uncheck();
      await list.getByRole('button', { name: 'Sluiten' }).click();
      await visitor.open(RULE);
      await touch(visitor);
      expect(await taken(page, ['j', '?', '/'])).toEqual([]);
      expect(visitor.address()).toBe(RULE);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.getByRole('button', { name: 'Sneltoetsen' }).click();
      await list.getByRole('checkbox').check();
      await list.getByRole('button', { name: 'Sluiten' }).click();
      await list.waitFor({ state: 'detached' });
      await page.keyboard.press('j');
      await page.waitForURL(/\/30\/$/);
    });
  });

  it('can be turned off where the display is set as well, and the list knows', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      const list = page.getByRole('dialog', { name: 'Sneltoetsen' });
      const opens = page.locator('.look-opener');
      const single = page.locator('#look').getByRole('checkbox', { name: 'Sneltoetsen met één toets' });
      await visitor.open(RULE);
      await opens.click();
      await single.uncheck();
      await visitor.open(RULE);
      await touch(visitor);
      expect(await taken(page, ['j', '?', '/'])).toEqual([]);
      await page.getByRole('button', { name: 'Sneltoetsen' }).click();
      expect(await list.getByRole('checkbox').isChecked()).toBe(false);
      await list.getByRole('checkbox').check();
      await list.getByRole('button', { name: 'Sluiten' }).click();
      await opens.click();
      expect(await single.isChecked()).toBe(true);
    });
  });
});
