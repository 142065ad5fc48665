/** Near misses and clauses to be found, with keys and with a thumb. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { nearMiss } from '#training/cases/near-miss.ts';
import { sharedOffer } from '#training/near/shared-offer.ts';
import { drawnAs } from './drawn.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { DESK, PHONE } from './reader.ts';
import { visit } from './visitor.ts';

const TRAINING = 'nl/troefspel/training/';
const NEAR = '?do=near&seed=k3f9&of=verkeerd-gespeelde-kaart';
const FIND = '?do=find&seed=k3f9&of=verkeerd-gespeelde-kaart';

/** Whether a part of the page stands before the eyes, above the bar at the foot of a phone. */
const isSeen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight * 0.85;
  });

describe('training', () => {
  it('compares two cases, ruled on by keys alone', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      const { situation, drill, words } = await drawnAs(visitor, TRAINING, NEAR);
      const pair = nearMiss(situation, drill, words);
      if (!pair) throw new Error('there is no near miss');
      const ids = sharedOffer(situation, pair.cases);
      await visitor.open(TRAINING + NEAR);
      await page.getByRole('group', { name: 'Wat beslis je in geval A?' }).waitFor();
      expect(await faultsOfAxe(page)).toEqual([]);
      // A group is one stop of the tab key; the arrows go through it.
      for (const [at, one] of pair.cases.entries()) {
        const group = page.getByRole('group', { name: `Wat beslis je in geval ${at === 0 ? 'A' : 'B'}?` });
        await group.getByRole('radio').first().focus();
        await page.keyboard.press('Space');
        for (let step = 0; step < ids.indexOf(one.ruling); step++) await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      const result = page.getByRole('heading', { name: 'Allebei goed' });
      await result.waitFor();
      expect(await result.evaluate((heading) => heading === document.activeElement)).toBe(true);
      expect(await page.getByText(situation.data.facts[pair.fact]?.ask ?? '', { exact: true }).count()).toBe(1);
      expect(await page.locator('.outcome').count()).toBe(2);
      expect(await faultsOfAxe(page)).toEqual([]);
    });
  });

  it('says what is missing of two rulings, and goes there', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open(TRAINING + NEAR);
      await page.getByRole('group', { name: 'Wat beslis je in geval A?' }).getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).click();
      await page.getByRole('alert').filter({ hasText: 'Kies eerst een uitspraak.' }).waitFor();
      const focused = page.locator('[data-amiss]');
      await expect.poll(() => focused.evaluate((part) => part === document.activeElement)).toBe(true);
      expect(await focused.getByRole('group', { name: 'Wat beslis je in geval B?' }).count()).toBe(1);
    });
  });

  it('has a clause found in the whole book, with a thumb', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      const { situation, drill } = await drawnAs(visitor, TRAINING, FIND);
      const [cite = ''] = situation.data.rulings[drill.ruling]?.clauses ?? [];
      await visitor.open(TRAINING + FIND);
      const clause = page.locator(`[data-place="${cite}"]`);
      await clause.waitFor();
      expect(await page.evaluate(smallTargets, '.drill')).toEqual([]);
      await clause.scrollIntoViewIfNeeded();
      expect(await isSeen(page, '.drill-find-ask'), 'the question stays').toBe(true);
      await page.getByLabel('Zoek een woord of nummer').fill('verkeerd gespeelde');
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ regels?$/ })
        .waitFor();
      expect(await page.locator('.of-book:visible').count()).toBeLessThan(10);
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      await clause.getByRole('button').click();
      await page.getByRole('heading', { name: 'Goed', exact: true }).waitFor();
      expect(await isSeen(page, '.drill-called')).toBe(true);
      expect(await page.getByText(/^Je zocht \d+:\d\d\./).count()).toBe(1);
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      await page.getByText('Laat zien in het reglement').click();
      await expect.poll(() => isSeen(page, `.drill-find-book [data-place="${cite}"]`)).toBe(true);
      await page.getByRole('button', { name: 'Volgend geval' }).waitFor();
    });
  });
});
