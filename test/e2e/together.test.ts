/** One event with two breaches, decided from either page, and a tally of one situation. */
import { describe, expect, it } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import { editionOf } from '../support/edition.ts';
import { few } from '../support/few.ts';
import { TWO_LANGUAGES } from '../support/fixture-site.ts';
import { jointCasesOf } from '../support/joint-cases.ts';
import { faultsOfAxe } from './faults.ts';
import { BOOK, BOTH, EARLY, LOW, one, OPEN, two } from './several-parts.ts';
import { visit, type Visitor } from './visitor.ts';

/** From the ruling of a part to the page that joins it with what was told before. */
async function told({ page, open, heading }: Visitor, { situation, query }: typeof EARLY, link: string): Promise<void> {
  await open(`${BOOK}situations/${situation}/?${query}`);
  await page.getByRole('link', { name: link }).click();
  await page.waitForURL(/\/together\//);
  await heading().getByText('Alles bij elkaar').waitFor();
  await page.locator('.together-parts > li').first().waitFor();
}

/** What is seen of the parts, in their order and without their numbers. */
async function partsOf({ page }: Visitor): Promise<readonly string[]> {
  return (await page.locator('.together-parts > li').allInnerTexts()).map((text) =>
    text
      .replace(/^\d+\. /, '')
      .replace('Naar voren', '')
      .replace(/\s+/g, ' '),
  );
}

describe('a case of several parts', () => {
  it('stands in the order in which it was told, comes to the same in each, and says what is open', async () => {
    const seen: (readonly string[])[] = [];
    for (const [first, second] of [
      [EARLY, LOW],
      [LOW, EARLY],
    ] as const) {
      await visit({}, async (visitor) => {
        const { page, open, address } = visitor;
        await told(visitor, first, 'Gebeurde er nog iets?');
        expect(await page.locator('.together-parts > li').count()).toBe(1);
        expect(await page.getByText('In de volgorde waarin je ze invoerde').count()).toBe(0);
        const [alone = ''] = await partsOf(visitor);
        await told(visitor, second, 'Voeg toe aan de zaak (1 andere)');
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        await page.getByText('In de volgorde waarin je ze invoerde').waitFor();
        expect(await page.locator('.together-parts > li > .kicker').allInnerTexts()).toEqual([
          expect.stringMatching(/^1\. /),
          expect.stringMatching(/^2\. /),
        ]);
        // It is not told whether they are one event, and if they are it is open which of them holds.
        await page.getByText('Een totaal staat er pas').waitFor();
        await one(visitor).click();
        await page.getByText(/^Hoort bij elkaar: .*het reglement zegt niet wat voorgaat$/).waitFor();
        await page.getByText('Een totaal staat er pas').waitFor();
        const parts = await partsOf(visitor);
        expect(parts[0]).toBe(alone);
        seen.push(parts);
        // Whoever gets the link sees the same.
        await open(address());
        await page.locator('.together-meets').getByText(OPEN).waitFor();
        expect(await one(visitor).getAttribute('aria-pressed')).toBe('true');
        expect(await partsOf(visitor)).toEqual(parts);
      });
    }
    expect(seen[1]).toEqual(seen[0]?.toReversed());
  });

  it('is put into another order in place, which the address keeps', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${queryOfParts([LOW, EARLY])}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      const parts = await partsOf(visitor);
      await page.getByRole('button', { name: 'Naar voren: Bieding voor de beurt' }).click();
      await expect.poll(() => partsOf(visitor)).toEqual(parts.toReversed());
      expect(new URL(page.url()).searchParams.getAll('part')[0]).toMatch(/^bieding-voor-de-beurt\?/);
      await page.goBack();
      await expect.poll(() => partsOf(visitor)).toEqual(parts);
    });
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

  it('is reached again from the ruling of a part, which is not told twice', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      await told(visitor, EARLY, 'Gebeurde er nog iets?');
      const before = new URL(page.url()).searchParams.getAll('part');
      await told(visitor, EARLY, 'Gebeurde er nog iets?');
      expect(new URL(page.url()).searchParams.getAll('part')).toEqual(before);
      await open(`${BOOK}situations/${EARLY.situation}/?${EARLY.query}`);
      expect(await page.getByRole('link', { name: /Voeg toe aan de zaak/ }).count()).toBe(0);
      // Another one is added in either place.
      await open(`${BOOK}situations/${LOW.situation}/?${LOW.query}`);
      await page.getByRole('link', { name: 'Voeg toe aan de zaak (1 andere)' }).waitFor();
      await told(visitor, LOW, 'Gebeurde er nog iets?');
      expect(await page.locator('.together-parts > li').count()).toBe(2);
    });
  });

  it('says that there is nothing where the address has no parts, and never before those come', async () => {
    await visit({}, async ({ page, open, site }) => {
      const none = page.getByText('Hier staat nog niets.');
      const arrived = Promise.withResolvers<undefined>();
      await page.route(/\/Together\.[^/]*\.js$/, async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.goto(`${site}${BOOK}together/?${queryOfParts([EARLY])}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Gebeurde er nog iets?' }).waitFor();
      expect(await none.isVisible()).toBe(false);
      arrived.resolve(undefined);
      await page.locator('.together-parts > li').waitFor();
      expect(await none.count()).toBe(0);
      await page.getByRole('button', { name: 'Nieuwe zaak' }).click();
      await none.waitFor();
      await open(`${BOOK}together/`);
      await none.waitFor();
      await open(`${BOOK}together/?part=`);
      await none.waitFor();
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

  it('is put beside itself with one part ruled otherwise, at an address of its own', async () => {
    await visit({}, async ({ page, open, address }) => {
      await open(`${BOOK}together/?${BOTH}`);
      await page.locator('.together-meets').getByText(OPEN).waitFor();
      await page.getByRole('button', { name: 'Vergelijk met een andere uitspraak: Onvoldoende bod' }).click();
      const list = page.getByRole('dialog', { name: 'Vergelijk met' });
      await list.locator('a').first().click();
      await page.waitForURL(/[?&]vs=\d-/);
      const compared = page.getByRole('region', { name: 'Naast elkaar' });
      // Each side has its ruling, and what the case comes to with it.
      const sides = compared.locator('.difference-one');
      await expect.poll(() => sides.count()).toBe(4);
      await compared.getByRole('table', { name: 'Waarin ze verschillen' }).waitFor();
      expect(await sides.nth(2).innerText()).toContain('Een totaal staat er pas');
      expect.soft(few(await faultsOfAxe(page, { within: '.compared' }))).toEqual([]);
      const [asked, shared] = [
        new URL(page.url()),
        await page.locator('[data-share*="vs="]').getAttribute('data-share'),
      ];
      expect(shared).toContain(`vs=${asked.searchParams.get('vs') ?? ''}`);
      for (const each of [asked.search, shared]) expect(each).toContain('&same=1-2');
      const rulings = (await sides.allInnerTexts()).slice(0, 2);
      // Told in the other order it is the same comparison.
      const [first, second] = asked.searchParams.getAll('part');
      const at = asked.searchParams.get('vs')?.startsWith('1-') ? '2' : '1';
      const turned = new URLSearchParams([
        ['part', second ?? ''],
        ['part', first ?? ''],
        ['same', '1-2'],
        ['vs', `${at}-${asked.searchParams.get('vs')?.slice(2) ?? ''}`],
      ]);
      await open(`${BOOK}together/?${turned.toString()}`);
      await expect.poll(async () => (await sides.allInnerTexts()).slice(0, 2)).toEqual(rulings);
      expect(await sides.nth(2).innerText()).toContain('Een totaal staat er pas');
      await compared.getByRole('link', { name: 'Sluit de vergelijking' }).click();
      await expect.poll(() => sides.count()).toBe(0);
      expect(address()).not.toContain('vs=');
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}&vs=2-gibt-es-nicht`);
      await page.getByText('hoort niet bij deze situatie').waitFor();
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

const declared = [
  ['nl/biedbond/', editionOf('biedbond')],
  ['nl/bordspel/', editionOf('bordspel', TWO_LANGUAGES)],
] as const;
const joint = declared.flatMap(([book, edition]) =>
  jointCasesOf(edition).map((each) => [`${each.concurrence.id}: ${each.story}`, book, each] as const),
);

describe('every joint case that a book declares', () => {
  it.each(joint)('%s', async (_, book, { concurrence, parts }) => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      const none = page.getByText('Een totaal staat er pas');
      const replaced = page.locator('.together-replaced');
      const { how, says } = concurrence.data;
      const isAsked = how === 'adds' ? 0 : 1;
      const seen: (readonly string[])[] = [];
      for (const told of [parts, parts.toReversed()]) {
        await open(`${book}together/?${queryOfParts(told)}`);
        await page.locator('.together-meets').getByText(says).waitFor();
        // Nothing is struck and nothing added up before it is told that it is one event.
        expect([await one(visitor).count(), await replaced.count(), await none.count()]).toEqual([isAsked, 0, isAsked]);
        if (isAsked) await one(visitor).click();
        if (how === 'prevails') await replaced.waitFor();
        seen.push(await partsOf(visitor));
      }
      expect(seen[1]).toEqual(seen[0]?.toReversed());
      await expect.poll(() => none.count()).toBe(how === 'open' ? 1 : 0);
      if (isAsked === 0) return;
      await two(visitor).click();
      await page.getByText('los van elkaar, dus allebei').waitFor();
      expect([await replaced.count(), await none.count()]).toEqual([0, 0]);
    });
  });
});
