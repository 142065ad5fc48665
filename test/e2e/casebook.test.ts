/**
 * A director keeps a ruling, finds it again, amends it, takes it to another device, and has it open twice.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { queryOfParts } from '#addresses/parts.ts';
import { fileOf as fileOfCases } from '#casebook/file.ts';
import { idOf, keptCase } from '../casebook/cases.ts';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { gzipped, fileOf } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { onQuestion } from './at-the-table.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { LOADER } from './reader.ts';
import { visit, type Visitor } from './visitor.ts';

const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=6';
const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/';
const BOOK = 'nl/casebook/';
const SEVERAL = `nl/biedbond/together/?${queryOfParts([
  {
    situation: 'bieding-voor-de-beurt',
    query:
      'aan-de-beurt=rechtertegenstander&lt-accepteert=nee&lt-heeft-geboden=nee&rt-heeft-geboden=nee&rt-past=ja&soort-bieding=bod-of-doublet',
  },
  {
    situation: 'onvoldoende-bod',
    query:
      'lt-accepteert=nee&lt-heeft-geboden=nee&verbetering-mogelijk=geen&vervangende-bieding=ander-bod-of-pas&zelf-verbeterd=nee',
  },
])}`;

const saves = ({ page }: Visitor) => page.getByRole('main').getByRole('button', { name: /^(In zaakboek|Bewaard ✓)$/ });
const sheet = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Bewaard in je zaakboek' });

/** Saves a ruling, opens the casebook and exports it. */
async function savesOne(visitor: Visitor): Promise<string> {
  await visitor.open(CASE);
  await saves(visitor).click();
  await visitor.page.getByRole('button', { name: 'Klaar' }).click();
  await opensBook(visitor);
  return downloads(visitor, 'Exporteer alles (JSON)');
}

async function wipes({ page }: Visitor): Promise<void> {
  await page.getByText('Wis alles …').click();
  await page.getByRole('button', { name: 'Verwijder alle zaken' }).click();
  await page.getByText('Nog geen zaken.').waitFor();
}

/** Opens the casebook, and waits until it has been read. */
async function opensBook(visitor: Visitor): Promise<void> {
  await visitor.open(BOOK);
  await visitor.page.getByRole('heading', { name: 'Waar je zaken staan' }).waitFor();
}

/** The file that a button gives. */
async function downloads({ page }: Visitor, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const path = join(mkdtempSync(join(tmpdir(), 'casebook-')), 'file');
  await download.saveAs(path);
  return readFileSync(path, 'utf8');
}

