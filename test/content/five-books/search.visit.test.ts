/** Looking something up at the table, in a hurry. */
import { describe, expect, it } from 'vitest';
import { onQuestion } from '../../e2e/at-the-table.ts';
import { searcher } from '../../e2e/searcher.ts';
import { heldBack, visitSite as visit } from '../../e2e/visitor.ts';

const DESK = { width: 1280, height: 800 };
const BOOK = 'nl/troefcall/';
const RULE = `${BOOK}17/`;
const NAMES = 'Situaties, begrippen en regels';
const TEXT = 'In de tekst';

describe('somebody with nothing but a keyboard', () => {
  it('types 26b and stands at that clause', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await visitor.page.keyboard.type('26b');
      await search.under('Nummer').first().waitFor();
      expect(await search.active()).toMatch(/^26B .* · Lid/);
      await visitor.page.keyboard.press('Enter');
      await visitor.page.waitForURL(/\/nl\/troefcall\/26\/#b$/);
      expect(await visitor.page.locator('#b').evaluate((clause) => clause.matches(':target'))).toBe(true);
    });
  });

  it('is as quick as they are: Enter waits for what it opens', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(BOOK);
      const letThrough = await heldBack(page, '**/search-index/**');
      const search = await searcher(visitor);
      await page.keyboard.type('26b');
      await page.keyboard.press('Enter');
      expect(await search.hits()).toEqual([]);
      letThrough();
      await page.waitForURL(/\/nl\/troefcall\/26\/#b$/);
    });
  });

  it('goes through the hits with the arrows, round and to both ends', async () => {
    await visit(DESK, async (visitor) => {
      const { keyboard } = visitor.page;
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('ontduiking');
      const hits = await search.hits();
      expect(hits.length).toBeGreaterThan(3);
      expect(await search.active()).toBe(hits[0]);
      for (const [key, at] of [
        ['ArrowDown', 1],
        ['ArrowDown', 2],
        ['ArrowUp', 1],
        ['End', -1],
        ['ArrowDown', 0],
        ['ArrowUp', -1],
        ['Home', 0],
      ] as const) {
        await keyboard.press(key);
        expect(await search.active(), key).toBe(hits.at(at));
      }
    });
  });

  it('keeps the list as it is while moving through it: what is found later comes below', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      for (const [query, steps, heading] of [
        ['12', 1, 'Nummer'],
        ['partner', 2, NAMES],
      ] as const) {
        await visitor.open('');
        // That of the nearest book is asked for alone.
        const letThrough = await heldBack(page, '**/search-index/*/*.json', { but: 1 });
        const search = await searcher(visitor);
        await search.field.fill(query);
        await search.dialog.getByRole('option').first().waitFor();
        for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
        const [hits, active] = [await search.hits(), await search.active()];
        const at = hits.indexOf(active);
        expect(active).not.toBe('');
        const others = search.dialog
          .getByRole('group', { name: heading })
          .getByRole('option')
          .filter({ hasText: /Binokel|L’hombre/ });
        expect(await others.count()).toBe(0);
        letThrough();
        await search.searched();
        const all = await search.hits();
        expect(all.slice(0, at + 1), query).toEqual(hits.slice(0, at + 1));
        expect(await search.active(), query).toBe(active);
        expect(await others.count(), query).toBeGreaterThan(0);
        await page.keyboard.press('ArrowDown');
        expect(await search.active(), query).toBe(all[at + 1]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  });

  it('closes it with Esc, and goes on where they were', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      const link = page.getByRole('main').getByRole('link', { name: 'ontduiking' }).first();
      await link.focus();
      const search = await searcher(visitor, () => page.keyboard.press('Control+k'));
      await search.types('kap');
      await page.keyboard.press('Escape');
      await search.dialog.waitFor({ state: 'hidden' });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(visitor.address()).toBe(RULE);
      await searcher(visitor);
      expect(await search.field.inputValue()).toBe('');
    });
  });
});

