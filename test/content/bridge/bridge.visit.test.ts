import { describe, expect, it } from 'vitest';
import { changes, onQuestion, rulingIs } from '../../e2e/at-the-table.ts';
import { editionOf, situationOf } from '../../support/edition.ts';
import { filesBelow, SITE } from '../../support/site.ts';
import { faultsOfAxe, smallTargets } from '../../e2e/faults.ts';
import { visitSite as visit } from '../../e2e/visitor.ts';

const CALLS = 'nl/bridge/situations/bieding-voor-de-beurt/';
const REPEAT = 'De overtreder moet zijn bieding herhalen';

describe('a bid out of turn, when it was the turn of the opponent on the right', () => {
  it('is settled in the order of the protocol, with the article it rests on', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(CALLS);
      await onQuestion(visitor, 'Wie was er aan de beurt om te bieden?').answers('Zijn rechtertegenstander');
      await onQuestion(
        visitor,
        'Had de rechtertegenstander zelf al geboden, nog voordat de linkertegenstander bood of mocht kiezen?',
      ).answers('Nee');
      await onQuestion(visitor, 'Heeft de linkertegenstander van de overtreder na deze bieding al geboden?').answers(
        'Nee',
      );
      await onQuestion(visitor, 'Wat deed de speler voor zijn beurt?').answers('Hij bood, doubleerde of redoubleerde');
      const accepts = onQuestion(visitor, 'Accepteert de linkertegenstander de foute bieding?');
      await accepts.isAsked();
      const choice = visitor.page.locator('.decision');
      expect(await choice.innerText()).toContain('De keuze is aan de linkertegenstander');
      expect(await choice.getByRole('button', { name: /^Ja/ }).innerText()).toContain(
        'blijft staan, zonder rechtzetting',
      );
      expect(await choice.getByRole('button', { name: /^Nee/ }).innerText()).toContain(REPEAT);
      await accepts.answers('Nee');
      await onQuestion(visitor, 'Past de rechtertegenstander nu hij aan de beurt is?').answers('Ja');
      await rulingIs(visitor, REPEAT, []);
      await choice.getByRole('link', { name: /^31A1/ }).click();
      await visitor.page.waitForURL(/\/nl\/bridge\/laws\/#31a1$/);
      await visitor.page.getByRole('heading', { name: /^31A1/ }).waitFor();
      // Its row is open.
      await visitor.page.locator('[id="31a1"]').getByRole('link').first().waitFor();
    });
  });
});

describe('a ruling that keeps the director at the table', () => {
  it('has reminders that stay ticked off through other answers and on its own page, until another case begins', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      const box = () => page.getByRole('checkbox', { name: /^De verplichte pas gedaan is/ });
      await visitor.open(
        `${CALLS}?aan-de-beurt=rechtertegenstander&rt-heeft-geboden=nee&lt-heeft-geboden=nee&soort-bieding=pas&pas-kunstmatig=nee&lt-accepteert=nee`,
      );
      await box().check();
      await changes(visitor, /linkertegenstander weigert/);
      await page.goBack();
      expect(await box().isChecked()).toBe(true);
      await visitor.follow('Wanneer dit geldt, met voorbeelden');
      await page.waitForURL(/\/rulings\//);
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.reminders input')?.checked);
      await visitor.open(CALLS);
      await page.locator('.decision[data-ready="true"]').waitFor();
      await visitor.open(
        `${CALLS}?aan-de-beurt=rechtertegenstander&rt-heeft-geboden=nee&lt-heeft-geboden=nee&soort-bieding=pas&pas-kunstmatig=nee&lt-accepteert=nee`,
      );
      expect(await box().isChecked()).toBe(false);
    });
  });

  it('leads on to what comes next, with the answers that are asked there too', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(
        `${CALLS}?aan-de-beurt=partner&lt-heeft-geboden=nee&soort-bieding=bod-of-doublet&lt-accepteert=nee&vergelijkbaar=nee`,
      );
      await visitor.follow(/^Voorspeelbeperking/);
      await page.waitForURL(
        /\/situations\/voorspeelbeperking\/\?ingetrokken-bieding=bod-of-doublet&vergelijkbaar=nee$/,
      );
      await onQuestion(visitor, 'Is de overtreder tegenspeler geworden?').isAsked();
    });
  });
});

