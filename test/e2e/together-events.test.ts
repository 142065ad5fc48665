/** Whether two parts of a case are about one event, which decides what holds of them. */
import { describe, expect, it } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import { few } from '../support/few.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { BOOK, BOTH, EARLIER, EARLY, LOW, one, OPEN, two, TWO } from './several-parts.ts';
import { visit, type Visitor } from './visitor.ts';

describe('whether two parts are one event', () => {
  const group = ({ page }: Visitor) =>
    page.getByRole('group', { name: /^Bieding voor de beurt en Onvoldoende bod: hoort dat hier bij elkaar\?$/ });
  const address = ({ page }: Visitor) => new URL(page.url()).search.replace(/part=[^&]*&/g, '');

  it('is asked, answered either way by keyboard, announced, and kept by the link', async () => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      const { page, open } = visitor;
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}`);
      await group(visitor).waitFor();
      const status = page.locator('.together-meets').getByRole('status');
      const both = /^Hoort het bij elkaar: .*het reglement zegt niet wat voorgaat\. Staat het los van elkaar: allebei$/;
      await status.getByText(both).waitFor();
      for (const each of [one, two]) expect(await each(visitor).getAttribute('aria-pressed')).toBe('false');
      // The question is about a sentence, which stands by it whatever is answered.
      const sentence = page.locator('.together-meets').getByText(OPEN);
      expect(await sentence.count()).toBe(1);
      // There is no record of what is not told.
      expect(await page.getByRole('button', { name: 'In zaakboek' }).count()).toBe(0);
      expect.soft(few(await page.evaluate(smallTargets, '.together-meets'))).toEqual([]);
      await two(visitor).focus();
      await page.keyboard.press('Enter');
      await status.getByText(/: los van elkaar, dus allebei$/).waitFor();
      expect(await sentence.count()).toBe(1);
      expect(await two(visitor).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await two(visitor).getAttribute('aria-pressed')).toBe('true');
      expect(await page.getByText('Een totaal staat er pas').count()).toBe(0);
      await page.getByRole('button', { name: 'In zaakboek' }).waitFor();
      expect(address(visitor)).toBe('?apart=1-2');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(few(await faultsOfAxe(page, { within: '#together' })), colorScheme).toEqual([]);
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await status.getByText(/^Hoort bij elkaar: /).waitFor();
      expect(address(visitor)).toBe('?same=1-2');
      await page.reload();
      await status.getByText(/^Hoort bij elkaar: /).waitFor();
      expect(await one(visitor).getAttribute('aria-pressed')).toBe('true');
      await page.goBack();
      await page.goBack();
      await status.getByText(both).waitFor();
      // On paper there is no question, but what hangs on it.
      await page.emulateMedia({ media: 'print' });
      expect(await group(visitor).isVisible()).toBe(false);
      expect(await status.getByText(both).isVisible()).toBe(true);
    });
  });

  it('goes along with the parts when they are moved, told twice or taken out, and when one is added', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      const asked = page.locator('.together-event');
      await open(`${BOOK}together/?${BOTH}`);
      await group(visitor).waitFor();
      await page.getByRole('button', { name: 'Nog eens: Bieding voor de beurt' }).click();
      // Of the one that is told again nothing is told.
      await expect.poll(() => asked.count()).toBe(2);
      expect(address(visitor)).toBe('?same=1-3');
      await page.getByRole('group', { name: /^2\. Bieding voor de beurt en Onvoldoende bod/ }).waitFor();
      await page.getByRole('button', { name: 'Naar voren: Onvoldoende bod' }).click();
      const titles = page.locator('.together-parts > li > .kicker');
      await expect
        .poll(() => titles.allInnerTexts())
        .toEqual(['1. Bieding voor de beurt', '2. Onvoldoende bod', '3. Bieding voor de beurt']);
      expect(address(visitor)).toBe('?same=1-2');
      await page.getByRole('button', { name: 'Haal weg: Bieding voor de beurt' }).last().click();
      await expect.poll(() => asked.count()).toBe(1);
      expect(address(visitor)).toBe('?same=1-2');
      await one(visitor).and(page.locator('[aria-pressed="true"]')).waitFor();
      // A ruling elsewhere in the book is added to what is told.
      await open(`${BOOK}situations/${LOW.situation}/?${LOW.query.replace('lt-accepteert=nee', 'lt-accepteert=ja')}`);
      await page.getByRole('link', { name: 'Voeg toe aan de zaak (2 andere)' }).click();
      await expect.poll(() => page.locator('.together-parts > li').count()).toBe(3);
      expect(address(visitor)).toBe('?same=1-2');
    });
  });

  it('is asked of each two, and one answer changes no other', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      const pressed = page.locator('.together-event [aria-pressed="true"]');
      await open(`${BOOK}together/?${queryOfParts([EARLY, LOW, EARLY])}&same=1-2`);
      await expect.poll(() => pressed.count()).toBe(1);
      await page
        .getByRole('group', {
          name: /^Onvoldoende bod en 3\. Bieding voor de beurt|^3\. Bieding .* en Onvoldoende bod/,
        })
        .getByRole('button', { name: 'Staat los van elkaar' })
        .click();
      await expect.poll(() => pressed.allInnerTexts()).toEqual(['Hoort bij elkaar', 'Staat los van elkaar']);
      expect(address(visitor)).toBe('?same=1-2&apart=2-3');
    });
  });

  it('says so where the link cannot be read or contradicts itself, and asks', async () => {
    await visit({}, async (visitor) => {
      const { page, open } = visitor;
      for (const mangled of ['same=1-2&apart=1-2', 'same=1-7', 'apart=een-twee', 'same=2-2']) {
        await open(`${BOOK}together/?${queryOfParts([EARLY, LOW])}&${mangled}`);
        await page.getByText('Wat de link zegt over wat bij elkaar hoort, past niet bij deze delen').waitFor();
        await group(visitor).waitFor();
        expect(await page.locator('.together-event [aria-pressed="true"]').count()).toBe(0);
        expect(address(visitor)).not.toMatch(/same|apart/);
      }
    });
  });

  it('goes along to another language and to the edition in force', async () => {
    await visit({}, async (visitor) => {
      const { page, open, follow } = visitor;
      await open(`${EARLIER}?${TWO}&apart=1-2`);
      await page.getByText('15 punten').waitFor();
      await follow('Naar de huidige editie');
      await page.getByText('17 punten').waitFor();
      expect(address(visitor)).toBe('?apart=1-2');
      await follow('English');
      await page.getByText('17 points').waitFor();
      expect(address(visitor)).toBe('?apart=1-2');
    });
  });
});
