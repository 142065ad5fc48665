/** How long the longest rulings of Bridge are on a phone. */
import { describe, expect, it } from 'vitest';
import { visitSite as visit } from '../../e2e/visitor.ts';

describe('a ruling on a phone', () => {
  const SCREENS = 3.1 * 740;
  /** Two lines of the mark that leads to what else may hold. */
  const MARK = 48;
  /** The row that asks whether something else happened. */
  const ASKS = 44;
  const called = 'nl/bridge/situations';
  const partner = `${called}/uitkomst-verkeerde-tegenspeler/?kaarten-bij-uitkomst=een&keuze-vermoedelijke-leider=verbod&kon-blinde-zien=nee&op-aanwijzing-tegenpartij=nee&uitkomst-al-geaccepteerd=nee&uitkomst-open=ja`;

  it('ends within about three screens, also where the book says most', async () => {
    await visit({}, async ({ page, open }) => {
      for (const address of [
        partner,
        `${called}/geroepen-na-actie/?actie-na-onregelmatigheid=niet-overtreders&fout-waarop-is-doorgegaan=anders&keuzes-nog-mogelijk=nee&op-speelde-rechter=nee`,
        `${called}/u-wordt-geroepen/?actie-na-onregelmatigheid=niemand&blinde-wees-eerst=nee&op-aanwijzing-tegenpartij=nee`,
        `${called}/bieding-voor-de-beurt/?aan-de-beurt=rechtertegenstander&lt-accepteert=nee&lt-heeft-geboden=nee&rt-heeft-geboden=nee&rt-past=nee&soort-bieding=bod-of-doublet&vergelijkbaar=nee`,
        `${called}/voorspeelbeperking/?ingetrokken-bieding=bod-of-doublet&kleur-aangeduid=nee&leider-kiest-verbod=verbiedt&overtreder-wordt-tegenspeler=ja&partner-speelt-voor=eerste-keer&vergelijkbaar=nee`,
      ]) {
        await open(address);
        await page.locator('.ruling .cited-clauses').waitFor();
        // But for the rows that lead on: to what else may hold, and to a further part of the case.
        const also = await page
          .locator('#also')
          .evaluateAll((all) => all.reduce((sum, each) => sum + each.clientHeight, 0));
        const mark = await page.getByText('er kan iets anders gelden').count();
        const bottom = await page
          .locator('.ruling')
          .evaluate((ruling) => ruling.getBoundingClientRect().bottom + scrollY);
        const end = bottom - also - mark * MARK - ASKS;
        expect.soft(end, address).toBeLessThanOrEqual(SCREENS);
      }
    });
  });

  it('shows its first steps, and the others once they are asked for, on a desk and on paper', async () => {
    await visit({}, async ({ page, open }) => {
      await open(partner);
      const later = page.locator('.ruling .steps-on li').last();
      await page.getByText('nog 3 stappen').waitFor();
      expect(await later.isVisible()).toBe(false);
      await page.getByText('nog 3 stappen').click();
      expect(await later.isVisible()).toBe(true);
      await page.getByText('nog 3 stappen').click();
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await later.isVisible()).toBe(true);
      expect(await page.getByText('nog 3 stappen').isVisible()).toBe(false);
      // Every answer that it stands on is on the sheet, and not only the last ones.
      await page.emulateMedia({ media: 'print' });
      const answers = page.locator('.why-answer');
      expect(await answers.count()).toBe(6);
      for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
    });
  });

  it('has on its own page a fold for what is asked for last, without a script too', async () => {
    await visit({ script: false }, async ({ page, open }) => {
      await open('nl/bridge/rulings/verzaking-niet-geregeld/');
      for (const [fold, text] of [
        [/^nog \d gevallen$/, page.locator('.later .pairs').last()],
        [/^\s*Redactie: /, page.locator('.rests-at').first()],
        ['Meer over deze uitspraak', page.locator('.citation')],
      ] as const) {
        expect(await text.isVisible()).toBe(false);
        await page.getByText(fold).first().click();
        expect(await text.isVisible()).toBe(true);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.rests-at').first().isVisible()).toBe(true);
      expect(await page.locator('.citation').isVisible()).toBe(false);
    });
  });
});
