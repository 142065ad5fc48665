/** A reader of a book in another language than its original: a fixture's site. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { judgeOf } from '../support/languages.ts';
import { few } from '../support/few.ts';
import { THOROUGH } from '../support/thorough.ts';
import { clipboard } from './at-the-table.ts';
import { faultsOfAxe } from './faults.ts';
import { visit } from './visitor.ts';

it('changes the language of a rule and stays at the rule', async () => {
  await visit({}, async (visitor) => {
    await visitor.open('nl/bordspel/2019/4/');
    expect(await visitor.heading().innerText()).toBe('Roem melden');
    await visitor.follow('English');
    expect(visitor.address()).toBe('en/bordspel/2019/4/');
    expect(await visitor.heading().innerText()).toBe('Declaring honours');
    await visitor.follow('Nederlands');
    expect(visitor.address()).toBe('nl/bordspel/2019/4/');
  });
});

it('answers in English and gets a link that a Dutch reader opens at the same ruling', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('en/bordspel/situations/kaart-gespeeld/');
    await page.getByRole('button', { name: /^Yes/ }).click();
    await page.getByRole('heading', { name: 'Bekende de speler kleur?' }).waitFor();
    await page.getByRole('button', { name: /^No/ }).click();
    await page.getByRole('heading', { name: 'Twelve penalty points' }).first().waitFor();
    const query = new URL(page.url()).search;
    expect(query).toBe('?bekend=nee&op-beurt=ja');
    await visitor.open(`nl/bordspel/situations/kaart-gespeeld/${query}`);
    await page.getByRole('heading', { name: 'Twaalf punten straf' }).first().waitFor();
  });
});

it('changes the language of a case and stays at its ruling', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('en/bordspel/2024/situations/kaart-gespeeld/?op-beurt=ja');
    await page.getByRole('button', { name: /^No/ }).click();
    await page.getByRole('heading', { name: 'Twelve penalty points' }).first().waitFor();
    await visitor.follow('Nederlands');
    expect(visitor.address()).toBe('nl/bordspel/2024/situations/kaart-gespeeld/?bekend=nee&op-beurt=ja');
    await page.getByRole('heading', { name: 'Twaalf punten straf' }).first().waitFor();
    await visitor.open('nl/bordspel/3/#b');
    await visitor.follow('English');
    expect(visitor.address()).toBe('en/bordspel/3/#b');
  });
});

it('goes from a superseded edition to the same ruling, which is called otherwise now, with the case and the place', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    // The marks of a record belong to its edition, and stay behind.
    await visitor.open('nl/bordspel/2019/rulings/verzaakt/?bekend=nee&op-beurt=ja&table=0123456789&sum=AAAA-AAAA');
    await page.getByRole('link', { name: 'Naar de huidige editie' }).click();
    await page.getByRole('heading', { name: 'Twaalf punten straf' }).first().waitFor();
    expect(visitor.address()).toBe('nl/bordspel/rulings/niet-bekend/?bekend=nee&op-beurt=ja');
    // A former page and a former answer in one link.
    await visitor.open('nl/bordspel/rulings/verzaakt/?kleur-bekend=nee&op-beurt=ja');
    await page.locator('.casecheck.agrees').waitFor();
    expect(visitor.address()).toBe('nl/bordspel/rulings/niet-bekend/?bekend=nee&op-beurt=ja');
    await visitor.open('nl/bordspel/2019/2/#b');
    await page.getByRole('link', { name: 'Naar de huidige editie' }).click();
    await page.locator('.clause#b:target').waitFor();
    expect(visitor.address()).toBe('nl/bordspel/3/#b');
    // Who came by a former name hands the present one on.
    await visitor.open('nl/bordspel/3/#volgorde');
    await page.keyboard.press('c');
    await page.locator('.toast', { hasText: '3B' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/nl\/bordspel\/2024\/3\/#b$/);
  });
});

it('finds a clause by its former name without a script', async () => {
  await visit({ script: false, height: 300 }, async (visitor) => {
    await visitor.open('nl/bordspel/3/#volgorde');
    const { y = -1 } = (await visitor.page.locator('.clause#b').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(150);
  });
});

it('changes the language without a script as well', async () => {
  await visit({ script: false }, async (visitor) => {
    await visitor.open('en/bordspel/situations/kaart-gespeeld/');
    await visitor.follow('Nederlands');
    expect(visitor.address()).toBe('nl/bordspel/situations/kaart-gespeeld/');
  });
});

it.runIf(THOROUGH)('sees on every kind of page which text counts', async () => {
  await visit({}, async (visitor) => {
    for (const address of ['', '4/', 'situations/kaart-gespeeld/', 'penalties/', 'record/']) {
      await visitor.open(`en/bordspel/2019/${address}`);
      const said = visitor.page.locator('.text-state a');
      // Nothing lies over it: a click would be taken by what does.
      await said.click({ trial: true });
      expect(await said.innerText()).toBe('the Dutch text');
    }
  });
});

it.each(['', 'situations/', 'training/', 'training/exam/', '4/'])(
  'reads below what a page is for which text counts: %s',
  async (path) => {
    await visit({ width: 360 }, async ({ page, open }) => {
      await open(`en/bordspel/${path}`);
      const said = await page.locator('.text-state').first().boundingBox();
      const lead = await page.locator('.lead, .felt-in > h1 + p').first().boundingBox();
      if (!said || !lead) throw new Error('it says neither');
      const gap = said.y - (lead.y + lead.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(20);
    });
  },
);

it('reads each clause in the original too, and puts it away again', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('en/bordspel/2019/4/');
    const button = page.getByRole('button', { name: 'Also in Dutch' });
    await button.click();
    const original = page.locator('.clause .also-in-text');
    await original.first().waitFor();
    expect(await original.first().getAttribute('lang')).toBe('nl');
    expect(await original.count()).toBe(await page.locator('.clauses .clause').count());
    expect(await faultsOfAxe(page)).toEqual([]);
    await button.click();
    await original.first().waitFor({ state: 'detached' });
    expect(await original.count()).toBe(0);
  });
});

it('reads the ruling of a case in the original too, and hands both on', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const situation = 'en/bordspel/2024/situations/kaart-gespeeld/';
    await visitor.open(`${situation}?op-beurt=ja&bekend=nee`);
    await page.getByRole('button', { name: 'Also in Dutch' }).click();
    const original = page.locator('.ruling .also-in-text');
    await original.waitFor();
    expect(await original.locator('p').first().innerText()).toBe('Twaalf punten straf');
    await page.locator('[data-does=share]').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Also in Dutch' }).click();
    await sheet.locator('.share-text', { hasText: 'Twaalf punten straf' }).waitFor();
    await sheet.getByRole('button', { name: 'Copy as text', exact: true }).click();
    const copied = await clipboard(visitor);
    expect(copied).toMatch(/^Twelve penalty points\n/);
    expect(copied).toContain('\n\nTwaalf punten straf\n');
  });
});

it.runIf(THOROUGH)('hears every text of a case in its own language', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const situation = 'en/bordspel/2019/situations/kaart-gespeeld/';
    for (const query of [
      '',
      '?op-beurt=ja',
      '?op-beurt=ja&bekend=ja',
      '?op-beurt=nee',
      '?op-beurt=unknown',
      '?op-beurt=ja&bekend=unknown',
    ]) {
      await visitor.open(situation + query);
      if (query !== '') await page.locator('.decision[data-ready="true"]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await wronglySaid(page), query).toEqual([]);
    }
    await visitor.open('en/bordspel/2019/rulings/verzaakt/?op-beurt=ja&bekend=nee');
    await page.locator('.casecheck').waitFor();
    expect(await wronglySaid(page)).toEqual([]);
  });
});

it('finds what is not translated, and hears it in its own language', async () => {
  await visit({ width: 1280 }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('en/bordspel/2019/');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('kaart');
    const hits = page.getByRole('dialog').getByRole('option');
    await hits.filter({ hasText: 'Er is een kaart gespeeld' }).first().waitFor();
    await hits.filter({ hasText: 'De kaart blijft liggen' }).first().waitFor();
    expect(await wronglySaid(page)).toEqual([]);
  });
});

it('is understood with an answer in the spelling of another language', async () => {
  await visit({}, async (visitor) => {
    await visitor.open('nl/bordspel/situations/kaart-gespeeld/?op-beurt=no');
    await visitor.page.getByRole('heading', { name: 'Vijf punten straf' }).first().waitFor();
  });
});

it('sees that a question is not translated', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('en/bordspel/situations/kaart-gespeeld/?op-beurt=ja');
    const question = page.getByRole('heading', { name: 'Bekende de speler kleur?' }).first();
    await question.waitFor();
    expect(await question.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe('nl');
  });
});

it('searches in the language of the page', async () => {
  await visit({ width: 1280 }, async (visitor) => {
    const { page } = visitor;
    await visitor.open('en/bordspel/');
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('suit');
    const hit = page
      .getByRole('dialog')
      .getByRole('option', { name: /Following suit/ })
      .first();
    await hit.waitFor();
    await hit.click();
    await page.waitForURL(/\/en\/bordspel\/2\/$/);
  });
});

const judge = judgeOf(join('test', 'books', 'good', 'two-languages', 'content', 'bordspel'), 'nl', 'en');

/** Texts in another language than their element declares. */
async function wronglySaid(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const found: { text: string; lang: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      found.push({ text: node.textContent ?? '', lang: element.closest('[lang]')?.getAttribute('lang') ?? '' });
    }
    return found;
  });
  expect(said.length).toBeGreaterThan(20);
  return said.flatMap((each) => {
    const words = judge(each);
    return words.length === 0 ? [] : [`“${each.text}” is not ${each.lang}: ${words.join(', ')}`];
  });
}