describe('somebody with a phone who wants to know what an article says', () => {
  it('finds it however it is written, with what rests on it', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/bridge/');
      await visitor.follow('Artikelen');
      const field = page.getByRole('searchbox');
      const shown = () =>
        page
          .locator('[data-article]:not([data-around]):visible')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-article')));
      for (const query of ['27B1(a)', 'art. 27b1a', '27 b1 a']) {
        await field.fill(query);
        expect(await shown(), query).toEqual(['27B1(a)']);
        // What is found alone is all that was asked for.
        expect(await page.locator('[id="27b1-a"]').isVisible(), query).toBe(true);
      }
      await field.fill('27 b1');
      expect(await shown()).toEqual(['27B1(a)', '27B1(b)']);
      expect(await page.locator('[id="27b1-a"]').isVisible()).toBe(false);
      await field.fill('vergelijkbare');
      expect(await shown()).toContain('27B1(b)');
      await field.fill('zzz');
      await page.getByText('Geen artikel gevonden.').waitFor();
    });
  });

  it('finds its row open behind a link, and every other article in the list, without a script', async () => {
    await visit({ script: false }, async ({ page, open }) => {
      await open('nl/bridge/laws/#27b1-a');
      const row = page.locator('[data-article="27B1(a)"]');
      expect(await row.innerText()).toContain('Verbeterd met het laagste voldoende bod');
      // What it says, marked as the article's own: nobody has to look it up elsewhere.
      expect(await page.locator('[id="27b1-a"]').innerText()).toMatch(/Het artikel zegt\s+Het laagste voldoende bod/);
      expect(await page.locator('[data-article]:visible').count()).toBe(await page.locator('[data-article]').count());
      const citing = page.locator('[id="27b1-a"]').getByRole('link').first();
      const to = new URL((await citing.getAttribute('href')) ?? '', page.url());
      expect(to.pathname).not.toBe(new URL(page.url()).pathname);
      await citing.click();
      await page.waitForURL((url) => url.href === to.href);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  });
});

describe('somebody who does not know an abbreviation', () => {
  it('gets its meaning on a look and on a tap, without a script', async () => {
    await visit({ script: false }, async ({ page, open }) => {
      await open('nl/bridge/4-3/');
      const abbreviation = page.getByRole('button', { name: /^WL/ }).first();
      await abbreviation.hover();
      const seen = await abbreviation.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(seen).not.toBe('none');
      await abbreviation.click();
      const card = page.locator('.abbr-card:popover-open');
      expect(await card.innerText()).toMatch(/WL Wedstrijdleider\s+De arbiter\./);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    });
  });
});

describe('the sheet of a procedure', () => {
  const sheets = filesBelow(SITE.root, '/procedure/index.html').filter((path) =>
    /^nl\/bridge\/situations\//.test(path),
  );

  it('exists for every situation with a procedure, and prints on two pages at most', async () => {
    expect(sheets.length).toBeGreaterThan(20);
    await visit({ width: 1280, height: 800, script: false }, async ({ page, open }) => {
      const pages: Record<string, number> = {};
      for (const sheet of sheets) {
        await open(sheet.replace(/index\.html$/, ''));
        const pdf = await page.pdf({ preferCSSPageSize: true });
        pages[sheet] = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      }
      expect(Object.entries(pages).filter(([, count]) => count !== 1 && count !== 2)).toEqual([]);
    });
  }, 180_000);

  it('has the steps in order, and every question once, with a way on for each answer', async () => {
    await visit({}, async ({ page, open }) => {
      await open('nl/bridge/situations/onvoldoende-bod/');
      await page.getByRole('link', { name: 'Stappenkaart om af te drukken' }).click();
      await page.waitForURL(/\/onvoldoende-bod\/procedure\/$/);
      const { procedure = [] } = situationOf(editionOf('bridge', '.'), 'onvoldoende-bod').data;
      expect(procedure.length).toBeGreaterThan(1);
      expect(await page.locator('.checklist > li').count()).toBe(procedure.length);
      const targets = await page
        .locator('.sheet-next')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      for (const target of targets) expect(await page.locator(`[id="${target?.slice(1) ?? ''}"]`).count()).toBe(1);
    });
  });
});

