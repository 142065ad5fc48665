/**
 * An arbiter who trains at the table: the first case by keyboard alone, and one on a phone that goes wrong.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { offered } from '#training/cases/offered.ts';
import type { TrainedSituation } from '#training/types.ts';
import { drawnAs } from './drawn.ts';
import { few } from '../support/few.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { boxOf, DESK, PHONE, tabTo } from './reader.ts';
import { visit, type Visitor } from './visitor.ts';

const TRAINING = 'nl/troefspel/training/';
const WRONG_CARD = 'verkeerd-gespeelde-kaart';

const log = (page: Page) => page.getByRole('log', { name: 'Wat je nu weet' }).getByRole('listitem');
const enough = (page: Page) => page.getByRole('button', { name: 'Ik weet genoeg' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

describe('the first case', () => {
  it('is led through by keyboard alone: what is advised is asked until one ruling is left, and that one is right', async () => {
    await visit(DESK, async (visitor) => {
      const { page } = visitor;
      await visitor.open(TRAINING);
      await tabTo(page, page.getByRole('link', { name: 'Begin met het eerste geval' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Je wordt geroepen' }).waitFor();
      await expect.poll(() => focused(page)).toBe('Je wordt geroepen');
      // What happened is for the arbiter to find out.
      expect(await page.locator('.drill').innerText()).not.toContain('Te vroeg afgetikt');
      const coach = page.getByRole('region', { name: 'Coach' });
      for (let count = 0; !(await coach.innerText()).includes('Je weet genoeg'); count++) {
        expect(count).toBeLessThan(4);
        const advised = coach.locator('.drill-table-advised');
        await tabTo(page, advised);
        // It is asked in one place only, and the other questions stand beside it, all of them in the window.
        expect(await page.getByRole('button', { name: await advised.innerText(), exact: true }).count()).toBe(1);
        const others = await page.locator('.drill-table-ask').all();
        for (const each of [advised, enough(page), ...others])
          expect(await bottomOf(each)).toBeLessThanOrEqual(DESK.height);
        expect((await boxOf(page.locator('.drill-table-asking'))).x).toBeGreaterThan((await boxOf(coach)).x + 400);
        await page.keyboard.press('Enter');
        await expect.poll(() => log(page).count()).toBe(count + 1);
        // The focus is on what comes next, and not lost with the question.
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
      }
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      await coach.getByText('Welke uitspraken zijn dat?').press('Enter');
      const left = (await coach.locator('ul').first().getByRole('listitem').allInnerTexts()).map((text) => text.trim());
      expect(left).toHaveLength(1);
      await tabTo(page, enough(page));
      await page.keyboard.press('Enter');
      const right = page.getByRole('radio', { name: left[0] ?? '', exact: true });
      await right.waitFor();
      for (let count = 0; !(await right.isChecked()); count++) {
        expect(count).toBeLessThan(6);
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Goed');
      await page.getByText('10 van de 10 punten').waitFor();
      await page.getByText(`Eerst de uitspraak: “${left[0]}.”`).waitFor();
      await page.getByText('Dat was meteen de kortste weg.').waitFor();
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      await tabTo(page, page.getByRole('button', { name: 'Volgend geval' }));
      await page.keyboard.press('Enter');
      // What comes next nobody is led through.
      await expect.poll(() => coach.count()).toBe(0);
      await expect.poll(() => focused(page)).toBe('Je wordt geroepen');
    });
  });
});

describe('the first case on a phone', () => {
  it('shows what to do first without a scroll, and what ends the questions only as loud as it is advised', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(`${TRAINING}?do=table&first`);
      const advised = page.locator('.drill-table-advised');
      const isLoud = () => enough(page).evaluate((button) => button.classList.contains('main'));
      expect(await bottomOf(advised)).toBeLessThanOrEqual((await boxOf(page.locator('.doors-bar'))).y);
      expect(await isLoud()).toBe(false);
      for (let count = 1; await advised.isVisible(); count++) {
        expect(count).toBeLessThan(5);
        await advised.tap();
        await expect.poll(() => log(page).count()).toBe(count);
        expect(await isLoud()).toBe(!(await advised.isVisible()));
        // Whatever is asked, it stands whole above the doors.
        expect(await bottomOf(enough(page))).toBeLessThanOrEqual((await boxOf(page.locator('.doors-bar'))).y);
      }
      expect(await page.evaluate(smallTargets, '.drill')).toEqual([]);
    });
  });
});

describe('at the table', () => {
  it('a thumb asks what does not matter and rules too early, and is told both', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      // A page that glides to what has the focus moves away under a thumb that is too quick.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitor.open(`${TRAINING}?do=table&of=${WRONG_CARD}&seed=duim`);
      const elsewhere = await questionElsewhere(visitor);
      await page.getByRole('button', { name: elsewhere }).tap();
      await log(page).filter({ hasText: elsewhere }).filter({ hasText: 'Dat speelt hier niet.' }).waitFor();
      expect(await page.getByRole('button', { name: elsewhere }).count()).toBe(0);
      expect(await page.evaluate(smallTargets, '.drill')).toEqual([]);
      // Whoever knows enough need not look for the way on, wherever they are.
      const { y, height } = await boxOf(enough(page));
      expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator('.doors-bar'))).y);
      // The last answer comes to stand above that button once it is off the screen, and moves nothing under
      // the thumb.
      const inItsPlace = () => enough(page).evaluate((button) => (button as HTMLElement).offsetTop);
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('.drill-table-echo').waitFor({ state: 'hidden' });
      const before = await inItsPlace();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.locator('.drill-table-echo').waitFor();
      expect(await inItsPlace()).toBe(before);
      // With its question: by itself it would read as a remark about the button.
      expect(await page.locator('.drill-table-echo').innerText()).toBe(`${elsewhere}\nDat speelt hier niet.`);
      await enough(page).tap();
      await page.getByRole('button', { name: 'Toch nog iets vragen' }).tap();
      expect(await log(page).count()).toBe(1);
      await enough(page).tap();
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).tap();
      await page.getByRole('alert').filter({ hasText: 'Kies eerst een uitspraak.' }).waitFor();
      await page.locator('.drill-option').first().tap();
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).tap();
      await expect.poll(() => focused(page)).toMatch(/^(?:Niet goed|Goed, maar gegokt)$/);
      await page.getByRole('heading', { name: 'Te vroeg beslist' }).waitFor();
      await page.getByText('Niet nodig: hoort bij een andere situatie').waitFor();
      await page.getByText(/^[04] van de 10 punten$/).waitFor();
      expect(await page.getByRole('heading', { name: 'De kortste weg' }).count()).toBe(1);
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
    });
  });
});

describe('what is said of a wrong ruling', () => {
  it('is what would have had to be true for it, and the rule in its own words', async () => {
    await visit(PHONE, async (visitor) => {
      const { page } = visitor;
      const query = `?do=ruling&of=${WRONG_CARD}&seed=woorden`;
      const drawn = await drawnAs(visitor, TRAINING, query);
      const { situation, drill } = drawn;
      const yours = offered(situation, drill).findIndex((id) => id !== drill.ruling);
      await visitor.open(TRAINING + query);
      await page.locator('.drill-option').nth(yours).tap();
      for (const field of await page.locator('.drill-amount input').all()) await field.fill('1');
      await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).tap();
      await page.getByRole('heading', { name: 'Niet goed' }).waitFor();
      await page.getByText(/^Daarvoor had (?:bijvoorbeeld )?moeten gelden:$/).waitFor();
      expect(await page.locator('.drill-instead li').count()).toBeGreaterThan(0);
      const [cite] = situation.data.rulings[drill.ruling]?.cites ?? [];
      const quoted = page.locator('.drill-grounds');
      await quoted.getByRole('link', { name: cite?.label ?? '' }).waitFor();
      expect((await quoted.locator('blockquote').first().innerText()).length).toBeGreaterThan(20);
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
    });
  });
});

describe('a case of two parts', () => {
  it('is ruled on twice, and the third question is how both go together', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open('nl/biedbond/training/');
      await page.getByRole('link', { name: /^Twee tegelijk/ }).tap();
      await page.getByRole('heading', { name: 'Twee dingen tegelijk' }).waitFor();
      const say = page.getByRole('button', { name: 'Dit is mijn uitspraak' });
      await say.tap();
      await page.getByRole('alert').filter({ hasText: 'Zeg ook hoe die twee samengaan.' }).waitFor();
      for (const each of await page.getByRole('group', { name: /^Wat is je uitspraak over:/ }).all())
        await each.locator('label').first().tap();
      await page.getByText('Het reglement zegt niet wat voorgaat').tap();
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      expect(await page.evaluate(smallTargets, '.drill')).toEqual([]);
      await say.tap();
      await page.getByRole('heading', { name: 'Hoe gaan die twee samen?' }).waitFor();
      await page.getByText('dan zeggen de protocollen niet welk van de twee geldt').waitFor();
      expect(await faultsOfAxe(page, { within: '.drill' })).toEqual([]);
      // The whole case is on the page for cases of several parts, with the answers of the story.
      await page.getByRole('link', { name: 'De hele zaak bij elkaar' }).tap();
      await page.getByText('het reglement zegt niet wat voorgaat', { exact: false }).first().waitFor();
      // A story tells one event, so that it is not asked.
      expect(await page.getByRole('button', { name: 'Hoort bij elkaar', pressed: true }).count()).toBe(1);
    });
  });
});

describe('the training page', () => {
  it.runIf(THOROUGH)(
    'has one way back from an exercise, and offers a short round to whoever has practised',
    async () => {
      await visit(PHONE, async ({ page, open }) => {
        await open(`${TRAINING}?do=ruling&of=${WRONG_CARD}&seed=kort&count=1`);
        await page.locator('.drill-option').first().tap();
        for (const field of await page.locator('.drill-amount input').all()) await field.fill('1');
        await page.getByRole('button', { name: 'Dit is mijn uitspraak' }).tap();
        await page.locator('.drill-called').waitFor();
        const back = page.locator('main').getByRole('link', { name: 'Oefenen', exact: true });
        expect(
          await page.locator('main').getByRole('link', { name: 'Troefspel' }).filter({ visible: true }).count(),
        ).toBe(0);
        await back.tap();
        await page.getByRole('heading', { name: /^Vandaag [1-5]$/ }).waitFor();
        await page.getByText(/^Ongeveer \d minu(?:ut|ten)\.$/).waitFor();
        await page
          .locator(`[data-station="${WRONG_CARD}"]`)
          .getByText(/^\d van \d+ zitten$/)
          .waitFor();
        expect(few(await faultsOfAxe(page, { within: '#training' }))).toEqual([]);
        expect(await page.evaluate(smallTargets, '#training')).toEqual([]);
        await page
          .getByText(/^(?:\d+ regels|Eén regel) om eerst te lezen$/)
          .first()
          .tap();
        await page.getByRole('link', { name: 'Oefen nu' }).tap();
        await page.getByText(/^Geval 1 van [1-5]$/).waitFor();
      });
    },
  );
});

describe('an exam on a phone', () => {
  it('begins each question at the head of the page, and has the way on under the thumb', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open(`${TRAINING}exam/?n=2&kinds=ruling&minutes=0&pass=50&seed=duim`);
      await page.getByRole('link', { name: 'Examen' }).first().waitFor();
      await page.getByRole('button', { name: 'Begin', exact: true }).tap();
      const place = page.getByRole('heading', { name: 'Vraag 1 van 2' });
      await place.waitFor();
      expect((await boxOf(place)).y).toBeLessThan(100);
      const next = page.getByRole('button', { name: 'Verder', exact: true });
      // The doors are away, onto which a thumb may slip.
      expect(await page.locator('.doors-bar').isVisible()).toBe(false);
      const end = PHONE.height;
      expect(await bottomOf(next)).toBeLessThanOrEqual(end);
      expect(await bottomOf(next)).toBeGreaterThan(end - 40);
      // What ends it stands there only at the last question; before that, below the numbers of all questions.
      const bar = page.locator('.exam-on');
      expect(await bar.getByRole('button', { name: 'Lever in' }).count()).toBe(0);
      await next.tap();
      await page.getByRole('heading', { name: 'Vraag 2 van 2' }).waitFor();
      expect(await bottomOf(bar.getByRole('button', { name: 'Lever in' }))).toBeLessThanOrEqual(end);
      expect(await page.getByRole('button', { name: 'Lever in' }).count()).toBe(1);
      await bar.getByRole('button', { name: 'Lever in' }).tap();
      // What is open is said beside the button, by number, and has the focus.
      const missing = bar.getByRole('group', { name: '2 vragen zijn niet helemaal beantwoord.' });
      await expect.poll(() => missing.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await missing.getByRole('button').allInnerTexts()).toEqual(['1', '2', 'Lever toch in']);
      expect(await bottomOf(page.getByRole('button', { name: 'Lever toch in' }))).toBeLessThanOrEqual(end);
      expect(await page.evaluate(smallTargets, 'main')).toEqual([]);
      expect(few(await faultsOfAxe(page, { within: '#exam' }))).toEqual([]);
      // Before the last question it stands below the button under the numbers.
      await missing.getByRole('button', { name: 'Vraag 1 van 2' }).tap();
      await place.waitFor();
      await page.getByRole('button', { name: 'Lever in' }).tap();
      const below = page.locator('.exam-overview').getByRole('group');
      await expect.poll(() => below.evaluate((box) => box === document.activeElement)).toBe(true);
      expect((await boxOf(below)).y).toBeGreaterThan(await bottomOf(page.getByRole('button', { name: 'Lever in' })));
    });
  });
});

describe('a clock that runs during a case on a phone', () => {
  it('lies below the button that rules, which is whole and is what a thumb hits', async () => {
    await visit(PHONE, async ({ page, open }) => {
      await open('nl/troefspel/clocks/');
      await page
        .getByRole('button', { name: /^Start\s/ })
        .first()
        .tap();
      await page.getByRole('timer').first().waitFor();
      await open(`${TRAINING}?do=ruling&seed=duim`);
      const rule = page.getByRole('button', { name: 'Dit is mijn uitspraak' });
      await rule.waitFor();
      const clocks = page.getByRole('region', { name: 'Klokken' });
      await clocks.waitFor();
      await expect.poll(async () => (await boxOf(clocks)).y - (await bottomOf(rule))).toBeGreaterThanOrEqual(0);
      await rule.tap();
      await page.getByRole('alert').filter({ hasText: 'Kies eerst een uitspraak.' }).waitFor();
    });
  });
});

describe('an exam that was handed in', () => {
  it('counts as practice: its rulings come back like any other', async () => {
    await visit(DESK, async ({ page, open }) => {
      const came = page.getByText('Uit dit reglement heb je nog niets geoefend', { exact: false });
      await open(`${TRAINING}?do=progress`);
      await came.waitFor();
      await open(`${TRAINING}exam/?n=2&kinds=ruling&minutes=0&pass=50&seed=telt-mee`);
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await page.getByRole('button', { name: 'Lever in' }).click();
      await page.getByRole('button', { name: 'Lever toch in' }).click();
      await page.getByRole('heading', { name: 'Niet geslaagd' }).waitFor();
      // Kept beside the result, which does not wait for it.
      await expect.poll(() => page.evaluate(reviewsKept)).toBeGreaterThan(0);
      await open(`${TRAINING}?do=progress`);
      await page.getByRole('button', { name: 'Oefen nu' }).waitFor();
      expect(await came.count()).toBe(0);
    });
  });
});

async function bottomOf(of: Locator): Promise<number> {
  const { y, height } = await boxOf(of);
  return y + height;
}

/** How many reviews the device keeps; none before there is a place for them. */
async function reviewsKept(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'arbiter-training')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('arbiter-training');
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onsuccess = () => {
      const db = opening.result;
      const counting = db.transaction('reviews').objectStore('reviews').count();
      counting.onsuccess = () => {
        db.close();
        resolve(counting.result);
      };
      counting.onerror = () => reject(counting.error ?? new Error('not counted'));
    };
  });
}

/** A question that can be asked here and belongs to another situation. */
async function questionElsewhere({ page, site }: Visitor): Promise<string> {
  const answer = await page.request.get(`${site}nl/troefspel/situations/${WRONG_CARD}/training.json`);
  const { beside } = (await answer.json()) as TrainedSituation;
  return beside[0]?.ask ?? '';
}
