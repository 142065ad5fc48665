/** Reading with the rules at hand: what a reference says, the way back after following it, and keys. */
import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { few } from '../support/few.ts';
import { pagesOf, SITE } from '../support/site.ts';
import { clipboard } from './at-the-table.ts';
import { visit, type Visitor } from './visitor.ts';

const DESK = { width: 1280, height: 800 } as const;
const PHONE = { width: 360, height: 740 } as const;
/** A rule whose text refers to other rules, and a clause that it refers to. */
const RULE = 'nl/troefcall/30/';
/** A ruling in a case, made by the widget. */
const CASE = 'nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13';
const CITED = { name: 'regel 26A', page: 'nl/troefcall/26/', id: 'a' } as const;

describe('the text of a reference', () => {
  it('shows beside the link while the pointer rests on it or on the text, and is the clause’s own', async () => {
    await visit(DESK, async (visitor) => {
      const text = await clauseText(visitor, CITED.page, CITED.id);
      await visitor.open(RULE);
      await reference(visitor).hover();
      const card = cardOf(visitor, CITED.name);
      await card.waitFor();
      expect(plain(await card.locator('.reading-text').innerText())).toBe(text);
      expect(await reference(visitor).getAttribute('aria-details')).toBe(await card.getAttribute('id'));

      await card.hover();
      await visitor.page.waitForTimeout(600);
      expect(await card.isVisible(), 'while the pointer is on it').toBe(true);
      await visitor.heading().hover();
      await card.waitFor({ state: 'detached' });
      expect(await reference(visitor).getAttribute('aria-details')).toBeNull();
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
      await reference(visitor).hover();
      const card = cardOf(visitor, CITED.name);
      await card.waitFor();
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await page.mouse.move(...(await pointIn(reference(visitor), 0.3)));
      await page.waitForTimeout(600);
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
      await page.waitForURL(/\/26\/#a$/);
    });
  });

  it('is a sheet on a phone, with the way there under the thumb', async () => {
    await visit(PHONE, async (visitor) => {
      const text = await clauseText(visitor, CITED.page, CITED.id);
      await visitor.open(RULE);
      await reference(visitor).tap();
      const sheet = cardOf(visitor, CITED.name);
      await sheet.waitFor();
      expect(visitor.address()).toBe(RULE);
      expect(plain(await sheet.locator('.reading-text').innerText())).toBe(text);
      const { x, y, width, height } = await boxOf(sheet);
      expect([x, width, y + height]).toEqual([0, 360, 740]);
      for (const control of [sheet.getByRole('link', { name: 'Naar regel 26A' }), sheet.getByRole('button')]) {
        const { width: wide, height: high } = await boxOf(control);
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      }
      await visitor.page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await reference(visitor).evaluate((link) => link === document.activeElement), 'focus returns').toBe(true);

      await reference(visitor).tap();
      await sheet.getByRole('button', { name: 'Sluiten' }).tap();
      await sheet.waitFor({ state: 'detached' });
      await reference(visitor).tap();
      await sheet.getByRole('link', { name: 'Naar regel 26A' }).tap();
      await visitor.page.waitForURL(/\/26\/#a$/);
    });
  });

  it('scrolls within its sheet where it is long, and the way there stays in sight', async () => {
    await visit({ width: 360, height: 480 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefcall/25/');
      await page.locator('main .clauses a[href="/nl/troefcall/17/#a"]').first().tap();
      const sheet = cardOf(visitor, 'regel 17A');
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
      await visitor.open('nl/troefcall/25/');
      await visitor.page.locator('main .clauses a[href="/nl/troefcall/17/#a"]').first().hover();
      const first = cardOf(visitor, 'regel 17A');
      await first.locator('a[href="/nl/troefcall/terms/#ontduiking"]').hover();
      const next = cardOf(visitor, 'Ontduiking');
      await next.waitFor();
      await next.hover();
      await visitor.page.waitForTimeout(600);
      expect(await first.isVisible()).toBe(true);
      await visitor.heading().hover();
      await first.waitFor({ state: 'detached' });
    });
  });

  it.each([
    { of: 'a term', on: 'nl/troefcall/17/', href: '/terms/#ontduiking', says: /bekennen/ },
    { of: 'a clause in the list of penalties', on: 'nl/troefcall/penalties/', href: '/17/#a', says: /tien punten/ },
    { of: 'a whole rule', on: 'nl/troefcall/33/', href: '/32/', says: /Regel 32/ },
    { of: 'a law article', on: 'nl/bridge/situations/verzaking/', href: '/laws/#42b1', says: /42B1[^]*blinde/ },
    { of: 'a rule of another book', on: 'nl/concepts/revoke/', href: '/de/binokel/', says: /Regel/ },
  ])('is there for $of', async ({ on, href, says }) => {
    await visit(DESK, async (visitor) => {
      await visitor.open(on);
      const link = visitor.page
        .locator(`main a[href*="${href}"]:visible:not(.law-refs a, .concept :is(h2, .label) a)`)
        .first();
      await link.hover();
      const card = visitor.page.getByRole('dialog');
      await card.waitFor();
      expect(await card.innerText()).toMatch(says);
    });
  });

  it('is not there where the text stands already, nor on the way through the book', async () => {
    await visit(DESK, async (visitor) => {
      const quiet = [
        ['nl/troefcall/', '.chapters .rows a'],
        ['nl/troefcall/17/', 'nav.jump a'],
        ['nl/troefcall/17/', '.clause .n'],
        ['nl/troefcall/terms/', '.term dt a'],
        ['nl/troefcall/rulings/verkeerde-kaart-vanaf-vijf-slagen/', '.quoted-by a'],
      ] as const;
      for (const [on, link] of quiet) {
        await visitor.open(on);
        await visitor.page.locator(`main ${link}`).first().hover();
        await visitor.page.waitForTimeout(700);
        expect(await visitor.page.getByRole('dialog').count(), `${on} ${link}`).toBe(0);
      }
    });
  });

  it('is there for links that a widget makes later', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open(CASE);
      await visitor.page.locator('.decision .ruling a[href$="/terms/#ontduiking"]').first().hover();
      await cardOf(visitor, 'Ontduiking').waitFor();
    });
  });

  it('leaves abbreviations their own card', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open('nl/bridge/4-2/');
      const short = visitor.page.locator('main button.abbr:visible').first();
      await short.click();
      await visitor.page.locator('.abbr-card:popover-open').waitFor();
      await visitor.page.locator('main a[href="/nl/bridge/4-2/#9b-3"]:visible').first().hover();
      await visitor.page.waitForTimeout(700);
      expect(await visitor.page.locator('.abbr-card:popover-open').count(), 'is not chased away').toBe(1);
    });
  });

  it('without a network shows what was seen before, and other links just work', async () => {
    await visit(PHONE, async (visitor) => {
      const { page, context } = visitor;
      await visitor.open(RULE);
      await reference(visitor).tap();
      await cardOf(visitor, CITED.name).getByRole('button', { name: 'Sluiten' }).tap();
      await context.setOffline(true);
      await reference(visitor).tap();
      await cardOf(visitor, CITED.name).getByRole('button', { name: 'Sluiten' }).tap();
      const other = page.locator('main .clauses .prose a[href="/nl/troefcall/32/#3"]').first();
      const asked = page.waitForRequest((request) => request.isNavigationRequest() && /\/32\/$/.test(request.url()));
      await other.tap();
      await asked;
      // What the browser itself says of a page that it cannot get.
      (visitor.troubles as string[]).splice(0);
    });
  });
});

