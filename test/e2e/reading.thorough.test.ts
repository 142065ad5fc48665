/** The text of a reference, where it is read. */
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  cardOf,
  CASE,
  CITED,
  clauseText,
  DESK,
  MAIN_MODULE,
  PHONE,
  plain,
  pointIn,
  reference,
  RULE,
  scrolledTo,
  shown,
  stopClock,
  tabTo,
  tapFor,
  touch,
} from './reader.ts';
import { heldBack, visit } from './visitor.ts';

describe('the text of a reference', () => {
  it('shows beside the link while the pointer rests on it or on the text, and is the clause’s own', async () => {
    await visit(DESK, async (visitor) => {
      const text = await clauseText(visitor, CITED.page, CITED.id);
      await visitor.open(RULE);
      await visitor.page.clock.install();
      await reference(visitor).hover();
      const card = cardOf(visitor, CITED.name);
      await card.waitFor();
      expect(plain(await card.locator('.reading-text').innerText())).toBe(text);
      expect(await reference(visitor).getAttribute('aria-details')).toBe(await card.getAttribute('id'));

      await card.hover();
      await visitor.page.clock.runFor(1000);
      expect(await card.isVisible(), 'while the pointer is on it').toBe(true);
      await visitor.heading().hover();
      await card.waitFor({ state: 'detached' });
      expect(await reference(visitor).getAttribute('aria-details')).toBeNull();
    });
  });

  it('does not show where the page moves its link under a pointer that lies still', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await visitor.heading().hover();
      const { x, y, width, height } = await boxOf(reference(visitor));
      const at = { x: x + width / 2, y: y + height / 2 };
      await reference(visitor).evaluate((link) => link.style.setProperty('visibility', 'hidden'));
      await page.mouse.move(at.x, at.y);
      await reference(visitor).evaluate((link) => link.style.removeProperty('visibility'));
      await page.waitForTimeout(800);
      expect(await cardOf(visitor, CITED.name).count()).toBe(0);
      await page.mouse.move(at.x + 2, at.y);
      await cardOf(visitor, CITED.name).waitFor();
    });
  });

  it('stays within the screen, by the link, at any width', async () => {
    for (const width of [640, 768, 1280]) {
      await visit({ width, height: 500 }, async (visitor) => {
        await visitor.open(RULE);
        await reference(visitor).hover();
        const card = await boxOf(cardOf(visitor, CITED.name));
        const link = await boxOf(reference(visitor));
        expect(card.x).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width).toBeLessThanOrEqual(width);
        expect(card.y).toBeGreaterThanOrEqual(0);
        expect(card.y + card.height).toBeLessThanOrEqual(500);
        const covers = card.y < link.y + link.height && card.y + card.height > link.y;
        expect(covers, 'covers its own link').toBe(false);
      });
    }
  });

  it('goes with Escape, stays gone while the pointer rests there, and comes again the next time', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await page.clock.install();
      await reference(visitor).hover();
      const card = cardOf(visitor, CITED.name);
      await card.waitFor();
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await page.mouse.move(...(await pointIn(reference(visitor), 0.3)));
      await page.clock.runFor(1000);
      expect(await card.count()).toBe(0);
      await visitor.heading().hover();
      await reference(visitor).hover();
      await card.waitFor();
    });
  });

  it('shows with the keyboard’s focus, leaves with it, and Enter follows at once', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await tabTo(page, reference(visitor));
      const card = cardOf(visitor, CITED.name);
      await card.waitFor();
      expect(await reference(visitor).evaluate((link) => link === document.activeElement), 'focus stays').toBe(true);
      await page.keyboard.press('Shift+Tab');
      await card.waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      await card.waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/31\/#b$/);
    });
  });

  it('shows for whoever was at the link before the script was there', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      const card = cardOf(visitor, CITED.name);
      await visitor.open(RULE);
      let letThrough = await heldBack(page, MAIN_MODULE);
      await tabTo(page, reference(visitor));
      letThrough();
      await card.waitFor();
      await page.unrouteAll();
      await visitor.open(RULE);
      letThrough = await heldBack(page, MAIN_MODULE);
      await scrolledTo(reference(visitor));
      const [x, y] = await pointIn(reference(visitor), 0.5);
      await page.mouse.move(x, y + 200, { steps: 5 });
      await page.mouse.move(x, y, { steps: 10 });
      letThrough();
      await card.waitFor();
    });
  });

  it('is a sheet on a phone, with the way there under the thumb', async () => {
    await visit(PHONE, async (visitor) => {
      const text = await clauseText(visitor, CITED.page, CITED.id);
      await visitor.open(RULE);
      const sheet = await tapFor(visitor, reference(visitor), CITED.name);
      expect(visitor.address()).toBe(RULE);
      expect(plain(await sheet.locator('.reading-text').innerText())).toBe(text);
      const { x, y, width, height } = await boxOf(sheet);
      expect([x, width, y + height]).toEqual([0, 360, 740]);
      for (const control of [sheet.getByRole('link', { name: 'Naar regel 31b' }), sheet.getByRole('button')]) {
        const { width: wide, height: high } = await boxOf(control);
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      }
      await visitor.page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await reference(visitor).evaluate((link) => link === document.activeElement), 'focus returns').toBe(true);

      await shown(visitor);
      await sheet.getByRole('button', { name: 'Sluiten' }).tap();
      await sheet.waitFor({ state: 'detached' });
      await shown(visitor);
      await sheet.getByRole('link', { name: 'Naar regel 31b' }).tap();
      await visitor.page.waitForURL(/\/31\/#b$/);
    });
  });

  it('scrolls within its sheet where it is long, and the way there stays in sight', async () => {
    await visit({ width: 360, height: 480 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefspel/25/');
      await page.evaluate(openNotes);
      const cites = page.locator('main .clauses a[href="/nl/troefspel/17/#a"]').first();
      const sheet = await tapFor(visitor, cites, 'regel 17A');
      const go = await boxOf(sheet.getByRole('link', { name: 'Naar regel 17A' }));
      expect(go.y + go.height).toBeLessThanOrEqual(480);
      const text = sheet.getByRole('group', { name: 'regel 17A' });
      await text.focus();
      await page.keyboard.press('End');
      await expect.poll(() => text.evaluate((each) => each.scrollTop + each.clientHeight - each.scrollHeight)).toBe(0);
    });
  });

  it('leads on from one text to the next', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open('nl/troefspel/25/');
      await visitor.page.evaluate(openNotes);
      await visitor.page.clock.install();
      await visitor.page.locator('main .clauses a[href="/nl/troefspel/17/#a"]').first().hover();
      const first = cardOf(visitor, 'regel 17A');
      await first.locator('a[href="/nl/troefspel/terms/#ontduiking"]').hover();
      const next = cardOf(visitor, 'Ontduiking');
      await next.waitFor();
      await next.hover();
      await visitor.page.clock.runFor(1000);
      expect(await first.isVisible()).toBe(true);
      await visitor.heading().hover();
      await first.waitFor({ state: 'detached' });
    });
  });

  it.each([
    { of: 'a term', on: 'nl/troefspel/17/', href: '/terms/#ontduiking', says: /bekennen/ },
    { of: 'a clause in the list of penalties', on: 'nl/troefspel/penalties/', href: '/17/#a', says: /tien punten/ },
    { of: 'a whole rule', on: 'nl/troefspel/33/', href: '/32/', says: /Regel 32/ },
    {
      of: 'a law article',
      on: 'nl/biedbond/situations/verzaking/',
      href: '/laws/#42b1',
      says: /42B1[^]*blinde[^]*gevraagde kleur/,
    },
    { of: 'a rule of another book', on: 'nl/concepts/revoke/', href: '/da/solospil/16/', says: /16/ },
  ])('is there for $of', async ({ on, href, says }) => {
    await visit(DESK, async (visitor) => {
      await visitor.open(on);
      const link = visitor.page
        .locator(`main a[href*="${href}"]:visible:not(nav a, .law-refs a, .games td > p > a:first-child, .games th a)`)
        .first();
      await link.hover();
      const card = visitor.page.getByRole('dialog');
      await card.waitFor();
      expect(await card.innerText()).toMatch(says);
    });
  });

  it('is not there where the text stands already, nor on the way through the book', async () => {
    await visit({ ...DESK, saves: true }, async (visitor) => {
      const quiet = [
        ['nl/troefspel/', '.chapters .rows a'],
        ['nl/troefspel/17/', 'nav.jump a'],
        ['nl/troefspel/17/', '.clause .n'],
        ['nl/troefspel/terms/#kap', '.term:target .lookup-self'],
        ['nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/', '.quoted-by a'],
      ] as const;
      const { page } = visitor;
      const texts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') texts.push(request.url());
      });
      const rest = async (on: string, link: string) => {
        await visitor.open(on);
        await touch(visitor);
        await stopClock(page);
        await page.locator(`main ${link}`).first().hover();
        await page.clock.runFor(1000);
      };
      for (const [on, link] of quiet) {
        await rest(on, link);
        expect(await page.getByRole('dialog').count(), `${on} ${link}`).toBe(0);
        expect(texts, `${on} ${link}`).toEqual([]);
      }
      // What would be seen, and what would be asked for.
      await rest(RULE, '.clauses .prose a[href$="/31/#b"]');
      await cardOf(visitor, CITED.name).waitFor();
      expect(texts.length).toBe(1);
    });
  });

  it('is there for links that a widget makes later', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open(CASE);
      await visitor.page.locator('.decision .ruling a[href$="/terms/#ontduiking"]').first().hover();
      await cardOf(visitor, 'Ontduiking').waitFor();
    });
  });

  it('without a network shows what was seen before, and other links just work', async () => {
    // What the browser itself says of a page that it cannot get.
    await visit({ ...PHONE, expects: /ERR_INTERNET_DISCONNECTED/ }, async (visitor) => {
      const { page, context } = visitor;
      await visitor.open(RULE);
      const sheet = await tapFor(visitor, reference(visitor), CITED.name);
      await sheet.getByRole('button', { name: 'Sluiten' }).tap();
      await context.setOffline(true);
      await shown(visitor);
      await sheet.getByRole('button', { name: 'Sluiten' }).tap();
      const other = page.locator('main .clauses .prose a[href$="/terms/#baunie"]').first();
      const asked = page.waitForRequest((request) => request.isNavigationRequest() && /\/terms\/$/.test(request.url()));
      await other.tap();
      await asked;
    });
  });

  it('is not waited for too long: a tap then follows its link', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await touch(visitor);
      await page.route('**/31/', (route) => (route.request().isNavigationRequest() ? route.continue() : undefined));
      await stopClock(page);
      const asked = page.waitForRequest((request) => !request.isNavigationRequest() && /\/31\/$/.test(request.url()));
      await reference(visitor).tap();
      await asked;
      await page.clock.runFor(5000);
      await page.waitForURL(/\/31\/#b$/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});

/** Runs in the page: references also stand in notes, which are folded. */
function openNotes(): void {
  for (const notes of document.querySelectorAll<HTMLDetailsElement>('.clauses details')) notes.open = true;
}
