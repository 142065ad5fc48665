/**
 * The fields over the lists of situations, penalties and articles: they look through the list, and lead on to
 * the search.
 */
import { describe, expect, it } from 'vitest';
import { faultsOfAxe, smallTargets } from '../../e2e/faults.ts';
import { few } from '../../support/few.ts';
import { visitSite as visit, type Visitor } from '../../e2e/visitor.ts';

describe.each([
  ['da/lhombre/situations/', 'qqwwxx', 'Søg efter det i hele regelsættet', undefined],
  ['de/binokel/penalties/', 'revoke', 'Im ganzen Regelwerk danach suchen', /erw[oe]rfe/],
  ['da/lhombre/penalties/', 'qqwwxx', 'Søg efter det i hele regelsættet', undefined],
  ['nl/bridge/penalties/', 'qqwwxx', 'Zoek dit in het hele reglement', undefined],
  ['nl/keezen/penalties/', 'qqwwxx', 'Zoek dit in het hele reglement', undefined],
  ['nl/troefcall/penalties/', 'qqwwxx', 'Zoek dit in het hele reglement', undefined],
  ['nl/bridge/laws/', 'renonce', 'Zoek dit in het hele reglement', /^Verzaking/],
] as const)('in %s', (address, typed, onwards, first) => {
  it('what the list does not have is said, and searched for everywhere at one key', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(address);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill(typed);
      // A list may also count what it has, in a status of its own.
      const button = page.getByRole('main').getByRole('status').getByRole('button', { name: onwards });
      await button.waitFor();
      expect(few(await faultsOfAxe(page))).toEqual([]);
      expect(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByRole('combobox').inputValue()).toBe(typed);
      if (first) await dialog.getByRole('option', { name: first }).first().waitFor();
      await page.keyboard.press('Escape');
      expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
      await field.fill('');
      await button.waitFor({ state: 'hidden' });
    });
  });
});

it('the list is looked through without minding how a letter is written', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('da/lhombre/situations/');
    const field = page.getByRole('main').getByRole('searchbox');
    for (const typed of ['kulørsvigt', 'kuloersvigt', 'KULORSVIGT']) {
      await field.fill(typed);
      await page.locator('[data-found] [data-row="kuloersvigt"]').waitFor();
      await field.fill('');
      await page.locator('[data-found]').waitFor({ state: 'hidden' });
    }
  });
});

it.each([
  ['nl/bridge/laws/', 'vrzaking', /Verzaking/],
  ['de/binokel/penalties/', 'verworffen', /erw[oe]rfe/],
  ['nl/troefcall/terms/', 'capitulren', /Capituleren/],
  ['nl/troefcall/situations/', 'couppeeren', /coup/i],
])('in %s a slip is forgiven: %s', async (address, typed, found) => {
  await visit({}, async ({ page, open }) => {
    await open(address);
    await page.getByRole('main').getByRole('searchbox').fill(typed);
    await page.locator(':is([data-row], [data-article]):not([hidden])', { hasText: found }).first().waitFor();
    expect(await page.getByRole('main').getByRole('status').getByRole('button').count()).toBe(0);
  });
});

describe.each([360, 1280])('the penalties, %i pixels wide', (width) => {
  it('look the same after the search was opened and closed', async () => {
    await visit({ width }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/bridge/penalties/');
      const before = await boxes(visitor);
      await page.getByRole('button', { name: 'Zoeken' }).first().click();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await boxes(visitor)).toEqual(before);
    });
  });
});

/** The positions of all visible elements, by what they are. */
function boxes({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main, main *, footer')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${each.tagName} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
      }),
  );
}