describe('the way back', () => {
  it('leads to the very place from which a reference was followed, and is then done', async () => {
    for (const size of [PHONE, DESK]) {
      await visit(size, async (visitor) => {
        await visitor.open(RULE);
        const y = await scrolledTo(reference(visitor));
        await follow(visitor);
        const back = backLink(visitor);
        await back.waitFor();
        expect(plain(await back.innerText())).toMatch(/^‹ Terug naar regel 30/);
        expect((await boxOf(back)).height).toBeGreaterThanOrEqual(44);
        await back.click();
        await visitor.page.waitForURL((url) => url.href.endsWith(RULE));
        await expect.poll(() => visitor.page.evaluate(() => scrollY)).toBe(y);
        expect(await back.count()).toBe(0);
        expect(await visitor.page.evaluate(() => sessionStorage.length)).toBe(0);
      });
    }
  });

  it('leads back to a case as it stood', async () => {
    await visit(DESK, async (visitor) => {
      await visitor.open(CASE);
      const cited = visitor.page.locator('.decision .quote > a').first();
      const y = await scrolledTo(cited);
      await cited.hover();
      await visitor.page.locator('link[href*="/reading."]').waitFor({ state: 'attached' });
      await cited.click();
      await visitor.page.waitForURL(/\/17\/#a$/);
      await backLink(visitor).filter({ hasText: '‘Kaart verkeerd gespeeld’' }).click();
      await visitor.page.waitForURL((url) => url.href.endsWith(CASE));
      await visitor.page.locator('.decision .verdict').waitFor();
      await expect.poll(() => visitor.page.evaluate(() => Math.round(scrollY))).toBe(y);
    });
  });

  it('leads back from a jump within a page', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/bridge/4-2/');
      const inPage = page.locator('main a[href="/nl/bridge/4-2/#9b-3"]:visible').first();
      const y = await scrolledTo(inPage);
      await inPage.focus();
      await page.locator('link[href*="/reading."]').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      const back = backLink(visitor);
      await back.waitFor();
      await page.keyboard.press('b');
      await back.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    });
  });

  it('goes over several references, the latest first', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await page.locator('main .clauses a[href="/nl/troefcall/30/#4"]').first().click();
      await page.waitForURL(/\/30\/#4$/);
      await backLink(visitor).filter({ hasText: 'regel 26' }).click();
      await page.waitForURL(/\/26\/#a$/);
      await backLink(visitor).filter({ hasText: 'regel 30' }).click();
      await page.waitForURL((url) => url.href.endsWith(RULE));
      expect(await backLink(visitor).count()).toBe(0);
    });
  });

  it('is not offered to whoever came another way', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await backLink(visitor).waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.href.endsWith(RULE));
      await page.mouse.move(300, 300);
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await backLink(visitor).count(), 'after Back').toBe(0);
      await visitor.open(`${CITED.page}#${CITED.id}`);
      await page.mouse.move(310, 310);
      await page.waitForTimeout(300);
      expect(await backLink(visitor).count(), 'at the same address, typed').toBe(0);
    });
  });

  it('can be sent away', async () => {
    await visit(PHONE, async (visitor) => {
      await visitor.open(RULE);
      await follow(visitor);
      await visitor.page.getByRole('button', { name: 'Verbergen' }).tap();
      expect(await backLink(visitor).count()).toBe(0);
      await visitor.page.reload();
      await visitor.page.mouse.move(100, 200);
      await visitor.page.waitForTimeout(300);
      expect(await backLink(visitor).count()).toBe(0);
    });
  });

  it('covers neither the doors nor the end of the page on a phone', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await follow(visitor);
      await backLink(visitor).waitFor();
      const doors = await boxOf(page.locator('.doors-bar'));
      const pill = () => boxOf(page.locator('.return'));
      expect((await pill()).y + (await pill()).height).toBeLessThanOrEqual(doors.y + 1);
      await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      });
      const foot = await boxOf(page.locator('.foot'));
      expect((await pill()).y).toBeGreaterThanOrEqual(foot.y + foot.height - 1);
      expect((await pill()).y + (await pill()).height).toBeLessThanOrEqual(doors.y + 1);
    });
  });

  it('is told nothing wrong by storage that is full of nonsense or forbidden', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => {
        sessionStorage.setItem('arbiter:return', '[{"from":"javascript:alert(1)"}]');
        localStorage.setItem('arbiter:keys', '{');
      });
      await visitor.open(RULE);
      await page.mouse.move(200, 200);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor();
      expect(await backLink(visitor).count()).toBe(0);
    });
    await visit(DESK, async (visitor) => {
      await visitor.page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        }
      });
      await visitor.open(RULE);
      await follow(visitor);
      await visitor.page.keyboard.press('?');
      const box = visitor.page.getByRole('checkbox', { name: /één toets/ });
      await box.uncheck();
      await visitor.page.keyboard.press('Escape');
      await visitor.page.keyboard.press('?');
      await visitor.page.waitForTimeout(300);
      expect(await box.count(), 'the choice holds for this page').toBe(0);
    });
  });
});