describe('what people type', () => {
  it.each([
    ['a word with a typing mistake', BOOK, 'ontdujking', /^Ontduiking · Begrip/],
    ['a sentence as it is said', BOOK, 'er praat iemand', /^Er wordt gepraat aan tafel · Situatie/],
    ['a number as a book writes it', 'da/lhombre/', '§ 4,2', /^4,?2? /],
    ['another language', 'da/lhombre/', 'misdeal', /^Fejlgivning · Begreb/],
    ['a word without its diacritics', 'da/lhombre/', 'kulorsvigt', /^Kulørsvigt/],
    ['an article of the laws', 'nl/bridge/', 'art. 27B1(a)', /^27B1\(a\) .* · Artikel/],
  ])('%s finds it among the first three', async (_, book, query, wanted) => {
    await visit({}, async (visitor) => {
      await visitor.open(book);
      const search = await searcher(visitor);
      await search.types(query);
      expect((await search.hits()).slice(0, 3)).toContainEqual(expect.stringMatching(wanted));
    });
  });

  it('words of a rule’s text lead to the clause they stand in', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('vloeiende beweging');
      const hit = search.under(TEXT).first();
      expect(await hit.innerText()).toMatch(/^6E /);
      expect(await hit.locator('mark').allInnerTexts()).toEqual(['vloeiende', 'beweging.']);
      await search.follows(/^6E /);
      expect(visitor.address()).toBe(`${BOOK}6/#e`);
    });
  });

  it('a number is never looked for in the text', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('17');
      expect(await search.under('Nummer').count()).toBeGreaterThan(0);
      expect(await search.under(TEXT).count()).toBe(0);
    });
  });

  it('that stands nowhere leads on', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      const search = await searcher(visitor);
      await search.types('qqqwwwxx');
      await search.dialog.getByText('Niets gevonden voor “qqqwwwxx”.').first().waitFor();
      await page.keyboard.press('Enter');
      expect(visitor.address()).toBe(`${RULE}?q=qqqwwwxx`);
      await search.dialog.getByRole('button', { name: 'Zoek in alle reglementen' }).click();
      expect(await search.dialog.getByRole('radio', { name: 'Alle reglementen' }).isChecked()).toBe(true);
      expect(await search.field.evaluate((field) => field === document.activeElement)).toBe(true);
      await search.dialog.getByRole('link', { name: 'Bekijk alle situaties' }).click();
      await page.waitForURL(/\/nl\/troefcall\/situations\/$/);
    });
  });
});

describe('a list of hits', () => {
  it('is final only when nothing is on its way any more', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(BOOK);
      const letThrough = await heldBack(page, '**/*.deep.json');
      const search = await searcher(visitor);
      const busy = search.dialog.locator('[data-busy]');
      const asked = page.waitForRequest('**/*.deep.json');
      await search.field.fill('26b');
      await search.dialog.getByRole('option').first().waitFor();
      await asked;
      expect(await busy.getAttribute('data-busy')).toBe('true');
      letThrough();
      await search.searched();
    });
  });

  it('stands as it is where the rest of it cannot be had', async () => {
    await visit({ expects: /ERR_FAILED|Failed to/ }, async (visitor) => {
      await visitor.open(BOOK);
      await visitor.page.route('**/*.deep.json', (route) => route.abort());
      const search = await searcher(visitor);
      await search.types('26b');
      expect((await search.hits())[0]).toMatch(/^26B/);
    });
  });
});