describe('somebody at the table who does not want to mix up left and right', () => {
  it('taps who erred, reads the seats in the questions and the ruling, and hands them on', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(CALLS);
      const door = page.getByRole('button', { name: 'Wie zit waar?' });
      await door.focus();
      await page.keyboard.press('Enter');
      const offender = page.getByRole('group', { name: 'Waar zit de overtreder?' });
      await offender.getByRole('radio', { name: 'Noord' }).focus();
      await page.keyboard.press('Space');
      await offender.getByRole('radio', { name: 'Oost, de linkertegenstander' }).waitFor();
      await page.getByRole('button', { name: 'De overtreder zit Noord', expanded: true }).waitFor();
      // With the arrows to another seat, and back.
      await page.keyboard.press('ArrowDown');
      await offender.getByRole('radio', { name: 'Zuid, de linkertegenstander' }).waitFor();
      await page.keyboard.press('ArrowUp');
      await page.getByRole('radio', { name: 'West', exact: true }).check();
      await page.getByText('Je bent de rechtertegenstander.').waitFor();
      expect(await faultsOfAxe(page, { within: '#seats' })).toEqual([]);
      expect(await page.evaluate(smallTargets, '#seats')).toEqual([]);

      await onQuestion(visitor, 'Wie was er aan de beurt om te bieden?').answers('Zijn partner (Zuid)');
      await onQuestion(
        visitor,
        'Heeft de linkertegenstander (Oost) van de overtreder (Noord) na deze bieding al geboden?',
      ).answers('Ja');
      await onQuestion(
        visitor,
        'Had de partner van de overtreder (Zuid) zelf al geboden, nog vóór de linkertegenstander (Oost)?',
      ).answers('Nee');
      await onQuestion(visitor, 'Wist de linkertegenstander (Oost) toen van de bieding voor de beurt?').answers('Ja');
      await rulingIs(visitor, 'De bieding voor de beurt is geaccepteerd en blijft staan', [/de overtreder \(Noord\)/]);
      expect(new URL(page.url()).search).toBe(
        '?aan-de-beurt=partner&lt-heeft-geboden=ja&lt-wist-van-bieding=ja&partner-bood-eerst=nee&seat=n',
      );
      await changes(visitor, /De linkertegenstander \(Oost\) wist toen van de bieding voor de beurt/);
      await page.goBack();
      await page.locator('.decision').getByRole('link', { name: 'Deel', exact: true }).click();
      const text = await page.locator('.share-text').innerText();
      expect(text).toContain('de linkertegenstander (Oost) heeft na de bieding van de overtreder (Noord) al geboden');
      expect(text).toMatch(/seat=n$/);
      await page.keyboard.press('Escape');

      await visitor.follow('Wanneer dit geldt, met voorbeelden');
      await page.waitForURL(/\/rulings\/.*&seat=n$/);
      const steps = page.getByRole('region', { name: 'Nu doen' });
      await steps.getByText('de bieding van de linkertegenstander (Oost)').waitFor();
      // What is quoted speaks of any table.
      expect(await page.getByRole('region', { name: /^De regel/ }).innerText()).not.toContain('(Oost)');
    });
  });

  it('is asked again at the next table, and a seat that there is none of is dropped', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(
        `${CALLS}?aan-de-beurt=partner&lt-heeft-geboden=ja&partner-bood-eerst=nee&lt-wist-van-bieding=ja&seat=s`,
      );
      await page.locator('.decision .chips').getByText('de overtreder (Zuid)').waitFor();
      await page.locator('.decision').getByRole('link', { name: 'Opnieuw', exact: true }).click();
      await onQuestion(visitor, 'Wie was er aan de beurt om te bieden?').isAsked();
      await page.getByRole('button', { name: 'Wie zit waar?' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await visitor.open(`${CALLS}?aan-de-beurt=partner&seat=x`);
      await onQuestion(visitor, 'Heeft de linkertegenstander van de overtreder na deze bieding al geboden?').isAsked();
      expect(new URL(page.url()).search).toBe('?aan-de-beurt=partner');
    });
  });
});

it('a printed translation says where the text is that counts, with the host, as it does of itself', async () => {
  await visit({ width: 1280 }, async ({ page, open }) => {
    await open('en/bridge/rulings/kleine-strafkaart/');
    await page.locator('.paper-qr path').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const { host } = new URL(page.url());
    const head = await page.locator('.paper-head').innerText();
    for (const language of ['en', 'nl'])
      expect(head).toMatch(new RegExp(`${host}\\S*/${language}/bridge/rulings/kleine-strafkaart/`));
  });
});