it('every count of who cites is the number of links beneath it', () => {
  const counts = pagesOf(SITE)
    .filter(({ type, redirect }) => type === 'rule' && !redirect)
    .flatMap(({ url, document }) => [
      ...document.querySelectorAll('details.cited').map((each) => ({
        url,
        says: each.querySelector('summary')?.text ?? '',
        links: each.querySelectorAll('a').length,
      })),
      ...document.querySelectorAll('section[aria-labelledby="cited"]').map((each) => ({
        url,
        says: each.querySelector('h2')?.text ?? '',
        links: each.querySelectorAll('a').length,
      })),
    ]);
  expect(counts.length).toBeGreaterThan(100);
  const wrong = counts.filter(({ says, links }) => Number(/\d+/.exec(says)?.[0]) !== links);
  expect(few(wrong.map(({ url, says, links }) => `${url} “${says.trim()}” ${links}`))).toEqual([]);
});

describe('keys', () => {
  it('are listed at ?, and lead to the next and the previous rule', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Sneltoetsen' });
      await list.waitFor();
      expect(await list.locator('kbd').allInnerTexts()).toEqual(['/', 'Ctrl', 'K', 'j', 'k', 'c', 'b', '?', 'Esc']);
      await page.keyboard.press('j');
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(visitor.address()).toBe(RULE);
      await page.keyboard.press('j');
      await page.waitForURL(/\/nl\/troefcall\/31\/$/);
      await page.keyboard.press('k');
      await page.waitForURL(/\/nl\/troefcall\/30\/$/);
    });
  });

  it('copy the permanent link of the clause in view, and say which', async () => {
    await visit({ width: 768, height: 500 }, async (visitor) => {
      const { page } = visitor;
      const copied = async (says: RegExp) => {
        await page.keyboard.press('c');
        await page.getByRole('status').filter({ hasText: says }).waitFor();
        return (await clipboard(visitor)).replace(/^.*?\/nl/, '/nl');
      };
      await visitor.open('nl/troefcall/17/');
      await page.locator('[id="2"]').evaluate((clause) => {
        clause.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
      expect(await copied(/^Link naar regel 17, lid 2 gekopieerd$/)).toBe('/nl/troefcall/2020-2021/17/#2');
      await page.locator('#a .n').focus();
      expect(await copied(/^Link naar regel 17A gekopieerd$/)).toBe('/nl/troefcall/2020-2021/17/#a');
      await visitor.open('nl/troefcall/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
      expect(await copied(/deze pagina/)).toBe('/nl/troefcall/2020-2021/rulings/verkeerde-kaart-vanaf-vijf-slagen/');
      await visitor.open('nl/troefcall/terms/');
      expect(await copied(/deze pagina/)).toBe('/nl/troefcall/2020-2021/terms/');
    });
  });

  it('do nothing while somebody types, nor together with Ctrl', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/troefcall/penalties/');
      await page.getByRole('searchbox').first().fill('kaart');
      await page.keyboard.type('?jkcb');
      await page.waitForTimeout(300);
      expect(await page.getByRole('searchbox').first().inputValue()).toBe('kaart?jkcb');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await visitor.open(RULE);
      await page.keyboard.press('Control+j');
      await page.waitForTimeout(300);
      expect(visitor.address()).toBe(RULE);
    });
  });

  it('can be turned off, for good, and on again without a key', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      const list = page.getByRole('dialog', { name: 'Sneltoetsen' });
      await visitor.open(RULE);
      await page.keyboard.press('?');
      await list.getByRole('checkbox').uncheck();
      await list.getByRole('button', { name: 'Sluiten' }).click();
      await visitor.open(RULE);
      for (const key of ['j', '?', '/']) await page.keyboard.press(key);
      await page.waitForTimeout(400);
      expect(visitor.address()).toBe(RULE);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.getByRole('button', { name: 'Sneltoetsen' }).click();
      await list.getByRole('checkbox').check();
      await list.getByRole('button', { name: 'Sluiten' }).click();
      await page.keyboard.press('j');
      await page.waitForURL(/\/31\/$/);
    });
  });
});

