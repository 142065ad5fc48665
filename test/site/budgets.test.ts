/** Budgets of the frame: what a page costs beyond its own words. Words are free. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedConcepts } from '#library/concepts.ts';
import { loadLibrary } from '#library/load.ts';
import { hasTree } from '#views/tree-diagram.ts';
import { few } from '../support/few.ts';
import { filesBelow, gzipped, pagesOf, pageTypes, SITE, type Page, type PageType } from '../support/site.ts';
import { filesOf, weightOf } from '../support/weight.ts';

/**
 * Kilobytes of 1000 bytes, as they travel (gzip). Design §10 allows 30 kB in all where a page says no more than 10 kB, with a
 * font of 12 kB, which now comes with the first touch.
 */
const FRAME: Readonly<Record<PageType, number>> = {
  start: 9,
  language: 9,
  book: 8,
  rule: 8,
  situations: 8,
  // Its data, which goes into a file of its own, is not counted here.
  situation: 12,
  procedure: 8,
  tree: 8,
  ruling: 11,
  record: 9,
  penalties: 8,
  booklet: 8,
  terms: 8,
  // Its field reads articles however they are written, with a script of its own.
  laws: 10,
  gaps: 8,
  changes: 8,
  calculator: 10,
  calculators: 8,
  rulings: 8,
  cases: 8,
  case: 8,
  posters: 9,
  training: 9,
  exam: 9,
  concepts: 8,
  concept: 8,
  casebook: 8,
  offline: 8,
  'not-found': 8,
};
/** In all, but for the data of a widget; design §10. */
const ALL = 19;
const WORDS = 10;
const FONT = 14;
const LOADER = 3;
const PAPER = 4;

/** Kinds of pages that only some books ask for: whether one of this site does. Every other kind is on any site. */
const { books } = loadLibrary('.');
const situations = books.flatMap(({ editions }) => editions.flatMap((edition) => edition.situations));
const ASKED_FOR: Partial<Record<PageType, () => boolean>> = {
  cases: () => books.some(({ editions }) => editions.some(({ cases }) => cases.length > 0)),
  case: () => books.some(({ editions }) => editions.some(({ cases }) => cases.length > 0)),
  laws: () => books.some(({ editions }) => editions.some(({ laws }) => laws !== undefined)),
  calculator: () => situations.some(({ data }) => data.calculator !== undefined),
  calculators: () => situations.some(({ data }) => data.calculator !== undefined),
  procedure: () => situations.some(({ procedure }) => procedure.length > 0),
  tree: () => situations.some(hasTree),
  changes: () => books.some(({ editions }) => editions.length > 1),
  concepts: () => sharedConcepts({ books }).length > 0,
  concept: () => sharedConcepts({ books }).length > 0,
};

/** The pages of an edition at its own date are those of the current one at another address. */
const pages = pagesOf(SITE).filter((page) => !page.redirect && !page.dated);
const ofType = (type: PageType) => pages.filter((page) => page.type === type);

describe('before the first touch', () => {
  it.each(pageTypes.map((type) => [type, FRAME[type]] as const))(
    'the frame of a page of the kind %s is at most %i kB',
    (type, budget) => {
      expect(ofType(type).length > 0).toBe(ASKED_FOR[type]?.() ?? true);
      expect(over(ofType(type), budget, (page) => weightOf(page, SITE).frame)).toEqual([]);
    },
  );

  it(`a page of at most ${WORDS} kB of words is at most ${ALL} kB in all`, () => {
    const brief = pages.filter((page) => weightOf(page, SITE).words <= WORDS * 1000);
    expect(brief.length).toBeGreaterThan(0);
    const beside = (page: Page) => weightOf(page, SITE).all - weightOf(page, SITE).data;
    expect(over(brief, ALL, beside)).toEqual([]);
  });

  it(`what a page says of paper is a file by itself, of at most ${PAPER} kB, which comes last`, () => {
    const without = pages.filter((page) => weightOf(page, SITE).paper === 0);
    expect(few(without.map(({ url }) => url))).toEqual([]);
    expect(over(pages, PAPER, (page) => weightOf(page, SITE).paper)).toEqual([]);
    const mixed = pages.filter(({ html }) => /@media print\b/.test(html));
    expect(few(mixed.map(({ url }) => url))).toEqual([]);
  });

  it('words are free: a rule of sixty clauses has the frame of a rule of one', () => {
    const [rule] = ofType('rule');
    if (!rule) throw new Error('no rule');
    const clauses = Array.from({ length: 60 }, (_, n) => `<div class="clause" id="c${n}"><p>${sentences(n)}</p></div>`);
    const long = { ...rule, html: rule.html.replace('</main>', `${clauses.join('')}</main>`) };
    const [before, after] = [weightOf(rule, SITE), weightOf(long, SITE)];
    expect(after.words - before.words).toBeGreaterThan(20_000);
    // Packed together they are a little smaller than each by itself.
    expect(Math.abs(after.frame - before.frame)).toBeLessThan((after.words - before.words) / 100);
  });

  it('no page waits for a stylesheet or a font', () => {
    const waiting = pages.filter(({ html }) =>
      (html.match(/<link[^>]*rel="(?:stylesheet|preload)"[^>]*>/g) ?? []).some(
        // A screen does not wait for a sheet of another medium, and does for one of its own, whatever its priority.
        (link) => !link.includes('fetchpriority="low"') || (link.includes('stylesheet') && !/media="print"/.test(link)),
      ),
    );
    expect(few(waiting.map(({ url }) => url))).toEqual([]);
    const fetched = [...new Set(pages.flatMap(({ html }) => html.match(/@font-face\s*\{[^}]*\}/g) ?? []))].filter(
      (face) => face.includes('url('),
    );
    expect(fetched.length).toBeGreaterThan(0);
    expect(few(pages.filter(({ html }) => !/\[data-font\][^{]*\{--serif:/.test(html)).map(({ url }) => url))).toEqual(
      [],
    );
    for (const face of fetched) expect(face).toMatch(/font-display:\s*optional/);
  });

  it(`there is a font, and all together are at most ${FONT} kB`, () => {
    const fonts = filesBelow(SITE.root, '.woff2').map((path) => readFileSync(join(SITE.root, path)).length);
    expect(fonts.length).toBeGreaterThan(0);
    expect(sum(fonts) / 1000).toBeLessThanOrEqual(FONT);
  });

  it(`every page loads one loader of at most ${LOADER} kB`, () => {
    const loaders = (page: Page) => [...filesOf(page, SITE)].filter(isLoader);
    expect(few(pages.filter((page) => loaders(page).length !== 1).map(({ url }) => url))).toEqual([]);
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

/** The script of the layout that every page has. */
function isLoader(file: string): boolean {
  return /[\\/]Page\.[^\\/]*\.js$/.test(file);
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
