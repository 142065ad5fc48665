import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { fileOf, filesBelow, gzipped, pagesOf, SITE, type Page } from '../support/site.ts';

/** Kilobytes of 1000 bytes, as they travel (gzip); design §10. */
const BUDGET = { loader: 3, rulePage: 12, situationPage: 20, situationScript: 24, calculatorScript: 20, fonts: 90 };

const pages = pagesOf(SITE).filter((page) => !page.redirect);
const ofType = (type: Page['type']) => pages.filter((page) => page.type === type);

describe('what travels', () => {
  it(`a rule page is at most ${BUDGET.rulePage} kB of HTML and CSS`, () => {
    expect(tooBig(ofType('rule'), pageSize, BUDGET.rulePage)).toEqual([]);
  });

  it(`every page loads one loader of at most ${BUDGET.loader} kB`, () => {
    const loaders = (page: Page) => sum([...scriptsOf(page)].filter(isLoader).map(scriptSize));
    expect(few(pages.filter((page) => loaders(page) === 0).map(({ url }) => url))).toEqual([]);
    expect(tooBig(pages, loaders, BUDGET.loader)).toEqual([]);
  });

  it('a rule page loads no other script before anyone touches it', () => {
    const loading = ofType('rule').filter((page) => [...scriptsOf(page)].some((file) => !isLoader(file)));
    expect(loading.map((page) => page.url)).toEqual([]);
  });

  it(`a situation page is at most ${BUDGET.situationPage} kB of HTML and CSS`, () => {
    expect(tooBig(ofType('situation'), pageSize, BUDGET.situationPage)).toEqual([]);
  });

  it(`a situation page loads at most ${BUDGET.situationScript} kB of script of its own`, () => {
    expect(tooBig(ofType('situation'), ownScripts, BUDGET.situationScript)).toEqual([]);
  });

  it(`a calculator loads at most ${BUDGET.calculatorScript} kB of script of its own`, () => {
    expect(tooBig(ofType('calculator'), ownScripts, BUDGET.calculatorScript)).toEqual([]);
  });

  it(`all fonts together are at most ${BUDGET.fonts} kB, and no text waits for one`, () => {
    const fonts = filesBelow(SITE.root, '.woff2').map((path) => statSync(join(SITE.root, path)).size);
    expect(fonts.length).toBeGreaterThan(0);
    expect(sum(fonts) / 1000).toBeLessThanOrEqual(BUDGET.fonts);
    const faces = [...new Set(pages.flatMap(stylesOf))].flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? []);
    const fetched = faces.filter((face) => face.includes('url('));
    expect(fetched.length).toBeGreaterThan(0);
    for (const face of fetched) expect(face).toMatch(/font-display:\s*(?:swap|optional|fallback)/);
  });
});

/** Pages beyond a budget, with their size in kB. */
function tooBig(candidates: readonly Page[], size: (page: Page) => number, budget: number): readonly string[] {
  expect(candidates.length).toBeGreaterThan(0);
  const over = candidates
    .map((page) => ({ url: page.url, kB: size(page) / 1000 }))
    .filter(({ kB }) => kB > budget)
    .map(({ url, kB }) => `${url} ${kB.toFixed(1)} kB`);
  return few(over);
}

/** What a page loads beside the loader, which has a budget of its own. */
function ownScripts(page: Page): number {
  return sum([...scriptsOf(page)].filter((file) => !isLoader(file)).map(scriptSize));
}

function isLoader(file: string): boolean {
  return /[\\/]Page\.[^\\/]*\.js$/.test(file);
}

function scriptSize(file: string): number {
  return gzipped(readFileSync(file));
}

function pageSize(page: Page): number {
  return gzipped(page.html) + sum(linkedStyles(page).map((css) => gzipped(css)));
}

function linkedStyles(page: Page): readonly string[] {
  return page.document
    .querySelectorAll('link[rel="stylesheet"]')
    .map((each) => content(each.getAttribute('href') ?? ''));
}

function stylesOf(page: Page): readonly string[] {
  return [...linkedStyles(page), ...page.document.querySelectorAll('style').map((each) => each.textContent)];
}

/** Every script file a page loads by itself: named in it, and all that those import in turn (not on demand). */
function scriptsOf(page: Page): ReadonlySet<string> {
  const named = [
    ...page.document.querySelectorAll('script[src]').map((each) => each.getAttribute('src')),
    ...page.document.querySelectorAll('link[rel="modulepreload"]').map((each) => each.getAttribute('href')),
  ];
  const found = new Set<string>();
  const add = (address: string, from: string) => {
    const { pathname } = new URL(address, `http://site${from}`);
    const file = fileOf(SITE, pathname);
    if (file === undefined || !existsSync(file) || found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) add(imported, pathname);
  };
  for (const address of named) if (address !== undefined && address !== '') add(address, page.url);
  return found;
}

/** `import … from"./x.js"`, `import"./x.js"` and `export … from"./x.js"`; not `import("./x.js")`. */
const STATIC_IMPORT = /(?:^|[;\s}])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["'](\.{0,2}\/[^"']+)["']/g;

function content(address: string): string {
  const file = fileOf(SITE, address);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
