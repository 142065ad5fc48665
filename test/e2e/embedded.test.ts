/** Pages within a page of a club's own site: what its reader sees there, and where it is refused. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clipboard } from './at-the-table.ts';
import { visit, type Visitor, type VisitOptions } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/';
const RULE = 'nl/troefspel/17/';
const CASE = '?fout=voor-de-beurt&gesloten-slagen=6';
const VERDICT = 'Vijftien strafpunten voor de overtreder';
/** Files of the site itself, which the club's page asks for. */
const ASKS = /: asks /;

/** As themes of WordPress do: a column in the middle by the margins of its blocks. */
const THEME = '<style>body > * { max-width: 40rem; margin-inline: auto }</style>';

/** The club's own site, on another port: one page, as its owner has written it. */
let club: Server;
let clubsPage = '';
let address = '';
beforeAll(async () => {
  club = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="nl"><title>Club</title>${THEME}<h1>Onze regels</h1>${clubsPage}<p>Einde</p></html>`,
    );
  });
  await new Promise<void>((done) => club.listen(0, '127.0.0.1', done));
  address = `http://localhost:${(club.address() as AddressInfo).port}/rules/`;
});
afterAll(() => {
  club.closeAllConnections();
  club.close();
});

async function opens({ page }: Visitor, html: string): Promise<FrameLocator> {
  clubsPage = html;
  await page.goto(address);
  return page.frameLocator('iframe');
}

/** On the share sheet of the page that is open: the code for other sites. */
async function embedCode(visitor: Visitor): Promise<string> {
  const sheet = visitor.page.getByRole('dialog', { name: 'Deel dit' });
  await sheet.getByRole('button', { name: 'Kopieer insluitcode' }).click();
  await sheet.getByRole('button', { name: 'Insluitcode gekopieerd' }).waitFor();
  return clipboard(visitor);
}

async function shares({ page }: Visitor): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Deel', exact: true }).first().click();
}

/** Somebody who begins on the site itself, and then visits the club's. */
function atTheClub(options: VisitOptions, story: (visitor: Visitor) => Promise<void>): Promise<void> {
  return visit({ ...options, expects: options.expects ?? ASKS }, story);
}

/** Until the frame is as high as what it shows, and no higher. */
async function fits(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const frame = page.frames().find((each) => each.url().includes('/embed/'));
      const [inside, given] = await Promise.all([
        frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight),
        page.locator('iframe').evaluate((each) => each.style.height),
      ]);
      const height = await frame?.evaluate(() => document.documentElement.getBoundingClientRect().height);
      return inside === 0 && given === `${Math.ceil(height ?? 0)}px`;
    })
    .toBe(true);
}

describe('a situation within a page of the club', () => {
  it('is asked and ruled there, as high as it is, and leads to the whole page with its case', async () => {
    await atTheClub({ width: 1280 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open(SITUATION);
      await shares(visitor);
      const code = await embedCode(visitor);
      const frame = await opens(visitor, code);
      await fits(page);
      const left = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect().left);
      expect(await left('iframe')).toBe(await left('p'));
      const before = await page.locator('iframe').evaluate((each) => each.clientHeight);
      await frame.getByRole('button', { name: 'Speelde voor zijn beurt' }).click();
      await frame.getByRole('button', { name: '5 of meer' }).click();
      await frame.getByRole('heading', { name: VERDICT }).waitFor();
      await fits(page);
      expect(await page.locator('iframe').evaluate((each) => each.clientHeight)).not.toBe(before);
      // The focus is on what is new, also for who only hears it.
      await expect.poll(() => frame.locator('h2:focus').textContent()).toBe(VERDICT);
      expect(await frame.getByRole('link', { name: 'Deel', exact: true }).count()).toBe(0);
      await frame.getByRole('link', { name: 'Bekijk de hele pagina bij Arbiter' }).click();
      await page.waitForURL(/\/situations\/verkeerd-gespeelde-kaart\/\?fout=voor-de-beurt/);
      expect(page.url()).not.toContain('/embed/');
      await page.getByRole('heading', { name: VERDICT }).waitFor();
    });
  });

  it('gets its height also where the script comes last', async () => {
    await atTheClub({}, async (visitor) => {
      const { page, site } = visitor;
      const frame = await opens(visitor, `<iframe src="${site}${SITUATION}embed/" title="Kaart"></iframe>`);
      await frame.getByRole('button', { name: 'Speelde voor zijn beurt' }).click();
      await frame.getByRole('button', { name: '5 of meer' }).waitFor();
      await page.addScriptTag({ url: `${site}embed.js` });
      await fits(page);
    });
  });

  it('is answered by keyboard, and Back takes an answer back', async () => {
    await atTheClub({ width: 1280 }, async (visitor) => {
      const { page } = visitor;
      const frame = await opens(visitor, `<iframe src="${visitor.site}${SITUATION}embed/" title="Kaart"></iframe>`);
      await frame.getByRole('button', { name: 'Speelde voor zijn beurt' }).press('Enter');
      await frame.getByRole('button', { name: '5 of meer' }).press('Enter');
      await frame.getByRole('heading', { name: VERDICT }).waitFor();
      await page.evaluate(() => history.back());
      await frame.getByRole('button', { name: '5 of meer' }).waitFor();
      expect(page.url()).toBe(address);
    });
  });

  it('can be read without scripts: every outcome, and the way to the whole page', async () => {
    await atTheClub({ script: false }, async (visitor) => {
      const frame = await opens(visitor, `<iframe src="${visitor.site}${SITUATION}embed/" title="Kaart"></iframe>`);
      await frame.locator('#outline').getByText('Speelde voor zijn beurt').first().waitFor();
      expect(await frame.locator('#decision').isVisible()).toBe(false);
      await frame.getByRole('link', { name: 'Bekijk de hele pagina bij Arbiter' }).click();
      await visitor.page.waitForURL(visitor.site + SITUATION);
    });
  });
});