it('a ruling is saved, found, amended, exported, cleared away and imported again', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open(CASE);
    await saves(visitor).click();
    const dialog = sheet(visitor);
    await dialog.waitFor();
    expect.soft(few(await faultsOfAxe(page, { within: 'dialog' }))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'dialog'))).toEqual([]);
    await dialog.getByLabel('Toernooi of wedstrijd').fill('Clubavond');
    await dialog.getByLabel('Tafel of plek').fill('4');
    await dialog.getByRole('link', { name: 'Naar het zaakboek' }).click();

    // The link leads to the case itself, with what was typed, and stays in the book.
    await page.waitForURL(/\/nl\/troefspel\/casebook\/#case\//);
    await page.getByRole('heading', { name: /^Vijftien strafpunten/ }).waitFor();
    await page.getByText('6 gesloten slagen').first().waitFor();
    await page.getByRole('button', { name: 'Vul aan of wijzig' }).click();
    await page.getByLabel('Wat ging goed?').fill('Rustig de feiten nagegaan');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Bewaard als nieuwe versie' }).waitFor();
    await page.getByRole('heading', { name: '3 versies' }).waitFor();
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);

    // Its ruling is replayed by the link that was kept.
    const link = page.getByRole('link', { name: 'Open de uitspraak opnieuw' });
    expect(await link.getAttribute('href')).toMatch(
      /\/2020-2021\/rulings\/verkeerde-kaart-vanaf-vijf-slagen\/\?fout=voor-de-beurt&gesloten-slagen=6&table=[0-9a-f]{10}&sum=/,
    );

    // Among few cases nothing is looked for, and who has one knows what the casebook is for.
    await page.getByRole('link', { name: 'Alle zaken' }).click();
    await page.getByRole('link', { name: /^Vijftien strafpunten/ }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Zoek in je zaken' }).count()).toBe(0);
    expect(await page.getByText('Zaken die je zelf bewaart').isVisible()).toBe(false);
    await visitor.open(`${BOOK}?words=rustig%20clubavond`);
    await page.getByRole('status').filter({ hasText: '1 zaak' }).waitFor();
    await page.getByRole('searchbox', { name: 'Zoek in je zaken' }).fill('renonce');
    await page.getByText('Geen zaak gevonden.').waitFor();
    await page.getByRole('searchbox', { name: 'Zoek in je zaken' }).fill('');
    await page.getByRole('link', { name: /^Vijftien strafpunten/ }).waitFor();
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'main'))).toEqual([]);

    const json = await downloads(visitor, 'Exporteer alles (JSON)');
    expect(await downloads(visitor, 'Exporteer als tabel (CSV)')).toMatch(/\r\n.*;Clubavond;4;.*Rustig de feiten/);
    await wipes(visitor);

    const brings = (text: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'zaakboek.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await brings(json.replace('"n": 2', '"n": "twee"'));
    await page
      .getByRole('alert')
      .filter({ hasText: /niets veranderd[^]*versions\[1\]\.n: .*twee/ })
      .waitFor();
    await page.getByText('Nog geen zaken.').waitFor();
    await brings(json);
    await page.getByRole('status').filter({ hasText: '1 nieuwe zaak' }).waitFor();
    await page.getByRole('link', { name: /^Vijftien strafpunten/ }).click();
    await page.getByRole('heading', { name: '3 versies' }).waitFor();
    expect(await page.locator('.device-warning').count()).toBe(0);
  });
});

it('words and facts that somebody altered in a file are told where the case is read', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const json = await savesOne(visitor);
    await wipes(visitor);
    const forged = json
      .replaceAll(/"verdict": "[^"]*"/g, '"verdict": "Game gewonnen"')
      .replaceAll('gesloten-slagen=6', 'gesloten-slagen=3');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'zaakboek.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
    await page.getByText('veranderd sinds hij is gemaakt').waitFor();
    await page.getByRole('link', { name: /^Game gewonnen/ }).click();
    await page.getByText('De controlecode past niet bij deze zaak').waitFor();
    await page.getByText('een andere tekst: “Vijftien strafpunten').waitFor();
  });
});

it.runIf(THOROUGH)(
  'consequences that somebody altered in a file are told in the list, at the case and in the table',
  async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      const json = await savesOne(visitor);
      expect(await downloads(visitor, 'Exporteer als tabel (CSV)')).toMatch(/;klopt;/);
      await wipes(visitor);
      const forged = json.replaceAll(/"15 strafpunten[^"]*"/g, '"1 strafpunt voor de overtreder"');
      expect(forged).not.toBe(json);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'zaakboek.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
      await page.locator('.kept-rows > li').scrollIntoViewIfNeeded();
      await page.locator('.kept-rows').getByText('tekst wijkt af van de link').waitFor();
      expect(await downloads(visitor, 'Exporteer als tabel (CSV)')).toMatch(/;tekst wijkt af van de link;/);
      await page.getByRole('link', { name: /^Vijftien strafpunten/ }).click();
      await page.getByText(/een andere tekst: “Vijftien strafpunten.* · 15 strafpunten/).waitFor();
    });
  },
);