describe('where it is looked for', () => {
  it('is the book at hand, and one step further all of them', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('revoke');
      expect((await search.hits()).join()).not.toMatch(/Bridge|Verzaking/);
      await search.everywhere();
      await search.dialog.getByRole('option', { name: /^Bridge Verzaking Begrip/ }).waitFor();
      await visitor.page.waitForURL(/\?q=revoke&scope=all$/);
      const danish = search.dialog.getByRole('option', { name: /^L’hombre Kulørsvigt Begrip/ });
      expect(await danish.getAttribute('lang')).toBe('da');
      await search.follows(/^L’hombre Kulørsvigt Begrip/);
      expect(visitor.address()).toMatch(/^da\/lhombre\/terms\/#/);
    });
  });

  it('is all books on a page of none, those in its language first', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('de/');
      const search = await searcher(visitor);
      expect(await search.dialog.getByRole('radio').count()).toBe(0);
      await search.types('revoke');
      expect((await search.hits())[0]).toMatch(/^Binokel · Sich verwerfen · Begriff/);
    });
  });

  it('stays in the edition of the page', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${BOOK}2020-2021/17/`);
      const search = await searcher(visitor);
      await search.types('26b');
      await search.follows(/^26B/);
      expect(visitor.address()).toBe(`${BOOK}2020-2021/26/#b`);
    });
  });
});

describe('a link to a search', () => {
  it('opens it, and the search is the page’s address while it is open', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${RULE}?q=26b`);
      const dialog = visitor.page.getByRole('dialog');
      await dialog.getByRole('option', { name: /^26B/ }).waitFor();
      const field = dialog.getByRole('combobox');
      expect(await field.inputValue()).toBe('26b');
      await field.fill('er praat iemand');
      await visitor.page.waitForURL(/\?q=er%20praat%20iemand$/);
      await dialog.getByRole('button', { name: 'Sluiten' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(visitor.address()).toBe(RULE);
    });
  });

  it('can be of all books', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${BOOK}?q=revoke&scope=all`);
      await visitor.page.getByRole('option', { name: /^Bridge Verzaking Begrip/ }).waitFor();
    });
  });

  it('and a case in the same address do not disturb each other', async () => {
    const situation = `${BOOK}situations/verkeerd-gespeelde-kaart/`;
    const tricks = 'Hoeveel slagen zijn er nu gesloten?';
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${situation}?fout=voor-de-beurt&q=26b`);
      await page.getByRole('option', { name: /^26B/ }).waitFor();
      expect(visitor.address()).toBe(`${situation}?fout=voor-de-beurt&q=26b`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(visitor.address()).toBe(`${situation}?fout=voor-de-beurt`);
      await onQuestion(visitor, tricks).answers('5 of meer');
      const search = await searcher(visitor);
      await search.types('kap');
      expect(visitor.address()).toBe(`${situation}?fout=voor-de-beurt&gesloten-slagen=5..13&q=kap`);
    });
  });

  it('is what Back returns to from a hit', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('26b');
      await search.follows(/^26B/);
      await visitor.page.goBack();
      await visitor.page.getByRole('option', { name: /^26B/ }).waitFor();
      expect(visitor.address()).toBe(`${BOOK}?q=26b`);
    });
  });
});

describe('what was searched before', () => {
  it('is one tap away, until it is cleared', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('26b');
      await search.follows(/^26B/);
      const again = await searcher(visitor);
      await again.dialog.getByRole('button', { name: '26b' }).tap();
      await again.dialog.getByRole('option', { name: /^26B/ }).waitFor();
      await again.field.fill('');
      await again.dialog.getByRole('button', { name: 'Wissen' }).tap();
      expect(await again.dialog.getByRole('button', { name: '26b' }).count()).toBe(0);
      const kept = await visitor.page.evaluate(() => Object.keys(localStorage));
      expect(kept).toEqual([]);
    });
  });

  it('is none where nothing may be stored, and the search works', async () => {
    await visit({}, async (visitor) => {
      await visitor.page.addInitScript(() => {
        const forbidden = {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', forbidden);
      });
      await visitor.open(BOOK);
      const search = await searcher(visitor);
      await search.types('26b');
      await search.follows(/^26B/);
      const again = await searcher(visitor);
      expect(await again.dialog.getByRole('listitem').count()).toBe(0);
    });
  });
});
