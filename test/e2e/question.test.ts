/**
 * A situation is its question: on a phone it is answered without scrolling, and all else comes when it is
 * asked for.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { few } from '../support/few.ts';
import { pagesOf } from '../support/site.ts';
import { onQuestion, rulingIs, UNSURE } from './at-the-table.ts';
import { SITES } from './sites.ts';
import { visit } from './visitor.ts';

const CARD = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const WHAT = 'Wat deed de speler?';
const TRICKS = 'Hoeveel slagen zijn er nu gesloten?';

describe('on a phone of 360 × 740', () => {
  it.each(SITES)(
    'every first question has an answer above 300 px, yes and no above the bar, and two lines of help at most: $name',
    async ({ name, build }) => {
      // A page in a language of which parts are missing says so above its question.
      const situations = pagesOf(build).filter(
        ({ type, dated, redirect, path }) =>
          type === 'situation' && !dated && !redirect && !path.startsWith('en/bordspel/'),
      );
      await visit({ width: 360, height: 740, site: inject(name) }, async ({ page, site }) => {
        const low: string[] = [];
        let asked = 0;
        for (const { path: address } of situations) {
          await page.goto(site + address, { waitUntil: 'domcontentloaded' });
          const seen = await firstScreen(page);
          if (seen === undefined) continue;
          asked++;
          if (seen.first >= 300) low.push(`${address}: the first answer stands at ${seen.first} px`);
          if (seen.answers === 3 && seen.last > seen.bar)
            low.push(`${address}: the last answer ends at ${seen.last} px, below the bar at ${seen.bar} px`);
          if (seen.lines > 2) low.push(`${address}: ${seen.lines} lines of help stand above the answers`);
        }
        expect(asked).toBeGreaterThan(situations.length / 2);
        expect(few(low)).toEqual([]);
      });
    },
    300_000,
  );

  it('a name stands above the first question, and one line above the others and above the ruling', async () => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open(CARD);
      const head = page.locator('.situation-head');
      expect(await head.innerText()).toMatch(/^Kaart verkeerd gespeeld\s+2–3 vragen$/);
      const before = await sizes(page);
      expect(await page.locator('.situation-about').isVisible()).toBe(true);
      expect(await page.locator('.paper-form').isVisible()).toBe(false);
      await onQuestion(visitor, WHAT).answers('Speelde voor zijn beurt');
      await onQuestion(visitor, TRICKS).isAsked();
      expect(await head.innerText()).toMatch(/^Kaart verkeerd gespeeld\s+laatste vraag$/);
      const after = await sizes(page);
      expect(after.head).toBeLessThanOrEqual(45);
      expect(after.name).toBeLessThan(before.name);
      expect(after.question).toBeGreaterThan(after.name);
      expect(await page.locator('.situation-about').isVisible()).toBe(false);
      await onQuestion(visitor, TRICKS).answers('5 of meer');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      expect(await head.innerText()).toBe('Kaart verkeerd gespeeld');
      await page.goBack();
      await page.goBack();
      await onQuestion(visitor, WHAT).isAsked();
      expect(await sizes(page)).toEqual(before);
      expect(await head.innerText()).toMatch(/2–3 vragen$/);
    });
  });

  it('a link with answers has its one line from the start, which leads back to the list', async () => {
    await visit({ width: 360, height: 740 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${CARD}?fout=voor-de-beurt`);
      expect((await sizes(page)).head).toBeLessThanOrEqual(45);
      await page.getByRole('link', { name: 'Er is iets gebeurd' }).first().click();
      await page.waitForURL(/\/nl\/troefspel\/situations\/#spelen$/);
    });
  });
});

describe('how to establish an answer', () => {
  it('is opened where it is long, by hand and by keyboard, and is closed again at the next question', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${CARD}?fout=voor-de-beurt`);
      const help = page.locator('.question details.help');
      expect(await help.locator('p').isVisible()).toBe(false);
      await help.locator('summary').focus();
      await page.keyboard.press('Enter');
      expect(await help.locator('p').innerText()).toContain('dichte stapels');
      const { height } = (await help.locator('summary').boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
    });
  });
});

describe('what stands below the questions', () => {
  it('is what to do on arriving, and one fold; under a ruling it is one fold', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(CARD);
      const arriving = page.getByText('Laat alle kaarten liggen zoals ze liggen');
      const tree = page.locator('.outline');
      expect(await arriving.isVisible()).toBe(true);
      expect(await tree.isVisible()).toBe(false);
      await page.getByText('Meer over deze situatie').click();
      await page.locator('summary', { hasText: 'Alle vragen en uitspraken' }).click();
      expect(await tree.isVisible()).toBe(true);
      await page.getByText('Meer over deze situatie').click();
      await onQuestion(visitor, WHAT).answers('Speelde voor zijn beurt');
      await onQuestion(visitor, TRICKS).answers('5 of meer');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      expect(await arriving.isVisible()).toBe(false);
      await page.getByText('Meer over deze situatie').click();
      await page.getByText('De aanpak, stap voor stap').click();
      expect(await arriving.isVisible()).toBe(true);
      await page.goBack();
      await onQuestion(visitor, TRICKS).isAsked();
      expect(await page.locator('.more').getByText('De aanpak, stap voor stap').count()).toBe(0);
      expect(await arriving.isVisible()).toBe(true);
    });
  });

  it('opens for a link to a part of it', async () => {
    await visit({}, async (visitor) => {
      await visitor.open(`${CARD}#phrases`);
      expect(await visitor.page.locator('#phrases li').first().isVisible()).toBe(true);
    });
  });

  it('lies open without a script', async () => {
    await visit({ script: false }, async (visitor) => {
      await visitor.open(CARD);
      const { page } = visitor;
      expect(await page.locator('.outline summary').first().isVisible()).toBe(true);
      expect(await page.getByText('Voor de beurt, ontduiking').isVisible()).toBe(true);
    });
  });
});

describe('what is not known', () => {
  it('is a card with a question mark and the question that helps, and is not said to be established', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${CARD}?fout=voor-de-beurt`);
      await onQuestion(visitor, TRICKS).answers(UNSURE);
      const card = page.locator('.unsettled');
      await card.waitFor();
      expect(await card.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('?');
      expect(await card.getByRole('link', { name: 'Beantwoord alsnog' }).isVisible()).toBe(true);
      const given = await page.locator('.given').innerText();
      expect(given).toMatch(/Al vastgesteld\s+Een speler speelde voor zijn beurt\s+wijzig\s+Nog niet bekend\s+Hoeveel/);
      await page.getByRole('link', { name: `beantwoord: ${TRICKS}` }).click();
      await onQuestion(visitor, TRICKS).isAsked();
    });
  });
});

describe('an answer that waits for its question', () => {
  it('has a heading of its own, is not counted as still to come, and can be asked again', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${CARD}?gesloten-slagen=3`);
      expect(await page.locator('.given').innerText()).toMatch(
        /^Bewaard tot de vraag komt\s+Er zijn 3 gesloten slagen\s+wijzig/,
      );
      await page.getByRole('link', { name: 'vraag opnieuw: Er zijn 3 gesloten slagen' }).click();
      await page.locator('.given').waitFor({ state: 'detached' });
      expect(visitor.address()).toBe(CARD);
      await onQuestion(visitor, WHAT).isAsked();
    });
  });
});

describe('what the director judges', () => {
  it('is not called a player’s choice, though what follows from it is told', async () => {
    await visit({}, async (visitor) => {
      await visitor.open('nl/biedbond/situations/voorspeelbeperking/');
      const { page } = visitor;
      await page.getByRole('heading', { name: /^Is de vervangende bieding/ }).waitFor();
      expect(await page.locator('.chooser').count()).toBe(0);
      expect(await page.locator('.question .leads').count()).toBeGreaterThan(0);
      expect(await page.locator('.outline').textContent()).not.toContain('Keuze van de overtreder');
    });
  });
});

interface FirstScreen {
  /** Where the first answer begins, and where the last one ends. */
  readonly first: number;
  readonly last: number;
  readonly answers: number;
  /** Where the bar under the thumb begins. */
  readonly bar: number;
  /** Of help that stands there unasked. */
  readonly lines: number;
}

