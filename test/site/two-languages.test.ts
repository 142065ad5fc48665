/**
 * A site of one fixture book in two languages and two editions, partly translated: rules that swapped numbers, were
 * renumbered, split, changed, dropped and added. Built here, and read as its visitors and other sites would.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';

const ROOT = join('test', 'output', 'two-languages');
const CONTENT = join('test', 'books', 'good', 'two-languages');

const file = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = (path: string) => parse(file(join(path, 'index.html')));
const json = (path: string) => JSON.parse(file(path)) as Record<string, unknown>;
const linksOf = (document: HTMLElement) => document.querySelectorAll('main a[href^="/"]');
const main = (path: string) => page(path).querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';

beforeAll(async () => {
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', ROOT], {
    env: { CONTENT_ROOT: CONTENT },
  });
  expect(code, output).toBe(0);
}, 300_000);

describe('a page of an edition in two languages', () => {
  test('stands below each, at the same address, and says its language', () => {
    expect(page('nl/bordspel/2').querySelector('html')?.getAttribute('lang')).toBe('nl');
    expect(page('en/bordspel/2').querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(main('nl/bordspel/2')).toContain('Wie kan bekennen, bekent.');
    expect(main('en/bordspel/2')).toContain('Whoever can follow suit follows suit.');
    expect(main('en/bordspel/2024/2')).toContain('Whoever can follow suit follows suit.');
  });

  test.each(['nl', 'en'])('leads from %s to the other, for readers and for search engines', (language) => {
    const document = page(`${language}/bordspel/2`);
    const other = language === 'nl' ? 'en' : 'nl';
    const link = document.querySelector('.languages a[rel=alternate]');
    expect([link?.getAttribute('href'), link?.getAttribute('lang')]).toEqual([`/${other}/bordspel/2/`, other]);
    expect(document.querySelectorAll('link[rel=alternate]').map((each) => each.getAttribute('hreflang'))).toEqual([
      'nl',
      'en',
    ]);
  });

  test('has links within its own language', () => {
    const pages = ['en/bordspel/2', 'en/bordspel/situations/kaart-gespeeld', 'en/bordspel', 'en/bordspel/2019/4'];
    const links = pages.flatMap((path) => linksOf(page(path)).filter((link) => !link.closest('.languages')));
    const foreign = links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('/en/'));
    expect(foreign).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  test('has no link that leads nowhere, on any page', () => {
    const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('index.html'),
    );
    const broken = pages.flatMap((path) =>
      linksOf(page(dirname(path)))
        .map((link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '')
        .filter((href) => !existsSync(join(ROOT, href, 'index.html')))
        .map((href) => `${path} → ${href}`),
    );
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  });
});

describe('what nobody has translated', () => {
  test('is shown in the original, and marked with its language', () => {
    const head = page('en/bordspel/7').querySelector('h1');
    expect([head?.textContent.trim(), head?.getAttribute('lang')]).toEqual(['Toezicht', 'nl']);
  });

  test('is marked clause by clause', () => {
    const [first, second] = page('en/bordspel/9').querySelectorAll('.clause .prose > div');
    expect([first?.getAttribute('lang'), first?.textContent.trim()]).toEqual([
      undefined,
      'Each card too many costs two points.',
    ]);
    expect(second?.getAttribute('lang')).toBe('nl');
    expect(second?.textContent).toContain('Een gevallen kaart gaat terug in de hand.');
  });

  test('is not marked in the original', () => {
    const marked = page('nl/bordspel/7')
      .querySelectorAll('main [lang]')
      .filter((each) => !each.closest('.languages'));
    expect(marked.length).toBe(0);
  });
});

describe('a situation', () => {
  const path = 'bordspel/2024';

  test('asks in its own language, with the answers that links have in any', () => {
    const dutch = json(`api/v1/${path}/situations/kaart-gespeeld.json`);
    const english = json(`api/v1/${path}/en/situations/kaart-gespeeld.json`);
    expect([dutch['language'], english['language']]).toEqual(['nl', 'en']);
    for (const key of ['tableHash', 'tree', 'order', 'questions', 'impossible']) {
      expect(english[key], key).toEqual(dutch[key]);
    }
    const options = (data: Record<string, unknown>) =>
      (data['facts'] as { id: string; options: { id: string; label: string }[] }[]).map((fact) => [
        fact.id,
        fact.options.map(({ id, label }) => [id, label]),
      ]);
    expect(options(dutch)[0]).toEqual([
      'op-beurt',
      [
        ['ja', 'Ja'],
        ['nee', 'Nee'],
      ],
    ]);
    expect(options(english)[0]).toEqual([
      'op-beurt',
      [
        ['ja', 'Yes'],
        ['nee', 'No'],
      ],
    ]);
  });

  test('gives rulings of the same meaning in other words', () => {
    const of = (data: Record<string, unknown>) =>
      data['rulings'] as { id: string; verdict: string; effects: unknown }[];
    const dutch = of(json(`api/v1/${path}/situations/kaart-gespeeld.json`));
    const english = of(json(`api/v1/${path}/en/situations/kaart-gespeeld.json`));
    expect(english.map(({ id, effects }) => ({ id, effects }))).toEqual(
      dutch.map(({ id, effects }) => ({ id, effects })),
    );
    expect(english.find(({ id }) => id === 'niet-bekend')?.verdict).toBe('Twelve penalty points');
  });
});

describe('between editions', () => {
  test('a rule that was renumbered is the same rule in its own language', () => {
    const link = page('en/bordspel/2019/4').querySelector('.superseded a');
    expect(link?.getAttribute('href')).toBe('/en/bordspel/6/');
  });

  test('two rules that swapped numbers are not mistaken for one another', () => {
    expect(page('en/bordspel/2019/2').querySelector('.superseded a')?.getAttribute('href')).toBe('/en/bordspel/3/');
    expect(page('en/bordspel/2019/3').querySelector('.superseded a')?.getAttribute('href')).toBe('/en/bordspel/2/');
  });
});

describe('the search', () => {
  test('has an index for each language, and lists each book in each', () => {
    expect(json('search-index/bordspel/2024.json')).toMatchObject({ language: 'nl', title: 'Bordspel' });
    expect(json('search-index/bordspel/2024.en.json')).toMatchObject({ language: 'en', title: 'Board Game' });
    const books = JSON.parse(file('search-index/books.json')) as { language: string; path: string; words?: string }[];
    expect(books.map(({ language, path, words }) => [language, path, words])).toEqual([
      ['nl', 'nl/bordspel/', undefined],
      ['en', 'en/bordspel/', 'en'],
    ]);
  });

  test('has the full text of each language', () => {
    expect(existsSync(join(ROOT, 'pagefind/nl/pagefind-entry.json'))).toBe(true);
    expect(existsSync(join(ROOT, 'pagefind/en/pagefind-entry.json'))).toBe(true);
  });
});

describe('the start', () => {
  test.each(['nl', 'en'])('offers the book in the language of the page, once: %s', (language) => {
    const cards = page(language).querySelectorAll('.books h2 a[href*=bordspel]');
    expect(cards.map((link) => link.getAttribute('href'))).toEqual([`/${language}/bordspel/`]);
  });

  test('leads to the other language', () => {
    const tongues = page('.').querySelectorAll('.tongues a');
    expect(tongues.map((link) => link.getAttribute('href'))).toEqual(['/nl/', '/en/']);
  });
});
