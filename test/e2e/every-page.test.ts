/** What holds on every type of page: the fullest page of each, at a phone's width and a desk's, light and dark. */
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { few } from '../support/few.ts';
import { fullestOfEachType, pagesOf, pageTypes, SITE, type Build, type PageType } from '../support/site.ts';
import { placeOfTwoLanguages, TWO_LANGUAGES } from '../support/two-languages.ts';
import { fixtureSite } from './fixture-site.ts';
import { faultsOfAxe, smallTargets } from './faults.ts';
import { visit } from './visitor.ts';

const OWN = 'two-languages-every';
const fixture = fixtureSite(OWN);
const FIXTURE: Build = {
  root: placeOfTwoLanguages(join('test', 'output', OWN)),
  base: '/',
  content: join(TWO_LANGUAGES, 'content'),
};

const CASE = '/nl/troefcall/situations/verkeerd-gespeelde-kaart/?fout=voor-de-beurt';
const RULING = '/nl/troefcall/rulings/verkeerde-kaart-vanaf-vijf-slagen/?fout=verzaking';

const seen: readonly { readonly name: string; readonly url: string }[] = [
  ...fullestOfEachType(SITE).map(({ type, url }) => ({ name: type, url })),
  { name: 'question in a case', url: CASE },
  { name: 'ruling in a case', url: `${CASE}&gesloten-slagen=5..13` },
  { name: 'undecided case', url: `${CASE}&gesloten-slagen=unknown` },
  { name: 'ruling that does not fit a case', url: `${RULING}&gesloten-slagen=3` },
];

/** Only a book of two editions has them, or one with published cases. */
const ELSEWHERE: readonly PageType[] = ['cases', 'case', 'changes'];

it('there is a page of every type', () => {
  const missing = pageTypes.filter((type) => !seen.some(({ name }) => name === type));
  expect(missing.toSorted()).toEqual(ELSEWHERE.toSorted());
});

describe.each(seen)('the page “$name”', ({ url }) => {
  it('can be read and used by everybody on a phone, light and dark', () => onPhone(url));
  it('can be read and used by everybody at a desk, light and dark', () => atDesk(url));
});

describe.each(ELSEWHERE)('the page “%s” of a fixture', (type) => {
  const urlOf = (): string => fullestOfEachType(FIXTURE).find((page) => page.type === type)?.url ?? type;
  it('can be read and used by everybody on a phone, light and dark', () => onPhone(urlOf(), fixture()));
  it('can be read and used by everybody at a desk, light and dark', () => atDesk(urlOf(), fixture()));
});

async function onPhone(url: string, site = inject('site')): Promise<void> {
  await visit({ width: 360, site }, async ({ page, open }) => {
    await open(url.slice(1));
    expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
    expect.soft(await page.evaluate(sideways), 'reaches beyond the screen').toEqual([]);
    expect.soft(few(await page.evaluate(smallTargets, 'body')), 'smaller than a thumb').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(few(await faultsOfAxe(page, { only: 'color-contrast' })), 'axe, dark').toEqual([]);
  });
}

async function atDesk(url: string, site = inject('site')): Promise<void> {
  await visit({ width: 1280, height: 800, site }, async ({ page, open }) => {
    await open(url.slice(1));
    expect.soft(few(await faultsOfAxe(page)), 'axe').toEqual([]);
    expect.soft(await page.evaluate(sideways), 'reaches beyond the screen').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(few(await faultsOfAxe(page, { only: 'color-contrast' })), 'axe, dark').toEqual([]);
  });
}

describe('on the narrowest phone', () => {
  it('no page of any type is wider than the screen, and no rule with a long name', async () => {
    const rules = pagesOf(SITE).filter(({ type, dated, redirect }) => type === 'rule' && !dated && !redirect);
    await visit({ width: 320, script: false }, async ({ page, open }) => {
      const wide: string[] = [];
      for (const url of [...seen.map((each) => each.url), ...rules.map((each) => each.url)]) {
        await open(url.slice(1));
        const beyond = await page.evaluate(sideways);
        if (beyond.length > 0) wide.push(`${url} ${beyond.join(' ')}`);
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