it('rules a case, hands it on, and reads both rulings where its link is opened under the next edition', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await visitor.open('nl/bordspel/2019/situations/kaart-gespeeld/');
    await page.getByRole('button', { name: /^Ja/ }).click();
    await page.getByRole('heading', { name: 'Bekende de speler kleur?' }).waitFor();
    await page.getByRole('button', { name: /^Nee/ }).click();
    await page.getByRole('heading', { name: 'Tien punten straf' }).first().waitFor();
    await page.getByRole('link', { name: 'Deel', exact: true }).first().click();
    await page.getByRole('button', { name: 'Kopieer link' }).click();
    await page.getByRole('button', { name: 'Link gekopieerd' }).waitFor();
    const link = await clipboard(visitor);
    expect(link).toMatch(/\/nl\/bordspel\/2019\/rulings\/verzaakt\/\?bekend=nee&op-beurt=ja&table=\w{10}&sum=/);
    await page.goto(link);
    const record = page.getByRole('region', { name: 'Deze zaak, toen en nu' });
    await record.getByText('In de editie die nu geldt valt de uitspraak anders uit.').waitFor();
    await record.getByRole('heading', { name: 'Tien punten straf' }).waitFor();
    await record.getByRole('heading', { name: 'Twaalf punten straf' }).waitFor();
    expect(await record.innerText()).toMatch(/De gevolgen zijn veranderd: regel 2A/);
    expect(page.url()).toBe(link);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(few(await faultsOfAxe(page, { within: '#replayed' })), colorScheme).toEqual([]);
    }
    // The same record in the other language is the same record.
    await visitor.follow('English');
    await page.getByRole('region', { name: 'This case, then and now' }).getByText('Twelve penalty points').waitFor();
    // A link that was changed says so and hides nothing.
    await page.goto(link.replace('bekend=nee', 'bekend=ja'));
    await page.getByText('Let op: deze link is veranderd sinds hij is gemaakt.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Tien punten straf' }).waitFor();
  });
});

it('shows on the page of changes what a case was ruled and is ruled, side by side on a desk', async () => {
  for (const [width, columns] of [
    [360, 1],
    [1280, 2],
  ] as const) {
    await visit({ width }, async (visitor) => {
      const { page } = visitor;
      await visitor.open('nl/bordspel/changes/');
      const sides = page
        .locator('.change')
        .filter({ hasText: 'Twaalf punten straf' })
        .first()
        .locator('.difference-one');
      expect(await sides.first().innerText()).toMatch(/2019[^]*Tien punten straf/i);
      expect(await sides.nth(1).innerText()).toMatch(/2024[^]*Twaalf punten straf/i);
      const lefts = await sides.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
      expect.soft(few(await faultsOfAxe(page, { within: '.change' }))).toEqual([]);
    });
  }
});
