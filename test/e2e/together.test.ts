/** One event with two breaches, decided from either page, and a tally of one situation. */
import { describe, expect, it } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import { visit, type Visitor } from './visitor.ts';

const BOOK = 'nl/biedbond/';
const SHARED = 'lt-accepteert=nee&lt-heeft-geboden=nee';
const EARLY = {
  situation: 'bieding-voor-de-beurt',
  query: `aan-de-beurt=rechtertegenstander&${SHARED}&rt-heeft-geboden=nee&rt-past=ja&soort-bieding=bod-of-doublet`,
};
const LOW = {
  situation: 'onvoldoende-bod',
  query: `${SHARED}&verbetering-mogelijk=geen&vervangende-bieding=ander-bod-of-pas&zelf-verbeterd=nee`,
};
const OPEN = 'Was het bod te laag én voor de beurt';

/** From the ruling of a part to the page that joins it with what was told before. */
async function told({ page, open, heading }: Visitor, { situation, query }: typeof EARLY, link: string): Promise<void> {
  await open(`${BOOK}situations/${situation}/?${query}`);
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL(/\/together\//);
  await heading().getByText('Alles bij elkaar').waitFor();
  await page.locator('.together-parts > li').first().waitFor();
}

/** What is seen and shared of the whole case. */
async function outcome({ page }: Visitor): Promise<readonly string[]> {
  return [
    await page.locator('.together-parts').innerText(),
    await page.locator('.together-meets').innerText(),
    (await page.locator('[data-said]').getAttribute('data-said')) ?? '',
  ];
}

describe('a case of several parts', () => {
  it('is the same whichever page it was begun on, and says what is open between the parts', async () => {
    const seen: (readonly string[])[] = [];
    for (const [first, second] of [
      [EARLY, LOW],
      [LOW, EARLY],
    ] as const) {
      await visit({}, async (visitor) => {
        const { page, open, address } = visitor;
        await told(visitor, first, 'Gebeurde er nog iets?');
        expect(await page.locator('.together-parts > li').count()).toBe(1);
        await told(visitor, second, 'Voeg toe aan de zaak (1 andere)');
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        expect(await page.locator('.together-parts > li').count()).toBe(2);
        // Which of the two holds is open, so there is nothing to add up.
        await page.getByText('Een totaal staat er pas').waitFor();
        seen.push(await outcome(visitor));
        // Whoever gets the link sees the same.
        await open(address());
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        seen.push(await outcome(visitor));
      });
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('offers what is known to go together, with the answers that both need', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await told(visitor, EARLY, 'Gebeurde er nog iets?');
      await page.getByRole('link', { name: 'Onvoldoende bod' }).first().click();
      await page.waitForURL(/\/situations\/onvoldoende-bod\//);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('lt-accepteert'), searchParams.get('lt-heeft-geboden')]).toEqual(['nee', 'nee']);
    });
  });

  it('is changed and shortened in place, back and forth', async () => {
    await visit({}, async ({ page, open }) => {
      const parts = page.locator('.together-parts > li');
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
      await expect.poll(() => parts.count()).toBe(2);
      await page.getByRole('button', { name: 'Nog eens: Onvoldoende bod' }).click();
      await expect.poll(() => parts.count()).toBe(3);
      await page.getByRole('button', { name: 'Haal weg: Bieding voor de beurt' }).click();
      await expect.poll(() => parts.count()).toBe(2);
      expect(await page.locator('.together-meets').count()).toBe(0);
      await page.goBack();
      await expect.poll(() => parts.count()).toBe(3);
      await page.getByRole('link', { name: 'Wijzig' }).first().click();
      await page.waitForURL(/\/situations\//);
      await page.getByRole('link', { name: 'Voeg toe aan de zaak (2 andere)' }).waitFor();
    });
  });

  it('says so where a part is gone or undecided, and gives no sum', async () => {
    await visit({}, async ({ page, open }) => {
      await open(`${BOOK}together/?part=gibt-es-nicht&part=onvoldoende-bod`);
      await page.getByText('hoort bij een situatie die hier niet bestaat').waitFor();
      await page.getByRole('heading', { name: 'Nog niet beslist' }).waitFor();
      expect(await page.getByRole('heading', { name: 'Bij elkaar', exact: true }).count()).toBe(0);
      await page.getByRole('link', { name: 'Verder met de vragen' }).click();
      await page.waitForURL(/\/situations\/onvoldoende-bod\//);
    });
  });
});
