/** One way to hand something on, from every place. */
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { clipboard } from './at-the-table.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { visit, type Visitor } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const CASE = '?fout=voor-de-beurt&gesloten-slagen=6';
const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/';
const DATED = 'nl/troefspel/2020-2021/rulings/verkeerde-kaart-vanaf-vijf-slagen/';

/** The marks of a record, which a checksum ends. */
const MARKS = /&table=[0-9a-f]{10}&sum=[0-9A-Z]{4}-[0-9A-Z]{4}$/;

const sheet = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Deel dit' });

/** Opens the sheet with the one button for it. */
async function shares(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('main').getByRole('link', { name: 'Deel', exact: true }).first().click();
  await sheet(visitor).waitFor();
}

async function copies(
  visitor: Visitor,
  name: 'Kopieer link' | 'Kopieer als tekst' | 'Kopieer als Markdown',
): Promise<string> {
  await sheet(visitor).getByRole('button', { name }).click();
  await sheet(visitor)
    .getByRole('status')
    .filter({ hasText: /gekopieerd/ })
    .waitFor();
  return clipboard(visitor);
}

describe('a ruling in its case', () => {
  it('goes on from its own page as it came from the questions, in link and text', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(SITUATION + CASE);
      await shares(visitor);
      const link = await copies(visitor, 'Kopieer link');
      const text = await copies(visitor, 'Kopieer als tekst');
      expect(link.slice(visitor.site.length).replace(MARKS, '')).toBe(DATED + CASE);
      expect(link).toMatch(MARKS);
      expect(await copies(visitor, 'Kopieer als Markdown')).toContain(`](${link})**`);
      await sheet(visitor)
        .getByRole('radio', { name: /^Geldende tekst/ })
        .check();
      expect(await copies(visitor, 'Kopieer link')).toBe(`${visitor.site}${RULING}${CASE}`);
      await visitor.page.goto(link);
      await visitor.page.getByText('Deze feiten leiden tot deze uitspraak.').waitFor();
      await shares(visitor);
      expect(await copies(visitor, 'Kopieer link')).toBe(link);
      expect(await copies(visitor, 'Kopieer als tekst')).toBe(text);
      for (const part of [/^Vijftien strafpunten/, /15 strafpunten/, /moet/i, /supervisor/, /onze lezing/])
        expect(text).toMatch(part);
      for (const part of [/een speler speelde voor zijn beurt; er zijn 6 gesloten slagen/, /regel 17A/, /2020\/2021/])
        expect(text).toMatch(part);
      expect(text.endsWith(`\n${link}`)).toBe(true);
    });
  });

  it('does not claim what its facts do not give, and keeps them', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${RULING}?fout=voor-de-beurt&gesloten-slagen=2`);
      await shares(visitor);
      expect(await copies(visitor, 'Kopieer als tekst')).toMatch(/2 gesloten slagen[^]*Let op: bij deze feiten/);
      expect(await copies(visitor, 'Kopieer link')).toContain('gesloten-slagen=2');
    });
  });

  it('goes on paper for a dispute: what is typed stays, a wrong code is refused, a changed link is not confirmed', async () => {
    await visit({ width: 1280, height: 800 }, async (visitor) => {
      const { page } = visitor;
      const says = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
      await visitor.open(SITUATION + CASE);
      await shares(visitor);
      await sheet(visitor).getByRole('link', { name: 'Geschilformulier' }).click();
      await says('Bevestigd: de controlecode in de link klopt');
      const record = page.url();
      expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
      expect.soft(few(await page.evaluate(smallTargets, 'main')), 'smaller than a thumb').toEqual([]);
      await page.getByRole('textbox', { name: 'Spelers' }).fill('Ria en Nel');
      await page.getByRole('textbox', { name: 'Wie dat zei: Wat deed de speler?' }).fill('de supervisor');
      await page.getByRole('button', { name: 'Nu', exact: true }).click();
      await page.reload();
      await says('Bevestigd: de controlecode in de link klopt');
      expect(await page.getByRole('textbox', { name: 'Spelers' }).inputValue()).toBe('Ria en Nel');
      expect(await page.getByRole('textbox', { name: 'Wanneer' }).inputValue()).toMatch(/20\d\d/);
      const text = await page.locator('.record').innerText();
      for (const part of [
        /Troefspel[^]*5 september 2020/,
        /6 gesloten slagen/,
        /Vijftien strafpunten/,
        /15 strafpunten/,
      ])
        expect(text).toMatch(part);
      expect(text).toMatch(/Regel 17A[^]*Bij wie\s+De supervisor/);
      // Whatever it rests on beside the text stands there whole, as on the ruling's own page.
      const notes = await page.locator('[aria-labelledby="record-notes"]').innerText();
      expect(notes).toMatch(/Regel 17A · onze lezing[^]*dubbelzinnig/i);

      const field = page.getByRole('textbox', { name: 'Link of code' });
      const put = async (what: string): Promise<void> => {
        await field.fill(what);
        await field.press('Enter');
      };
      const sum = new URL(record).searchParams.get('sum') ?? '';
      await put(sum.startsWith('0') ? '1111 1111' : `0${sum.slice(1)}`);
      await says('De code die je typte, hoort niet bij deze zaak.');
      await put(sum.toLowerCase().replace('-', ' '));
      await says('De code klopt: die hoort bij deze zaak.');
      // With the facts, for whoever has nothing but the paper.
      expect(await page.locator('.record-code a').innerText()).toContain('/?fout=voor-de-beurt&gesloten-slagen=6&');
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

      await page.goto(record.replace('gesloten-slagen=6', 'gesloten-slagen=3'));
      await says(/Niet bevestigd[^]*een andere uitspraak/);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText('Niet bevestigd').isVisible()).toBe(true);
      expect(await page.locator('.record').innerText()).not.toMatch(/strafpunten|handtekening|Controlecode/);
      await page.emulateMedia({ media: null });
      // A seat only puts names to the words of a case; it is no part of what is confirmed.
      await put(`${record}&seat=n`);
      await says('Bevestigd: de controlecode in de link klopt');
      await page.getByRole('button', { name: 'Wis wat ik invulde' }).click();
      await says('Wat je had ingevuld, is gewist.');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('record')))).toEqual([]);
    });
  });
});

it('a code without its case leads to the questions, to answer them again', async () => {
  await visit({}, async ({ page, open, address }) => {
    await open('nl/troefspel/2020-2021/record/');
    const field = page.getByRole('textbox', { name: 'Link of code' });
    await field.fill('K7QF-2M9D');
    await field.press('Enter');
    await page.getByRole('status').filter({ hasText: 'nog geen zaak open' }).waitFor();
    expect.soft(few(await page.evaluate(smallTargets, 'main')), 'smaller than a thumb').toEqual([]);
    await page.getByRole('link', { name: /^Of beantwoord de vragen opnieuw met de feiten/ }).click();
    await page.waitForURL(/situations/);
    expect(address()).toBe('nl/troefspel/2020-2021/situations/');
  });
});

it('a case that is still open goes on with its answers and its next question', async () => {
  await visit({}, async (visitor) => {
    await visitor.open(`${SITUATION}?fout=voor-de-beurt`);
    await shares(visitor);
    expect(await copies(visitor, 'Kopieer link')).toMatch(
      /\/nl\/troefspel\/2020-2021\/situations\/verkeerd-gespeelde-kaart\/\?fout=voor-de-beurt$/,
    );
    expect(await copies(visitor, 'Kopieer als tekst')).toMatch(/Nog te beantwoorden: Hoeveel slagen/);
  });
});

it('a rule, a clause, a calculator and a procedure go on as links to the edition', async () => {
  await visit({}, async (visitor) => {
    await visitor.open('nl/troefspel/17/');
    await shares(visitor);
    expect(await copies(visitor, 'Kopieer link')).toMatch(/\/nl\/troefspel\/2020-2021\/17\/$/);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('#a').getByRole('link', { name: 'Deel regel 17A' }).click();
    await sheet(visitor).waitFor();
    expect(await copies(visitor, 'Kopieer link')).toMatch(/\/17\/#a$/);
    expect(await copies(visitor, 'Kopieer als tekst')).toMatch(/^Regel 17A\n[^]*tien punten[^]*2020\/2021/i);
  });
  await visit({}, async (visitor) => {
    await visitor.open('nl/biedbond/situations/verzaking/procedure/');
    await shares(visitor);
    expect(await copies(visitor, 'Kopieer link')).toMatch(/\/nl\/biedbond\/[^/]+\/situations\/verzaking\/procedure\/$/);
  });
});

describe('the device’s own sheet', () => {
  it('gets the text and the link apart, and one that is closed is no fault', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => {
        const given: unknown[] = [];
        Object.assign(globalThis, { given });
        Object.defineProperty(navigator, 'canShare', { value: () => true });
        Object.defineProperty(navigator, 'share', {
          value: (data: unknown) => {
            given.push(data);
            return Promise.reject(new DOMException('closed', 'AbortError'));
          },
        });
      });
      await visitor.open(SITUATION + CASE);
      await shares(visitor);
      await sheet(visitor).getByRole('button', { name: 'Deel via …' }).click();
      const [data] = await page.evaluate(
        () => (globalThis as unknown as { given: { title: string; text: string; url: string }[] }).given,
      );
      expect(data?.title).toMatch(/^Vijftien strafpunten/);
      expect(data?.url.slice(visitor.site.length).replace(MARKS, '')).toBe(DATED + CASE);
      expect(data?.text).not.toContain('http');
    });
  });
});

it('where the clipboard is closed the text stands there to be copied by hand', async () => {
  await visit({}, async (visitor) => {
    await visitor.page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await visitor.open(SITUATION + CASE);
    await shares(visitor);
    await sheet(visitor).getByRole('button', { name: 'Kopieer link' }).click();
    const field = sheet(visitor).getByRole('textbox');
    expect((await field.inputValue()).slice(visitor.site.length).replace(MARKS, '')).toBe(DATED + CASE);
    expect(await sheet(visitor).getByRole('status').innerText()).toMatch(/Kopieer dit zelf/);
  });
});

it('the sheet has a code, can be used by everybody, and gives the focus back', async () => {
  for (const width of [360, 1280]) {
    await visit({ width }, async (visitor) => {
      const { page } = visitor;
      await visitor.open(SITUATION + CASE);
      await shares(visitor);
      expect(
        await sheet(visitor)
          .getByRole('img', { name: /scannen/ })
          .isVisible(),
      ).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(few(await faultsOfAxe(page, { within: 'dialog' })), colorScheme).toEqual([]);
      }
      expect.soft(few(await page.evaluate(smallTargets, 'dialog'))).toEqual([]);
      await page.keyboard.press('Escape');
      await sheet(visitor).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Deel');
    });
  }
});

it('nothing of it is fetched before it is asked for', async () => {
  await visit({}, async (visitor) => {
    await visitor.open(SITUATION + CASE);
    await visitor.page.mouse.move(100, 300);
    await visitor.page.waitForLoadState('networkidle');
    const before = visitor.scripts.length;
    expect(visitor.scripts.filter((path) => /\/(?:share|mount|choose|WhatIf)\.[^/]*js$/.test(path))).toEqual([]);
    await shares(visitor);
    expect(visitor.scripts.length).toBeGreaterThan(before);
  });
});
