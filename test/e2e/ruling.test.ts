import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changes, clipboard, noRuling, onQuestion, rulingIs, triesInstead, UNSURE } from './at-the-table.ts';
import { situationData } from '../support/situation.ts';
import { visit, type Visitor } from './visitor.ts';

const DATA = situationData('troefspel', '2020-2021', 'verkeerd-gespeelde-kaart');
const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const WHAT = 'Wat deed de speler?';
const TRICKS = 'Hoeveel slagen zijn er nu gesloten?';
const BEFORE_TURN = 'Speelde voor zijn beurt';

async function comesToTheSituation(visitor: Visitor): Promise<void> {
  await visitor.open('');
  await visitor.follow(/^Troefspel$/);
  await visitor.follow(/^Er is iets gebeurd/);
  await visitor.follow(/^Kaart verkeerd gespeeld/);
  expect(visitor.address()).toBe(SITUATION);
}

describe('a card is played out of turn, with five tricks closed', () => {
  it('leads from the start page to fifteen points and the text of rule 17A', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await comesToTheSituation(visitor);
      await onQuestion(visitor, WHAT).answers(BEFORE_TURN);
      expect(visitor.address()).toBe(`${SITUATION}?fout=voor-de-beurt`);
      await onQuestion(visitor, TRICKS).answers('5 of meer');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15 (?:straf)?punten/]);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ fout: 'voor-de-beurt', 'gesloten-slagen': '5..13' });
      expect(await page.locator('.decision').innerText()).toMatch(/regel 17A/i);
      expect(await page.locator('.decision').innerText()).toMatch(/vijf gesloten slagen of meer: vijftien punten/i);
    });
  });

  it('ends its clauses within about three screens of a phone: the third and on wait behind their names', async () => {
    await visit({ width: 360, height: 740 }, async ({ page, open }) => {
      const given = 'lt-accepteert=nee&lt-heeft-geboden=nee&verbetering-mogelijk=laagste-bod&zelf-verbeterd=nee';
      await open(`nl/biedbond/situations/onvoldoende-bod/?${given}&vervangende-bieding=laagste-bod`);
      const clauses = page.locator('.cited-clauses');
      const box = await clauses.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(3 * 740);
      const third = clauses.locator('details > summary', { hasText: /^Regel 4\.2, leden (?:9B, )?10a-2, 10a-\d/ });
      const text = clauses.getByText('neemt zijn onvoldoende bod');
      expect(await text.isVisible()).toBe(false);
      await third.click();
      expect(await text.isVisible()).toBe(true);
      await third.click();
      await page.emulateMedia({ media: 'print' });
      expect(await text.isVisible()).toBe(true);
    });
  });

  it('has one line of sources above its verdict, each as high as a thumb and clear of the next', async () => {
    await visit({ width: 360, height: 740 }, async ({ page, open }) => {
      const given = 'lt-accepteert=nee&lt-heeft-geboden=nee&verbetering-mogelijk=laagste-bod&zelf-verbeterd=nee';
      await open(`nl/biedbond/situations/onvoldoende-bod/?${given}&vervangende-bieding=laagste-bod`);
      const links = page.locator('.outcome .cites a');
      await page.locator('.cited-clauses').waitFor();
      const boxes = await links.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(await links.last().innerText()).toMatch(/^en nog \d$/);
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      for (const [at, { height, right }] of boxes.entries()) {
        expect(height).toBeGreaterThanOrEqual(44);
        expect(boxes[at + 1]?.left ?? right).toBeGreaterThanOrEqual(right);
      }
      await links.last().click();
      expect(await page.locator('#clauses').evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(740);
    });
  });

  it('can be walked back and forth with the buttons of the browser', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(SITUATION);
      await onQuestion(visitor, WHAT).answers(BEFORE_TURN);
      await onQuestion(visitor, TRICKS).answers('0 tot en met 4');
      await rulingIs(visitor, 'Tien strafpunten voor de overtreder', [/^10 (?:straf)?punten/]);
      await page.goBack();
      await onQuestion(visitor, TRICKS).isAsked();
      await noRuling(visitor, DATA);
      await page.goBack();
      await onQuestion(visitor, WHAT).isAsked();
      await page.goForward();
      await page.goForward();
      await rulingIs(visitor, 'Tien strafpunten voor de overtreder', [/^10 (?:straf)?punten/]);
    });
  });

  it('follows an answer that is changed, and strikes through one that no longer matters', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=5..13`);
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      await changes(visitor, /voor zijn beurt/);
      await onQuestion(visitor, WHAT).answers('Speelde meer kaarten tegelijk');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      await changes(visitor, /meer kaarten tegelijk/);
      await onQuestion(visitor, WHAT).answers('Liet een kaart openvallen');
      await onQuestion(visitor, 'Had de caller zijn eerste kaart al gespeeld?').isAsked();
      const struck = page.locator('.given li').filter({ has: page.locator('s') });
      expect(await struck.innerText()).toMatch(/gesloten slagen[\s\S]*(?:maakt|speelt)/i);
    });
  });

  it('is decided anew in place when another answer is tried, which one tap takes back', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      const before = `${SITUATION}?fout=voor-de-beurt&gesloten-slagen=5..13`;
      await visitor.open(before);
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      await triesInstead(visitor, 'er zijn 0 tot en met 4 gesloten slagen');
      await rulingIs(visitor, 'Tien strafpunten voor de overtreder', [/^10/]);
      expect(visitor.address()).toBe(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=0..4`);
      await expect.poll(() => focused(visitor)).toBe('Tien strafpunten voor de overtreder');
      await page
        .getByRole('status')
        .filter({ hasText: 'Gewijzigd: er zijn 0 tot en met 4 gesloten slagen. De uitspraak staat er.' })
        .waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      expect(visitor.address()).toBe(before);
      expect(await page.getByRole('button', { name: 'Ongedaan maken' }).count()).toBe(0);
    });
  });

  it('asks on where another answer does not decide yet, and the way back stays at hand', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=5..13`);
      await page.locator('.why-instead').filter({ hasText: 'openvallen' }).getByRole('link').click();
      await onQuestion(visitor, 'Had de caller zijn eerste kaart al gespeeld?').isAsked();
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
    });
  });

  it('leaves an unknown answer unknown: both rulings, what is at stake, and the fact that would settle it', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${SITUATION}?fout=voor-de-beurt`);
      await onQuestion(visitor, TRICKS).answers(UNSURE);
      const text = page.locator('.decision');
      await page.getByRole('heading', { name: /nog 2 uitspraken mogelijk/ }).waitFor();
      expect(await text.innerText()).toMatch(/10[\s\S]*15/);
      expect(await text.innerText()).toContain(TRICKS);
      expect(visitor.address()).toBe(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=unknown`);
    });
  });

  it('is handed on as a link to the ruling in its edition, which agrees with its facts', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await visitor.open(`${SITUATION}?fout=voor-de-beurt&gesloten-slagen=5..13`);
      await page.getByRole('link', { name: 'Deel', exact: true }).first().click();
      await page.getByRole('button', { name: 'Kopieer link' }).click();
      await page.getByRole('button', { name: 'Link gekopieerd' }).waitFor();
      const link = await clipboard(visitor);
      expect(link).toMatch(
        /\/nl\/troefspel\/2020-2021\/rulings\/verkeerde-kaart-vanaf-vijf-slagen\/\?fout=voor-de-beurt&/,
      );
      await page.goto(link);
      await page.getByText('Deze feiten leiden tot deze uitspraak.').waitFor();
    });
  });
});

describe('by keyboard alone', () => {
  it('somebody gets from the start page to the ruling, always sees where they are, and lands on each new heading', async () => {
    await visit({ width: 1280, height: 800 }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('');
      await tabsTo(visitor, /^Troefspel$/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/troefspel\/$/);
      await tabsTo(visitor, /Er is iets gebeurd/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/situations\/$/);
      await tabsTo(visitor, /^Kaart verkeerd gespeeld/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/verkeerd-gespeelde-kaart\/$/);
      await page.waitForLoadState('load');
      await tabsTo(visitor, new RegExp(`^${BEFORE_TURN}`));
      await page.keyboard.press('Enter');
      await onQuestion(visitor, TRICKS).isAsked();
      await expect.poll(() => focused(visitor)).toBe(TRICKS);
      await tabsTo(visitor, /^5 of meer/);
      await page.keyboard.press('Space');
      await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
      await expect.poll(() => focused(visitor)).toBe('Vijftien strafpunten voor de overtreder');
      await page.getByRole('status').filter({ hasText: 'De uitspraak staat er.' }).waitFor({ state: 'attached' });
      await tabsTo(visitor, /^wijzig.*beurt/i);
      await page.keyboard.press('Enter');
      await onQuestion(visitor, WHAT).isAsked();
      await expect.poll(() => focused(visitor)).toBe(WHAT);
    });
  });

  it('goes Back from another answer to the ruling, and sees what has the focus', async () => {
    for (const height of [740, 256]) {
      await visit({ width: 360, height }, async (visitor) => {
        const { page } = visitor;
        await visitor.open(
          'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=5..13',
        );
        const change = page.getByRole('link', { name: /^wijzig.*beurt/i });
        await change.scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await change.click();
        await onQuestion(visitor, WHAT).isAsked();
        // The bar and the line above the question are there as on a page that has just been opened.
        if (height > 700) await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await page.goBack();
        await rulingIs(visitor, 'Vijftien strafpunten voor de overtreder', [/^15/]);
        await expect.poll(() => focused(visitor)).toBe('Vijftien strafpunten voor de overtreder');
        const isSeen = () =>
          page.evaluate(() => {
            const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
            return bottom > 0 && top < innerHeight;
          });
        await expect.poll(isSeen).toBe(true);
        await settles(page);
        expect(await isSeen()).toBe(true);
      });
    }
  });
});

/** Waits until the browser's own work after a navigation is done. */
async function settles(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(0)))),
      ),
  );
}

/** Presses Tab until the focus is on the thing with this name; every stop on the way must be visible. */
async function tabsTo(visitor: Visitor, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await visitor.page.keyboard.press('Tab');
    expect(await focusIsVisible(visitor), `focus is seen on "${await focused(visitor)}"`).toBe(true);
    if (name.test(await focused(visitor))) return;
  }
  throw new Error(`Tab never comes to ${String(name)}`);
}

function focused({ page }: Visitor): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}

/** Whether the focused element is on the screen with an outline. */
function focusIsVisible({ page }: Visitor): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return true;
    const { width, height, bottom, top } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const ringed = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return ringed && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  });
}

describe('a ruling of an event that another situation rules too', () => {
  const CASE =
    'aan-de-beurt=rechtertegenstander&lt-accepteert=nee&lt-heeft-geboden=nee&rt-heeft-geboden=nee&rt-past=ja&soort-bieding=bod-of-doublet';
  const OPEN = 'Was het bod te laag én voor de beurt';

  it('says beside the verdict that something else may hold, and where that is decided', async () => {
    await visit({ width: 360 }, async (visitor) => {
      const { page, open } = visitor;
      await open(`nl/biedbond/situations/bieding-voor-de-beurt/?${CASE}`);
      const also = page.locator('#also');
      await also.locator('summary').waitFor();
      expect(await also.getByText(OPEN).isVisible()).toBe(false);
      await page.getByRole('link', { name: 'er kan iets anders gelden' }).click();
      await also.getByText(OPEN).waitFor();
      // A bid is no pass: the other concurrence is of another case.
      expect(await also.getByRole('listitem').count()).toBe(1);
      await expect
        .poll(() => also.getByText(OPEN).evaluate((row) => row.getBoundingClientRect().top))
        .toBeLessThan(800);
      await also.getByRole('link', { name: 'Onvoldoende bod' }).click();
      await page.waitForURL(/\/situations\/onvoldoende-bod\//);
      expect(new URL(page.url()).searchParams.get('lt-heeft-geboden')).toBe('nee');
    });
  });

  it('names every concurrence on its own page, and on paper the ruling alone', async () => {
    await visit({ width: 1280, script: false }, async ({ page, open }) => {
      await open('nl/biedbond/rulings/bieding-herhalen-na-pas-van-rt/');
      const also = page.locator('#also');
      // Without a case nothing tells that they hold: one closed line, and no mark on the card.
      expect(await also.getByText(OPEN).isVisible()).toBe(false);
      expect(await page.locator('.outcome [href="#also-rows"]').count()).toBe(0);
      expect(await also.locator('li').count()).toBe(2);
      await also.locator('summary').click();
      expect(await also.getByText('Een pas kan niet te laag zijn.').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      expect(await also.isVisible()).toBe(false);
    });
  });

  it('says so at the facts of a link that tell it', async () => {
    await visit({ width: 360 }, async ({ page, open }) => {
      const mark = page.locator('.casecheck').getByRole('link', { name: 'er kan iets anders gelden' });
      await open(`nl/biedbond/rulings/bieding-herhalen-na-pas-van-rt/?${CASE}`);
      await mark.click();
      await page.locator('#also').getByText(OPEN).waitFor();
      // What the facts tell against the ruling is printed, without the list that it leads to.
      await page.emulateMedia({ media: 'print' });
      expect(await mark.isVisible()).toBe(true);
      expect(await page.locator('#also').isVisible()).toBe(false);
    });
  });
});

it('facts stand 12 pixels or more from the lines between them, and what an outcome is set in too', async () => {
  for (const width of [360, 1280])
    await visit({ width }, async ({ page, open }) => {
      await open('nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=6');
      await page.locator('.why-chip').first().waitFor();
      const rooms = await page.locator('.why-rows > li').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const parts = [...row.querySelectorAll('.why-answer, .why-chip')].map((part) => part.getBoundingClientRect());
          return [
            Math.min(...parts.map((part) => part.top)) - top,
            bottom - Math.max(...parts.map((part) => part.bottom)),
          ];
        }),
      );
      expect(rooms.length).toBeGreaterThan(3);
      expect(Math.min(...rooms)).toBeGreaterThanOrEqual(12);
    });
});

it.each([
  ['no-preference', 'dealt'],
  ['reduce', 'still'],
] as const)('the verdict is a card that is dealt; with motion “%s” by “%s”', async (reducedMotion, animation) => {
  await visit({}, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion });
    await open('nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt&gesloten-slagen=3');
    const card = page.locator('.dealt');
    const style = (of: string) => card.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), of);
    expect([await style('animation-name'), await style('animation-duration')]).toEqual([animation, '0.25s']);
    // The suit of the book lies behind its words.
    expect(await card.evaluate((each) => getComputedStyle(each, '::after').maskImage)).toContain('url(');
  });
});
