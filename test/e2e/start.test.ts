/** The start page: what it shows to somebody who has never been here. */
import { describe, expect, it } from 'vitest';
import { visit, type Visitor } from './visitor.ts';

const answer = ({ page }: Visitor, name: string) => page.locator('.try-case').getByRole('link', { name });
/** What the example shows now: a question, or a verdict. */
const shown = ({ page }: Visitor) => page.locator('.try-case').getByRole('heading');
const RULED = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt';

describe('the example on the start page', () => {
  it('asks its first question, and hides every other', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      expect(await shown(visitor).allInnerTexts()).toEqual(['Wat deed de speler?']);
    });
  });

  it('without a script leads to its situation, with the answer', async () => {
    await visit({ script: false }, async (visitor) => {
      await visitor.open('');
      await answer(visitor, 'Speelde voor zijn beurt').click();
      await visitor.page.waitForURL('**/situations/**');
      expect(visitor.address()).toBe(RULED);
    });
  });

  it('is ruled in place, with what was answered, and begins again', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      const { page } = visitor;
      await answer(visitor, 'Speelde voor zijn beurt').tap();
      await expect.poll(() => shown(visitor).innerText()).toBe('Hoeveel slagen zijn er nu gesloten?');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Hoeveel slagen zijn er nu gesloten?',
      );
      await answer(visitor, '5 of meer').tap();
      await expect.poll(() => shown(visitor).innerText()).toMatch(/^Vijftien strafpunten/);
      const example = await page.locator('.try-case').innerText();
      expect(example).toMatch(/speelde voor zijn beurt · .*5 of meer/i);
      expect(example).toMatch(/15\s+strafpunten/);
      expect(visitor.address()).toBe('');

      await page.locator('.try-case').getByRole('button', { name: 'Opnieuw' }).tap();
      await expect.poll(() => shown(visitor).innerText()).toBe('Wat deed de speler?');
      await answer(visitor, 'Speelde meer kaarten tegelijk').tap();
      await answer(visitor, '0 tot en met 4').tap();
      await visitor.follow('De hele uitspraak');
      expect(visitor.address()).toBe(
        'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=meer-kaarten&gesloten-slagen=0..4',
      );
      await page.getByRole('heading', { name: /^Tien strafpunten/ }).waitFor();
    });
  });

  it('is ruled by keyboard', async () => {
    await visit({ width: 1280, height: 800 }, async (visitor) => {
      await visitor.open('');
      const { page } = visitor;
      await answer(visitor, 'Ontdook').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => shown(visitor).innerText()).toBe('Hoeveel slagen zijn er nu gesloten?');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => shown(visitor).innerText()).toMatch(/strafpunten/);
    });
  });

  it('leads to its situation when its script cannot be had', async () => {
    await visit({ expects: /example|ERR_FAILED/ }, async (visitor) => {
      await visitor.page.route(/\/example\.[^/]*\.js/, (route) => route.abort());
      await visitor.open('');
      await answer(visitor, 'Speelde voor zijn beurt').tap();
      await visitor.page.waitForURL('**/situations/**');
      expect(visitor.address()).toBe(RULED);
    });
  });

  it('fetches its script no sooner than somebody presses', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      await visitor.page.waitForLoadState('networkidle');
      const fetched = () => visitor.scripts.filter((each) => /\/example\./.test(each));
      expect(fetched()).toEqual([]);
      await answer(visitor, 'Ontdook').tap();
      await expect.poll(fetched).toHaveLength(1);
    });
  });
});

describe('the start page', () => {
  it.each([360, 1280])('stands still while it comes, at a width of %d', async (width) => {
    await visit({ width, height: 800 }, async (visitor) => {
      await visitor.page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            document.documentElement.dataset['shifted'] = 'value' in entry ? String(entry.value) : '';
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visitor.open('');
      await visitor.page.waitForLoadState('networkidle');
      expect(await visitor.page.locator('html').getAttribute('data-shifted')).toBeNull();
    });
  });

  it('has something to use for players, arbiters and clubs in every book', async () => {
    await visit({ script: false }, async (visitor) => {
      await visitor.open('');
      const links = visitor.page.getByRole('region', { name: 'Voor wie' }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const cards = visitor.page.locator('#books h2 a');
      const books = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href') ?? ''));
      expect(books.length).toBeGreaterThan(1);
      expect(hrefs).toEqual(
        ['situations', 'training', 'record'].flatMap((page) => books.map((book) => `${book}${page}/`)),
      );
    });
  });
});

describe('the language of the start page', () => {
  const language = ({ page }: Visitor) => page.evaluate(() => document.documentElement.lang);

  it('is the one that the browser asks for, without another address', async () => {
    await visit({ locale: 'en-GB' }, async (visitor) => {
      await visitor.open('');
      expect(await language(visitor)).toBe('en');
      expect(await visitor.page.title()).toMatch(/^Arbiter: rules/);
      expect(await visitor.page.locator('main').count()).toBe(1);
      // What takes the page's place draws its icons itself.
      const icon = await visitor.page.locator('.field-button use').boundingBox();
      expect(icon?.width).toBeGreaterThan(0);
      expect(visitor.address()).toBe('');
    });
  });

  it('is the one that was chosen last, in sight on every start page', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      expect(await language(visitor)).toBe('nl');
      await visitor.page.locator('.in-languages').getByRole('link', { name: 'English' }).click();
      await visitor.page.waitForURL('**/en/');
      await visitor.open('');
      expect(await language(visitor)).toBe('en');
    });
  });

  it("is the site's first where the browser asks for none that it has, and without a script", async () => {
    await visit({ locale: 'fr-FR' }, async (visitor) => {
      await visitor.open('');
      expect(await language(visitor)).toBe('nl');
    });
    await visit({ script: false, locale: 'en-GB' }, async (visitor) => {
      await visitor.open('');
      expect(await visitor.page.locator('h1:visible').count()).toBe(1);
    });
  });
});
