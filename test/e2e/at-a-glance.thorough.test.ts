/** A ruling in full screen, next to another one, and with another number. */
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { rulingIs } from './at-the-table.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { visit, type Visitor } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const CASE = '?fout=voor-de-beurt&gesloten-slagen=6';
const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/';
const FIFTEEN = 'Vijftien strafpunten voor de overtreder';
const TEN = 'Tien strafpunten voor de overtreder';

/** Its title, since the verdict says no more than that. */
const AMOUNT = '15 strafpunten';

const table = ({ page }: Visitor) => page.getByRole('dialog', { name: AMOUNT });

async function shows(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Toon aan iedereen' }).first().click();
  await table(visitor).waitFor();
}

describe('shown to the table', () => {
  it('the verdict fills the screen with nothing cut off, and is turned round with one tap', async () => {
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await visit({ width, height }, async (visitor) => {
        const { page } = visitor;
        await visitor.open(SITUATION + CASE);
        await shows(visitor);
        const { x, y, width: wide, height: high } = (await table(visitor).boundingBox()) ?? { x: 1, y: 1 };
        expect([x, y, wide, high]).toEqual([0, 0, width, height]);
        const cut = await page.evaluate(() => {
          const face = document.querySelector('.table-face');
          const text = document.querySelector('.table-text');
          if (!face || !text) return 'nothing there';
          return text.scrollWidth > text.clientWidth || face.scrollHeight > face.clientHeight ? 'cut off' : '';
        });
        expect(cut).toBe('');
        const said = await table(visitor).innerText();
        expect(said.match(/strafpunten/g)).toHaveLength(1);
        // What follows comes first and the rule last.
        expect(said).toMatch(/^15 strafpunten\s+ten koste van [^]*\sRegel \S+[^]*\sDraai om\s+Sluit$/);
        const letters = await page
          .getByRole('heading', { name: AMOUNT })
          .last()
          .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
        expect(letters).toBeGreaterThanOrEqual(height < 400 ? 30 : 40);
        const turn = page.getByRole('button', { name: 'Draai om' });
        await turn.click();
        expect(await page.locator('.table-face').evaluate((face) => getComputedStyle(face).rotate)).toBe('180deg');
        expect(await turn.getAttribute('aria-pressed')).toBe('true');
        await turn.click();
        expect(await page.locator('.table-face').evaluate((face) => getComputedStyle(face).rotate)).toBe('none');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(few(await faultsOfAxe(page, { within: 'dialog' })), colorScheme).toEqual([]);
        }
        expect.soft(few(await page.evaluate(smallTargets, 'dialog'))).toEqual([]);
      });
    }
  });

  it('closes with its button, with Escape and by going back, and the case stands there as before', async () => {
    const ways: readonly ((visitor: Visitor) => Promise<unknown>)[] = [
      ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Sluit' }).click(),
      ({ page }) => page.keyboard.press('Escape'),
      ({ page }) => page.goBack(),
    ];
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(SITUATION);
      await visitor.open(SITUATION + CASE);
      for (const closes of ways) {
        await shows(visitor);
        await closes(visitor);
        await table(visitor).waitFor({ state: 'detached' });
        await rulingIs(visitor, FIFTEEN, [/^15/]);
        await expect.poll(() => visitor.address()).toBe(SITUATION + CASE);
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Toon aan iedereen');
      }
      // No step of it is left in the history.
      await page.goBack();
      await expect.poll(() => visitor.address()).toBe(SITUATION);
    });
  });

  it('keeps the screen lit until it is closed, and takes that up again when the page is seen again', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => {
        const log: string[] = [];
        const request = () => {
          log.push('lit');
          return Promise.resolve({ release: () => Promise.resolve(void log.push('dark')) });
        };
        Object.assign(globalThis, { log });
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      });
      const log = () => page.evaluate(() => (globalThis as unknown as { log: string[] }).log);
      await visitor.open(SITUATION + CASE);
      await shows(visitor);
      expect(await log()).toEqual(['lit']);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(await log()).toEqual(['lit', 'lit']);
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await log()).at(-1)).toBe('dark');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect((await log()).filter((each) => each === 'lit')).toHaveLength(2);
    });
  });

  it('works where the device cannot keep its screen lit, and from the ruling’s own page', async () => {
    await visit({}, async (visitor) => {
      await visitor.page.addInitScript(() => {
        Object.defineProperty(navigator, 'wakeLock', { value: undefined });
      });
      await visitor.open(RULING);
      await shows(visitor);
      expect(await table(visitor).innerText()).toMatch(/15 strafpunten/);
    });
  });
});

