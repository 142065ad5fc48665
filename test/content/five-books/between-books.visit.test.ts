/** From one book to another, by the suit in the bar, by a number, and from an address that leads nowhere. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { searcher } from '../../e2e/searcher.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

describe('the shelf behind the suit', () => {
  it.each([
    ['with a script', true],
    ['without one', false],
  ])('leads to another book, %s', async (_, script) => {
    await visit({ script }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefcall/17/');
      await page.getByRole('button', { name: 'Ander reglement of andere taal' }).click();
      const books = page.getByRole('navigation', { name: 'Reglementen' }).getByRole('link');
      await books.first().waitFor();
      expect(await books.count()).toBeGreaterThanOrEqual(5);
      for (const box of await Promise.all((await books.all()).map((each) => each.boundingBox())))
        expect(box?.height).toBeGreaterThanOrEqual(44);
      await visitor.follow(/^Binokel$/);
      expect(visitor.address()).toBe('de/binokel/');
    });
  });

  it('leads to the other languages', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/bridge/');
      await visitor.page.getByRole('button', { name: 'Ander reglement of andere taal' }).click();
      await visitor.follow('Dansk');
      expect(visitor.address()).toBe('da/');
    });
  });

  it('has its suits in the page', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      const suits: string[] = [];
      page.on('request', (request) => {
        if (/\/(?:clubs|diamonds|hearts|spades|pawn)\.[^/]*svg/.test(request.url())) suits.push(request.url());
      });
      await visitor.open('nl/troefcall/17/');
      await page.getByRole('button', { name: 'Ander reglement of andere taal' }).click();
      await expect.poll(async () => new Set(await suitsIn(page)).size, { message: 'one suit for each book' }).toBe(5);
      const drawn = await suitsIn(page);
      for (const suit of drawn) expect(suit).toMatch(/^url\("?data:image\/svg\+xml/);
      expect(suits).toEqual([]);
    });
  });
});

describe('a book and a number', () => {
  it.each([
    ['', 'troefcall 17', 'nl/troefcall/17/'],
    ['', 'bridge 4.9', 'nl/bridge/4-9/'],
    ['nl/keezen/', 'lhombre 16', 'da/lhombre/16/'],
    ['de/binokel/', 'keezen s10', 'nl/keezen/s10/'],
    ['nl/troefcall/', 'br 4.9', 'nl/bridge/4-9/'],
    ['nl/bridge/4-9/', "l'hombre regel 16", 'da/lhombre/16/'],
  ])('from “%s”: %s', async (from, query, to) => {
    await visit({ width: 1280, height: 800 }, async (visitor) => {
      await visitor.open(from);
      const search = await searcher(visitor);
      await search.types(query);
      await visitor.page.keyboard.press('Enter');
      await visitor.page.waitForURL((url) => url.href === visitor.site + to);
    });
  });
});

describe('the start page', () => {
  it('is a search, at one tap', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('');
      const search = await searcher(visitor, () => visitor.page.getByRole('button', { name: 'Zoeken' }).tap());
      await search.types('troefcall 17');
      expect((await search.hits())[0]).toMatch(/^Troefcall · 17 Verkeerd gespeelde kaarten/);
    });
  });

  it.each([360, 768, 1280])('shows five cards of one size with three ways in each, %i wide', async (width) => {
    await visit({ width, height: 800 }, async (visitor) => {
      await visitor.open('');
      const cards = visitor.page.locator('.book-card:not(.across)');
      const boxes = await Promise.all((await cards.all()).map((each) => each.boundingBox()));
      expect(boxes).toHaveLength(5);
      expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
      const heights = boxes.map((box) => box?.height ?? 0);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(26);
      for (const card of await cards.all()) expect(await card.locator('a.way').count()).toBe(3);
    });
  });

  it('offers a reader their own language', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'nl'] }));
      await visitor.open('nl/');
      await visitor.follow('Auf Deutsch');
      expect(visitor.address()).toBe('de/');
      expect(await page.locator('[data-in]:visible').count()).toBe(0);
    });
  });
});

describe('an address that leads nowhere', () => {
  const missing = { expects: /404/ };

  it.each([
    ['nl/troefcall/177/', 'Deze pagina is er niet', /^17 Verkeerd gespeelde kaarten/, 'nl/troefcall/17/'],
    ['da/lhombre/situations/kuloersvig/', 'Siden findes ikke', /^Kulørsvigt/, 'da/lhombre/situations/kuloersvigt/'],
    [
      'nl/troefcal/situations/verkeerd-gespelde-kaart/',
      'Deze pagina is er niet',
      /^Kaart verkeerd gespeeld/,
      'nl/troefcall/situations/verkeerd-gespeelde-kaart/',
    ],
    ['de/binokl/', 'Diese Seite gibt es nicht', /^Binokel/, 'de/binokel/'],
    ['bridge/4-9/', 'Deze pagina is er niet', /^4\.9 /, 'nl/bridge/4-9/'],
    ['da/lhombre/intet/', 'Siden findes ikke', /^Der er sket noget/, 'da/lhombre/situations/'],
  ])('%s', async (address, said, near, to) => {
    await visit(missing, async (visitor) => {
      await visitor.open(address);
      expect(await visitor.heading().innerText()).toBe(said);
      expect(await visitor.page.locator('html').getAttribute('lang')).toBe(/^(?:da|de)/.exec(address)?.[0] ?? 'nl');
      await visitor.page.getByRole('main').getByRole('link', { name: near }).first().click();
      await visitor.page.waitForURL((url) => url.href === visitor.site + to);
    });
  });

  it('is said in every language where there is no script', async () => {
    await visit({ ...missing, script: false }, async (visitor) => {
      await visitor.open('da/nowhere/');
      const heads = await visitor.page.getByRole('heading').allInnerTexts();
      expect(heads).toEqual([
        'Deze pagina is er niet',
        'Siden findes ikke',
        'Diese Seite gibt es nicht',
        'This page does not exist',
      ]);
    });
  });
});

/** What each suit that can be seen is drawn from. */
function suitsIn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.pip')
    .filter({ visible: true })
    .evaluateAll((pips) => pips.map((pip) => getComputedStyle(pip).getPropertyValue('--suit')));
}