it('a ruling is shown in its case, from the code of its own page as from its case’s', async () => {
  for (const shared of [SITUATION + CASE, RULING])
    await atTheClub({}, async (visitor) => {
      await visitor.open(shared);
      await shares(visitor);
      const frame = await opens(visitor, await embedCode(visitor));
      await frame.getByRole('heading', { name: VERDICT }).waitFor();
      await fits(visitor.page);
    });
});

it('a rule is shown whole, and a clause alone; both at the date of their edition', async () => {
  await atTheClub({ width: 1280 }, async (visitor) => {
    await visitor.open(RULE);
    await shares(visitor);
    const code = await embedCode(visitor);
    expect(code).toContain('nl/troefspel/2020-2021/17/embed/"');
    const clauses = await visitor.page.locator('.clause').count();
    const frame = await opens(visitor, code);
    await expect.poll(() => frame.locator('.clause:visible').count()).toBe(clauses);
    await fits(visitor.page);
    // Otherwise it would say after a while that its end is missing.
    expect(await frame.locator('html[data-half]').count()).toBe(0);

    await visitor.open(RULE);
    await visitor.page.locator('#a > .n').click();
    const ofClause = await opens(visitor, await embedCode(visitor));
    await expect.poll(() => ofClause.locator('.clause:visible').count()).toBe(1);
    await fits(visitor.page);
    await ofClause.locator('#a > .n').click();
    await visitor.page.waitForURL(/\/17\/#a$/);
  });
});

it('nothing is kept or told there, and a site that names nobody is shown nowhere', async () => {
  await atTheClub({ expects: /frame-ancestors|: asks / }, async (visitor) => {
    const { page, site } = visitor;
    const frame = await opens(
      visitor,
      `<iframe src="${site}${SITUATION}embed/" referrerpolicy="no-referrer"></iframe>`,
    );
    await frame.getByRole('button', { name: 'Speelde voor zijn beurt' }).click();
    const inside = page.frames().find((each) => each.url().startsWith(site));
    expect(await inside?.evaluate(kept)).toBe('');
    expect(await inside?.evaluate(() => document.referrer)).toBe('');
    const refused = page.waitForEvent('console', (message) => /frame-ancestors 'none'/.test(message.text()));
    await opens(visitor, `<iframe src="${inject('site')}"></iframe>`);
    await refused;
  });
});

/** What the page keeps in the browser. Some browsers give a frame of another site no storage at all. */
function kept(): string {
  try {
    return document.cookie + Object.keys(localStorage).join();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return '';
    throw error;
  }
}

it('its address is for frames: search engines are told of the whole page', async () => {
  await visit({ site: inject('fixture') }, async ({ page, open }) => {
    await open(`${SITUATION}embed/`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(/\/nl\/troefspel\/situations\/verkeerd-gespeelde-kaart\/$/);
  });
});