it('a case of several parts is saved as one, found, checked part by part, and opened with its record', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open(SEVERAL);
    await page.locator('.together-parts > li').nth(1).waitFor();
    // It is no case yet while it is not told whether the two are one event.
    expect(await saves(visitor).count()).toBe(0);
    await page.getByRole('button', { name: 'Hoort bij elkaar' }).click();
    await saves(visitor).click();
    const dialog = sheet(visitor);
    await dialog.getByText('Onvoldoende bod').waitFor();
    expect.soft(few(await faultsOfAxe(page, { within: 'dialog' }))).toEqual([]);
    await dialog.getByLabel('Tafel of plek').fill('7');
    await dialog.getByRole('button', { name: 'Klaar' }).click();
    await page.getByRole('button', { name: 'Bewaard ✓' }).waitFor();
    // A second press leads to the same case.
    await saves(visitor).click();
    await page.getByRole('dialog', { name: 'Deze zaak staat al in je zaakboek' }).waitFor();
    await page.getByRole('link', { name: 'Naar het zaakboek' }).click();

    await page.getByText('Was het bod te laag én voor de beurt').first().waitFor();
    await page.getByText('Een totaal staat er pas').first().waitFor();
    expect(await page.locator('.kept-particulars').first().getByText('Situatie', { exact: true }).count()).toBe(2);
    expect.soft(few(await faultsOfAxe(page))).toEqual([]);
    const link = (await page.getByRole('link', { name: 'Open de uitspraak opnieuw' }).getAttribute('href')) ?? '';
    expect(link).toMatch(
      /\/nl\/biedbond\/[^/]+\/together\/\?part=.*&part=.*&same=1-2&.*&meets=1-open-2&sum=[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    );

    await visitor.open(`${BOOK}?words=onvoldoende%20voor%20de%20beurt`);
    await page.getByRole('status').filter({ hasText: '1 zaak' }).waitFor();
    const json = await downloads(visitor, 'Exporteer alles (JSON)');
    expect(json).toContain('"version": 3');
    expect(await downloads(visitor, 'Exporteer als tabel (CSV)')).toMatch(
      /1\. Bieding voor de beurt\n2\. Onvoldoende bod/,
    );
    await wipes(visitor);
    const brings = (text: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'zaakboek.json', mimeType: 'application/json', buffer: Buffer.from(text) });

    // Words that do not follow are named for their part alone, and facts that do not fit by the checksum.
    const [, second = ''] = [...json.matchAll(/"verdict": "([^"]*)"/g)].map(([, verdict]) => verdict ?? '');
    await brings(json.replaceAll(`"verdict": "${second}"`, '"verdict": "Game gewonnen"'));
    await page.getByRole('link', { name: /Game gewonnen$/ }).click();
    const warning = page.locator('.device-warning');
    await warning.getByText(/^Onvoldoende bod: bij de link hoort een andere tekst/).waitFor();
    expect(await warning.locator('p').count()).toBe(1);
    await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
    await page.getByText('Nog geen zaken.').waitFor();
    await brings(json.replaceAll('soort-bieding=bod-of-doublet', 'soort-bieding=pas'));
    await page.getByText('veranderd sinds hij is gemaakt').waitFor();
    await page.locator('.kept-rows a').click();
    await warning.getByText('De controlecode past niet bij deze zaak').waitFor();
    await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
    await page.getByText('Nog geen zaken.').waitFor();

    await brings(json);
    await page.locator('.kept-rows a').click();
    await page.getByRole('link', { name: 'Open de uitspraak opnieuw' }).click();
    await page.locator('.together-parts > li').nth(1).waitFor();
    expect(visitor.address()).toContain('&sum=');
    // Decided otherwise, it is another version of the same case.
    await page.getByRole('button', { name: 'Nog eens: Onvoldoende bod' }).click();
    await page.locator('.together-parts > li').nth(2).waitFor();
    await page.getByRole('button', { name: 'Staat los van elkaar' }).last().click();
    await saves(visitor).click();
    await page.getByRole('button', { name: /^Dit is een nieuwe uitspraak in deze zaak/ }).click();
    await page.getByText('Toegevoegd als nieuwe versie van die zaak').waitFor();
    await opensBook(visitor);
    expect(await page.locator('.kept-rows > li').count()).toBe(1);
    await page.locator('.kept-rows a').click();
    await page.getByText('Nieuwe uitspraak').waitFor();
    expect(await warning.count()).toBe(0);
  });
});

