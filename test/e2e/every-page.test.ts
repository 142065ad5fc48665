/**
 * What holds on every type of page, at the fullest of each: a quick run looks at those that most people see,
 * on a phone and in the light; a thorough one at all of them, at the desk and in the dark too, and at this
 * site's own books.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { fullestOfEachType, pagesOf, pageTypes, SITE, type Build } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { visit } from './visitor.ts';

const CASE = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt';
const RULING = 'nl/troefspel/rulings/verkeerde-kaart-vanaf-vijf-slagen/?fout=verzaking';

const fullest = (build: Build) => fullestOfEachType(build).map(({ type, path }) => ({ name: type, path }));
const seen: readonly { readonly name: string; readonly path: string }[] = [
  ...fullest(FIXTURE),
  { name: 'question in a case', path: CASE },
  { name: 'ruling in a case', path: `${CASE}&gesloten-slagen=5..13` },
  { name: 'undecided case', path: `${CASE}&gesloten-slagen=unknown` },
  { name: 'ruling that does not fit a case', path: `${RULING}&gesloten-slagen=3` },
];

it('there is a page of every type', () => {
  expect(pageTypes.filter((type) => !seen.some(({ name }) => name === type))).toEqual([]);
});

const MOST_SEEN = ['start', 'book', 'rule', 'situation', 'penalties', 'training', 'casebook'];

describe.each(THOROUGH ? seen : seen.filter(({ name }) => MOST_SEEN.includes(name) || name.includes(' ')))(
  'the page “$name”',
  ({ path }) => {
    it('can be read and used by everybody on a phone', () => onPhone(inject('fixture'), path));
    it.runIf(THOROUGH)('can be read and used by everybody at a desk', () => atDesk(inject('fixture'), path));
  },
);

describe.runIf(THOROUGH).each(THOROUGH ? fullest(SITE) : [])('the page “$name” of this site', ({ path }) => {
  it('can be read and used by everybody on a phone', () => onPhone(inject('site'), path));
  it('can be read and used by everybody at a desk', () => atDesk(inject('site'), path));
});

async function onPhone(site: string, path: string): Promise<void> {
  await visit({ width: 360, site }, async ({ page, open }) => {
    await open(path);
    expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
    expect.soft(await page.evaluate(sideways), 'reaches beyond the screen').toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'body')), 'smaller than a thumb').toEqual([]);
    if (THOROUGH) await inTheDark(page);
  });
}

async function atDesk(site: string, path: string): Promise<void> {
  await visit({ width: 1280, height: 800, site }, async ({ page, open }) => {
    await open(path);
    expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
    expect.soft(await page.evaluate(sideways), 'reaches beyond the screen').toEqual([]);
    await inTheDark(page);
  });
}

async function inTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(few(await faultsOfAxe(page, { only: 'color-contrast' })), 'axe, dark').toEqual([]);
}

describe.runIf(THOROUGH)('on the narrowest phone', () => {
  it('no page of any type is wider than the screen', async () => {
    await visit({ width: 320, script: false }, async ({ page, open }) => {
      const wide: string[] = [];
      for (const { path } of seen) {
        await open(path);
        const beyond = await page.evaluate(sideways);
        if (beyond.length > 0) wide.push(`${path} ${beyond.join(' ')}`);
      }
      expect(few(wide)).toEqual([]);
    });
  }, 180_000);

  it('no rule of this site is, however long its name', async () => {
    const rules = pagesOf(SITE).filter(({ type, dated, redirect }) => type === 'rule' && !dated && !redirect);
    await visit({ width: 320, script: false, site: inject('site') }, async ({ page, open }) => {
      const wide: string[] = [];
      for (const { path } of rules) {
        await open(path);
        if ((await page.evaluate(sideways)).length > 0) wide.push(path);
      }
      expect(few(wide)).toEqual([]);
    });
  }, 180_000);
});

/** What makes the page scroll sideways; nothing if it does not. */
function sideways(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `${scrollWidth} > ${clientWidth}`,
    ...beyond.slice(0, 5).map((each) => `${each.tagName}.${each.className.toString()}`),
  ];
}