describe('everybody can use', () => {
  const states: readonly {
    readonly what: string;
    readonly size: { readonly width: number; readonly height: number };
    readonly open: (visitor: Visitor) => Promise<void>;
  }[] = [
    { what: 'the text beside a link', size: DESK, open: (visitor) => shown(visitor, 'hover') },
    { what: 'the sheet', size: PHONE, open: (visitor) => shown(visitor, 'tap') },
    {
      what: 'the way back on a phone',
      size: PHONE,
      open: async (visitor) => {
        await follow(visitor);
        await backLink(visitor).waitFor();
      },
    },
    {
      what: 'the way back at a desk',
      size: DESK,
      open: async (visitor) => {
        await follow(visitor);
        await backLink(visitor).waitFor();
      },
    },
    {
      what: 'the list of keys',
      size: DESK,
      open: async ({ page }) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
  it.each(states)('$what, light and dark', async ({ size, open }) => {
    await visit(size, async (visitor) => {
      const { page } = visitor;
      await visitor.open(RULE);
      await open(visitor);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(few(await faultsOfAxe(page)), colorScheme).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
});

it('below a path all of it works the same', async () => {
  await visit({ ...PHONE, site: inject('siteBelow') }, async (visitor) => {
    await visitor.open(RULE);
    await follow(visitor);
    await backLink(visitor).click();
    await visitor.page.waitForURL((url) => url.pathname === '/arbiter/nl/troefcall/30/');
  });
});

/** The first reference to the cited clause in the rule's text. */
function reference({ page }: Visitor): Locator {
  return page.locator('main .clauses .prose a[href$="/26/#a"]').first();
}

function cardOf({ page }: Visitor, name: string): Locator {
  return page.getByRole('dialog', { name });
}

function backLink({ page }: Visitor): Locator {
  return page.getByRole('link', { name: /Terug naar/ });
}

/** Follows the reference the way one does on this device. */
async function follow(visitor: Visitor): Promise<void> {
  if ((visitor.page.viewportSize()?.width ?? 0) < 600) {
    await reference(visitor).tap();
    await cardOf(visitor, CITED.name).getByRole('link', { name: 'Naar regel 26A' }).tap();
  } else {
    await reference(visitor).hover();
    await cardOf(visitor, CITED.name).waitFor();
    await reference(visitor).click();
  }
  await visitor.page.waitForURL(/\/26\/#a$/);
}

async function shown(visitor: Visitor, by: 'hover' | 'tap'): Promise<void> {
  await reference(visitor)[by]();
  await cardOf(visitor, CITED.name).waitFor();
}

/** A clause as it is read on its own page, without who cites it. */
async function clauseText(visitor: Visitor, page: string, id: string): Promise<string> {
  await visitor.open(page);
  const text = await visitor.page.locator(`[id="${id}"] > .prose`).evaluate((prose) => {
    for (const each of prose.querySelectorAll('.cited')) each.remove();
    return (prose as HTMLElement).innerText;
  });
  expect(text.trim()).not.toBe('');
  return plain(text);
}

/** Brings a link into the middle of the screen, and says how far the page is scrolled then. */
async function scrolledTo(link: Locator): Promise<number> {
  return link.evaluate((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Math.round(scrollY);
  });
}

async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error('the Tab key does not get to the link');
}

async function pointIn(link: Locator, part: number): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(link);
  return [x + width * part, y + height / 2];
}

async function boxOf(locator: Locator) {
  await locator.first().waitFor();
  const box = await locator.first().boundingBox();
  if (!box) throw new Error('is not on the page');
  return box;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

async function faultsOfAxe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly, resultTypes: ['violations'] }),
    tags,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}