it('a ruling says whether it is saved, opens the case then, and can be saved once more for another case', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const not = page.getByRole('button', { name: 'In zaakboek', exact: true });
    const is = page.getByRole('button', { name: 'Bewaard ✓' });
    await visitor.open(CASE);
    await not.click();
    await sheet(visitor).getByLabel('Tafel of plek').fill('4');
    await page.getByRole('button', { name: 'Klaar' }).click();
    // It is the first time that it is saved: no new version.
    await page.getByRole('status').filter({ hasText: 'Bewaard in je zaakboek' }).waitFor();
    await is.waitFor();
    // The same on another day, on the ruling's own page, and not for other answers.
    await visitor.open(`${RULING}?fout=voor-de-beurt&gesloten-slagen=6`);
    await is.waitFor();
    await visitor.open(CASE.replace('&gesloten-slagen=6', ''));
    await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
    await not.waitFor();
    await page.goBack();
    await not.waitFor({ state: 'hidden' });
    await visitor.open(CASE);
    await is.click();
    const again = page.getByRole('dialog', { name: 'Deze zaak staat al in je zaakboek' });
    await again.getByText(/ · tafel 4$/).waitFor();
    await again.getByRole('button', { name: 'Dit is een andere zaak: bewaar ook die' }).click();
    await sheet(visitor).getByRole('link', { name: 'Naar het zaakboek' }).click();
    await page.getByRole('link', { name: 'Alle zaken' }).click();
    await expect.poll(() => page.locator('.kept-rows > li').count()).toBe(2);
  });
});

it('two tabs both see what either does', async () => {
  await visit({ width: 1280 }, async (visitor) => {
    const { page, context, site } = visitor;
    await opensBook(visitor);
    const other = await context.newPage();
    await other.goto(`${site}${RULING}?fout=voor-de-beurt&gesloten-slagen=6`);
    await other.getByRole('button', { name: 'In zaakboek', exact: true }).click();
    await other.getByRole('button', { name: 'Klaar' }).click();
    await page.getByRole('link', { name: /^Vijftien strafpunten/ }).click();
    // One tab is in the middle of it, the other one takes the case away.
    await page.getByRole('button', { name: 'Vul aan of wijzig' }).click();
    await page.getByLabel('Aantekening').fill('Nog een getuige');
    await other.goto(`${site}${BOOK}`);
    await other.getByRole('link', { name: /^Vijftien strafpunten/ }).click();
    await other.getByRole('button', { name: 'Archiveer' }).click();
    await page.getByRole('alert').filter({ hasText: 'intussen elders gewijzigd' }).waitFor();
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    for (const each of [page, other]) {
      await each.getByRole('heading', { name: '3 versies' }).waitFor();
      await each.getByText('Nog een getuige').first().waitFor();
      await each.getByRole('button', { name: 'Haal uit het archief' }).waitFor();
    }
  });
});

