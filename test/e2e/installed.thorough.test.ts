/** A book on a device: installed, kept and removed, opened by sharing from another app, and updated. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { PUTTING_AWAY } from '../support/putting-away.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { visit, type Visitor } from './visitor.ts';

const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/?fout=voor-de-beurt&gesloten-slagen=6';

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name });

/** A line that costs something, so that a book is not kept by itself. */
async function onTheRoad(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { type: 'cellular' }, configurable: true }),
  );
}

const placeOf = (notice: Locator) => notice.evaluate((each) => getComputedStyle(each).position);

/** Touches the page, from which on it is more than text. */
async function touches(page: Page): Promise<void> {
  await page.locator('main').click({ position: { x: 2, y: 2 } });
}

it('a browser reads the manifest of a book on any of its pages, and finds nothing wrong with it', async () => {
  await visit({}, async ({ page, context, open }) => {
    await open('nl/troefspel/17/');
    await touches(page);
    await page.waitForSelector('link[rel="manifest"]', { state: 'attached' });
    const devtools = await context.newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(url).toMatch(/nl\/troefspel\/app\.webmanifest$/);
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '').short_name).toBe('Troefspel');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The windows of a test are private ones.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});

it('what another app hands over opens its page, or the search with its words', async () => {
  await visit({}, async ({ page, site, open, address }) => {
    await page.goto(`${site}nl/troefspel/?q=${encodeURIComponent(`Vijftien strafpunten: ${site}${RULING}`)}`);
    await page.waitForURL(site + RULING);
    const field = page.getByRole('dialog').getByRole('combobox');
    await open(`nl/troefspel/?q=${encodeURIComponent('er praat iemand https://elders.example/nl/')}`);
    await expect.poll(() => field.inputValue()).toBe('er praat iemand');
    // The shortcut of an installed book.
    await open('nl/troefspel/?q=');
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await expect.poll(address).toBe('nl/troefspel/');
  });
});

it('a book is offered on its front page, once, to who has seen a ruling, and covers nothing', async () => {
  await visit({ width: 360, workers: true }, async ({ page, open }) => {
    await onTheRoad(page);
    const offered = page.getByRole('region', { name: 'Over dit reglement op je toestel' });
    const isOffered = async (path: string): Promise<boolean> => {
      await open(path);
      await touches(page);
      await page.waitForTimeout(2500);
      return (await offered.count()) > 0;
    };
    expect(await isOffered('nl/troefspel/'), 'before a ruling').toBe(false);
    expect(await isOffered(RULING), 'on a ruling').toBe(false);
    expect(await isOffered('nl/troefspel/17/'), 'on a rule').toBe(false);
    // Not while that would move what is in sight.
    expect(await isOffered('nl/troefspel/'), 'where the tiles end in sight').toBe(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await offered.getByText(/^Troefspel: ook zonder netwerk\? .*B$/).waitFor();
    expect(await placeOf(offered)).toBe('static');
    expect(await offered.evaluate((each) => each.previousElementSibling?.className)).toBe('tiles');
    await offered.scrollIntoViewIfNeeded();
    expect((await offered.boundingBox())?.height).toBeLessThanOrEqual(90);
    expect.soft(few(await faultsOfAxe(page, { within: '.packed-notice' }))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, '.packed-notice'))).toEqual([]);
    await offered.getByRole('button', { name: 'Niet nu' }).click();
    await offered.waitFor({ state: 'detached' });
    expect(await isOffered('nl/troefspel/'), 'a second time').toBe(false);
  });
});

it('a book is kept and removed by keyboard, and a newer text is told of and waits', { timeout: 180_000 }, async () => {
  await visit({ workers: true }, async (visitor) => {
    const { page, open } = visitor;
    await onTheRoad(page);
    await open('nl/offline/');
    await page
      .getByText(/^Staat niet op dit toestel · .+B downloaden, evenveel op het toestel$/)
      .first()
      .waitFor();
    await button(visitor, 'Download Troefspel').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Troefspel staat op dit toestel.' }).waitFor(PUTTING_AWAY);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Verwijder');
    await page.getByText(/^Staat op dit toestel · neemt/).waitFor();
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);

    // Some weeks later the site has another text.
    await page.addInitScript(() => {
      const [now, fetches] = [Date.now(), fetch];
      Date.now = () => now + 40 * 86_400_000;
      globalThis.fetch = async (address, init) => {
        const came = await fetches(address, init);
        if (!String(address).endsWith('packs/release.json')) return came;
        return Response.json({ ...(await came.json()), id: 'another', day: '2031-05-04' });
      };
    });
    const notice = page.getByRole('region', { name: 'Over dit reglement op je toestel' });
    await open(RULING);
    await touches(page);
    await notice.getByText('De tekst van Troefspel is veranderd. Op de site staat die van 4 mei 2031.').waitFor();
    await notice.getByText(/blijft bij de tekst waarmee je begon/).waitFor();
    expect(await placeOf(notice), 'in front of nothing that is answered').toBe('static');
    expect.soft(few(await faultsOfAxe(page, { within: '.packed-notice' }))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, '.packed-notice'))).toEqual([]);

    // It has waited; on a page where nothing is under way it may be taken, and then the page be loaded anew.
    await open('nl/troefspel/17/');
    await touches(page);
    await notice.getByText('Hier verandert niets tot je die ophaalt.').waitFor();
    expect(await placeOf(notice), 'in sight, where a page is read').toBe('sticky');
    await notice.getByRole('button', { name: /^Haal de nieuwe tekst/ }).click();
    await notice.getByRole('button', { name: 'Laad opnieuw' }).waitFor(PUTTING_AWAY);

    await open('nl/offline/');
    await button(visitor, 'Verwijder Troefspel').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Laat staan');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Troefspel is van dit toestel verwijderd.' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Download');
  });
});