/** Undefined where nothing is asked. */
function firstScreen(page: Page): Promise<FirstScreen | undefined> {
  return page.evaluate(() => {
    const answers = [...document.querySelectorAll('#decision .answer')].map((each) => each.getBoundingClientRect());
    const [first, last] = [answers.at(0), answers.at(-1)];
    if (!first || !last) return undefined;
    const how = document.querySelector('#decision form > .how');
    // Which text counts, and whose house rules apply, is said above the question.
    const states = [...document.querySelectorAll('main > .text-state')].map((each) => each.getBoundingClientRect());
    const gap = parseFloat(getComputedStyle(document.querySelector('main') ?? document.body).rowGap) || 0;
    const above = states.reduce((sum, { height }) => sum + height + gap, 0);
    return {
      first: Math.round(first.top - above),
      last: Math.round(last.bottom - above),
      answers: answers.length,
      bar: Math.round(document.querySelector('.doors-bar')?.getBoundingClientRect().top ?? 0),
      lines: how ? Math.round(how.getBoundingClientRect().height / parseFloat(getComputedStyle(how).lineHeight)) : 0,
    };
  });
}

/** Heights and sizes of letters, in px. */
function sizes(page: Page): Promise<{ readonly head: number; readonly name: number; readonly question: number }> {
  return page.evaluate(() => {
    const letters = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? parseFloat(getComputedStyle(element).fontSize) : 0;
    };
    return {
      head: document.querySelector('.situation-head')?.getBoundingClientRect().height ?? 0,
      name: letters('h1'),
      question: letters('.decision h2'),
    };
  });
}