it('a day is printed black on white, and on paper there is nothing to press', async () => {
  await visit({ width: 1280, scheme: 'dark' }, async (visitor) => {
    const { page } = visitor;
    await visitor.open(CASE);
    await saves(visitor).click();
    await page.getByRole('button', { name: 'Klaar' }).click();
    await opensBook(visitor);
    await page.getByRole('link', { name: 'Dagverslag' }).click();
    await page.getByRole('heading', { name: /^Dagverslag \d/ }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await page.locator('main').getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([]);
    const ink = await page
      .getByRole('heading', { name: /^Vijftien strafpunten/ })
      .evaluate((heading) => getComputedStyle(heading).color);
    expect(ink).toBe('rgb(0, 0, 0)');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
});

it('a ruling’s own page saves the case of its address, and has no button without one', async () => {
  await visit({}, async (visitor) => {
    await visitor.open(RULING);
    expect(await saves(visitor).isVisible()).toBe(false);
    await visitor.open(`${RULING}?fout=voor-de-beurt&gesloten-slagen=2`);
    await visitor.page.locator('#case-check section').waitFor();
    expect(await saves(visitor).isVisible()).toBe(false);
    await visitor.open(`${RULING}?fout=voor-de-beurt&gesloten-slagen=6`);
    await saves(visitor).click();
    await sheet(visitor).getByRole('button', { name: 'Toch niet bewaren' }).click();
    await visitor.page.getByText('Niet bewaard').waitFor();
    await opensBook(visitor);
    await visitor.page.getByText('Nog geen zaken.').waitFor();
  });
});

it('where nothing can be kept a case holds for the page, which says so', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
    await visitor.open(CASE);
    await saves(visitor).click();
    await sheet(visitor).getByRole('alert').filter({ hasText: 'privévenster' }).waitFor();
  });
});

it.runIf(THOROUGH)(
  'a list of hundreds is drawn in parts, and a slip in a name finds its case among all of them',
  async () => {
    // The site has no such book: what the case's link says is asked for all the same.
    await visit({ expects: /\/proefspel\/2024\// }, async (visitor) => {
      const { page } = visitor;
      await opensBook(visitor);
      const cases = Array.from({ length: 450 }, (_, n) =>
        keptCase({ note: n === 449 ? 'Gemeld door Willem Pietersen' : 'Gemeld door Noord' }, idOf(n + 1), 1_000 - n),
      );
      await page.locator('input[type="file"]').setInputFiles({
        name: 'zaken.json',
        mimeType: 'application/json',
        buffer: Buffer.from(fileOfCases(cases, 0)),
      });
      const rows = page.locator('.kept-rows > li');
      const more = page.getByRole('button', { name: /^Toon meer/ });
      await more.waitFor();
      expect(await rows.count()).toBe(200);
      await more.click();
      await page.getByRole('button', { name: 'Toon meer: nog 50 zaken' }).waitFor();
      expect(
        await rows
          .nth(200)
          .getByRole('link')
          .evaluate((link) => link === document.activeElement),
      ).toBe(true);
      await more.click();
      await more.waitFor({ state: 'hidden' });
      expect(await rows.count()).toBe(450);

      await page.getByRole('searchbox').fill('pieterzen');
      await page
        .getByRole('status')
        .filter({ hasText: /^1 zaak$/ })
        .waitFor();
      expect(await rows.getByText('Willem Pietersen').count()).toBe(1);

      // The newest are there before all are read, and a case that is not among them at its own address.
      await visitor.open(BOOK);
      await rows.first().waitFor();
      expect(await rows.count()).toBe(200);
      await more.waitFor();
      await visitor.open(`${BOOK}#case/${idOf(450)}`);
      await page.getByText('Gemeld door Willem Pietersen').first().waitFor();
    });
  },
);

it('says without a script that it needs one', async () => {
  await visit({ script: false }, async ({ page, open }) => {
    await open(BOOK);
    expect(await page.locator('.note.unscripted').isVisible()).toBe(true);
  });
});

/** It has 24 kB in Dutch, and some room for what another language or effect adds to its words. */
it('the casebook fetches at most 26 kB of script', async () => {
  await visit({ saves: true }, async (visitor) => {
    await opensBook(visitor);
    const files = visitor.scripts
      .filter((script) => !LOADER.test(script))
      .map((script) => fileOf(FIXTURE, script) ?? '');
    const kB = files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0) / 1000;
    expect(files.length).toBeGreaterThan(2);
    expect(kB).toBeLessThanOrEqual(26);
  });
});
