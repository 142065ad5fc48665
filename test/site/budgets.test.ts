/** Budgets of the frame: what a page costs beyond its own words. Words are free. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedConcepts } from '#library/concepts.ts';
import { hasTree } from '#views/tree-diagram.ts';
import { few } from '../support/few.ts';
import { FIXTURE } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import {
  filesBelow,
  fullestOfEachType,
  gzipped,
  lookedAt,
  pageTypes,
  SITE,
  type Page,
  type PageType,
} from '../support/site.ts';
import { filesOf, weightOf } from '../support/weight.ts';

/**
 * Kilobytes of 1000 bytes, as they travel (gzip), by what they are for: what the heaviest page has, and a
 * fifth more. In all a page is to cost at most 30 kB beyond its words before the first touch; design §10.
 */
const STYLES = 8.7;
const SCRIPTS_IN_PAGE = 2.7;
/** With what pages' own scripts share, which is one file. */
const LOADER = 7.5;
/**
 * A widget, a field over a list, a page that is made on the device: its own scripts before anything is
 * fetched for them.
 */
const OWN_SCRIPTS = 4;
const ALL = 30;
const FONT = 16;
const FONT_DATA = /data:font\/woff2;base64,([^)"]*)/;

/**
 * Kinds of pages that only some books ask for: whether one of this site does. Every other kind is on any
 * site.
 */
const { books, settings } = libraryAt('.');
const isEmbedded = () => settings.embed.length > 0;
const situations = books.flatMap(({ editions }) => editions.flatMap((edition) => edition.situations));
const ASKED_FOR: Partial<Record<PageType, () => boolean>> = {
  cases: () => books.some(({ editions }) => editions.some(({ cases }) => cases.length > 0)),
  case: () => books.some(({ editions }) => editions.some(({ cases }) => cases.length > 0)),
  laws: () => books.some(({ editions }) => editions.some(({ laws }) => laws !== undefined)),
  calculator: () => situations.some(({ data }) => data.calculator !== undefined),
  calculators: () => situations.some(({ data }) => data.calculator !== undefined),
  embeddedRule: isEmbedded,
  embeddedSituation: isEmbedded,
  clocks: () => books.some(({ editions }) => editions.some(({ rules }) => rules.some(({ data }) => data.times))),
  procedure: () => situations.some(({ procedure }) => procedure.length > 0),
  tree: () => situations.some(hasTree),
  changes: () => books.some(({ editions }) => editions.length > 1 || editions.some(({ house }) => house !== undefined)),
  concepts: () => sharedConcepts({ books }).length > 0,
  concept: () => sharedConcepts({ books }).length > 0,
};

/** The pages of an edition at its own date are those of the current one at another address. */
const pages = lookedAt(SITE).filter((page) => !page.dated && !page.redirect);
const ofType = (type: PageType) => pages.filter((page) => page.type === type);

describe('before the first touch', () => {
  it('there is a page of every kind', () => {
    for (const type of pageTypes) expect(ofType(type).length > 0, type).toBe(ASKED_FOR[type]?.() ?? true);
  });

  it(`a page costs at most ${ALL} kB beyond its words and the data of its widget`, () => {
    expect(over(pages, ALL, (page) => weightOf(page, SITE).frame)).toEqual([]);
  });

  it.each([
    ['styles', STYLES, /<style[^>]*>[^]*?<\/style>/g],
    ['scripts that stand in it', SCRIPTS_IN_PAGE, /<script(?![^>]*json)[^>]*>[^]*?<\/script>/g],
  ])('of that, its %s at most %d kB', (_, budget, part) => {
    const without = (html: string) => html.replace(FONT_DATA, '');
    expect(over(pages, budget, ({ html }) => gzipped((without(html).match(part) ?? []).join('')))).toEqual([]);
  });

  it(`and its own scripts, beside the loader, at most ${OWN_SCRIPTS} kB`, () => {
    const own = (page: Page) => [...filesOf(page, SITE)].filter((file) => file.endsWith('.js') && !isLoader(file));
    expect(over(pages, OWN_SCRIPTS, (page) => sum(own(page).map((file) => gzipped(readFileSync(file)))))).toEqual([]);
  });

  it('words are free: a rule of a hundred and twenty clauses has the frame of a rule of sixty', () => {
    const rule = fullestOfEachType(FIXTURE).find(({ type }) => type === 'rule');
    if (!rule) throw new Error('no rule');
    // Both longer than what gzip looks back over: in a shorter page the end of the frame is packed with its
    // beginning.
    const withClauses = (count: number) => {
      const clauses = Array.from(
        { length: count },
        (_, n) => `<div class="clause" id="c${n}"><p>${sentences(n)}</p></div>`,
      );
      return weightOf({ ...rule, html: rule.html.replace('</main>', `${clauses.join('')}</main>`) }, FIXTURE);
    };
    const [before, after] = [withClauses(60), withClauses(120)];
    expect(after.words - before.words).toBeGreaterThan(20_000);
    expect(Math.abs(after.frame - before.frame)).toBeLessThan((after.words - before.words) / 100);
  });

  it('no page waits for a stylesheet or a font', () => {
    const waiting = pages.filter(({ html }) => /<link[^>]*rel="(?:stylesheet|preload)"/.test(html));
    expect(few(waiting.map(({ url }) => url))).toEqual([]);
    expect(filesBelow(SITE.root, '.woff2')).toEqual([]);
  });

  it(`every page has its font, the same one, of at most ${FONT} kB`, () => {
    const fonts = new Set(pages.map(({ html }) => FONT_DATA.exec(html)?.[1]));
    expect(fonts.size).toBe(1);
    const [font = ''] = fonts;
    expect(Buffer.from(font, 'base64').subarray(0, 4).toString()).toBe('wOF2');
    expect(Buffer.from(font, 'base64').length / 1000).toBeLessThanOrEqual(FONT);
  });

  it(`every page loads one loader, of at most ${LOADER} kB with what pages' scripts share`, () => {
    const loaders = (page: Page) => [...filesOf(page, SITE)].filter(isLoader);
    const named = (page: Page) => loaders(page).filter((file) => basename(file).startsWith('Page.'));
    expect(few(pages.filter((page) => named(page).length !== 1).map(({ url }) => url))).toEqual([]);
    expect(over(pages, LOADER, (page) => sum(loaders(page).map((file) => gzipped(readFileSync(file)))))).toEqual([]);
  });

  it('a page to be read loads no other script', () => {
    const loading = [...ofType('rule'), ...ofType('terms'), ...ofType('penalties')].filter((page) =>
      [...filesOf(page, SITE)].some((file) => file.endsWith('.js') && !isLoader(file)),
    );
    expect(few(loading.map(({ url }) => url))).toEqual([]);
  });
});

/** Pages beyond a budget, with their size in kB. */
function over(candidates: readonly Page[], budget: number, size: (page: Page) => number): readonly string[] {
  return few(
    candidates
      .map((page) => ({ url: page.url, kB: size(page) / 1000 }))
      .filter(({ kB }) => kB > budget)
      .map(({ url, kB }) => `${url} ${kB.toFixed(1)} kB`),
  );
}

/** The script of the layout that every page has, or what pages' scripts share. */
function isLoader(file: string): boolean {
  return /^(?:Page|page-scripts)\..*\.js$/.test(basename(file));
}

/** Text that packs badly, as words do. */
function sentences(seed: number): string {
  let state = seed + 1;
  const next = () => (state = (state * 48271) % 2147483647);
  return Array.from({ length: 100 }, () => next().toString(36)).join(' ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