describe('side by side', () => {
  it('a ruling is held against another outcome of its situation, as a link that goes on whole', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(SITUATION + CASE);
      await page.getByRole('button', { name: 'Vergelijk' }).click();
      const list = page.getByRole('dialog', { name: 'Vergelijk met' });
      await list.waitFor();
      expect.soft(few(await faultsOfAxe(page, { within: 'dialog' }))).toEqual([]);
      await list.getByRole('link', { name: /^Tien strafpunten[^]*0 tot en met 4/ }).click();
      const both = page.getByRole('region', { name: 'Naast elkaar' });
      await both.getByRole('heading', { name: TEN, exact: true }).waitFor();
      expect(visitor.address()).toBe(`${RULING}${CASE}&vs=verkeerde-kaart-tot-vier-slagen`);
      const text = await both.innerText();
      for (const part of [FIFTEEN, /15 strafpunten/, /10 strafpunten/, /regel 17A/i, /moet/i])
        expect(text).toMatch(part);
      const row = both.getByRole('row', { name: /Hoeveel slagen/ });
      expect(await row.getByRole('cell').allInnerTexts()).toEqual([
        expect.stringContaining('5 of meer'),
        expect.stringContaining('0 tot en met 4'),
      ]);
      expect(await row.innerText()).toContain('In deze zaak: er zijn 6 gesloten slagen');
      await page.getByRole('link', { name: 'Deel', exact: true }).first().click();
      expect(await page.getByRole('dialog').innerText()).toMatch(
        /Vijftien strafpunten[^]*Tien strafpunten[^]*vs=verkeerde-kaart-tot-vier-slagen/,
      );
      await page.keyboard.press('Escape');
      await both.getByRole('link', { name: 'Sluit de vergelijking' }).click();
      await page.waitForURL((url) => !url.search.includes('vs='));
      expect(visitor.address()).toBe(RULING + CASE);
    });
  });

  it('two columns on a desk, one on a phone, and everybody can read it', async () => {
    for (const [width, columns] of [
      [360, 1],
      [1280, 2],
    ] as const) {
      await visit({ width }, async (visitor) => {
        const { page } = visitor;
        await visitor.open(`${RULING}?vs=verkeerde-kaart-tot-vier-slagen`);
        const both = page.locator('.difference-one');
        await both.nth(1).waitFor();
        const lefts = await both.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().left));
        expect(new Set(lefts).size).toBe(columns);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(few(await faultsOfAxe(page, { within: '.compared' })), colorScheme).toEqual([]);
        }
        expect.soft(few(await page.evaluate(smallTargets, '.compared'))).toEqual([]);
      });
    }
  });

  it('a mangled link says what is wrong with it, and offers the others', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      for (const [other, says] of [
        ['bestaat-niet', /hoort niet bij deze situatie/],
        ['constructor', /hoort niet bij deze situatie/],
        ['verkeerde-kaart-vanaf-vijf-slagen', /met zichzelf/],
      ] as const) {
        await visitor.open(`${RULING}${CASE}&vs=${other}`);
        await page.getByRole('status').filter({ hasText: says }).waitFor();
        await page.getByText('Deze feiten leiden tot deze uitspraak.').waitFor();
      }
      await page.getByRole('button', { name: 'Vergelijk met een andere' }).click();
      await page.getByRole('dialog', { name: 'Vergelijk met' }).waitFor();
    });
  });
});

describe('what if', () => {
  it('a slider changes the ruling where the rule changes it, and the number can be taken over', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(SITUATION + CASE);
      await page.getByText(/^Wat als het er meer of minder waren/).click();
      const slider = page.getByRole('slider', { name: 'Hoeveel slagen zijn er nu gesloten?' });
      const outcome = page.locator('.what-if-outcome');
      expect(await outcome.innerText()).toMatch(/6 gesloten slagen · zo is het nu[^]*Vijftien[^]*15 strafpunten/);
      expect(await page.getByRole('button', { name: 'Neem over' }).isDisabled()).toBe(true);
      await slider.press('ArrowLeft');
      expect(await outcome.innerText()).toMatch(/5 gesloten slagen[^]*Vijftien/);
      await slider.press('ArrowLeft');
      expect(await outcome.innerText()).toMatch(/4 gesloten slagen[^]*Tien[^]*10 strafpunten/);
      expect(await slider.getAttribute('aria-valuetext')).toBe(`er zijn 4 gesloten slagen: ${TEN}`);
      expect(visitor.address()).toBe(SITUATION + CASE);
      await rulingIs(visitor, FIFTEEN, [/^15/]);
      expect.soft(few(await faultsOfAxe(page, { within: '.what-if' }))).toEqual([]);
      expect.soft(few(await page.evaluate(smallTargets, '.what-if'))).toEqual([]);
      await page.getByRole('button', { name: 'Neem over' }).click();
      await rulingIs(visitor, TEN, [/^10/]);
      expect(visitor.address()).toBe(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=4`);
      await page.goBack();
      await rulingIs(visitor, FIFTEEN, [/^15/]);
    });
  });
});
