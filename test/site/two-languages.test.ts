/**
 * A site of one fixture book in two languages and two editions, partly translated: rules that swapped
 * numbers, were renumbered, split, changed, dropped and added. Read as its visitors and other sites would.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { hasTags } from '#model/language-tags.ts';
import { dataFilesOf, misplaced, schemaFaults } from '../support/api.ts';
import { few } from '../support/few.ts';
import { FIXTURE, HOST, TWO_LANGUAGES } from '../support/fixture-site.ts';
import { deadLinks, linkedPages } from '../support/links.ts';
import { asShown, fullestOfEachType, pagesOf } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsIn } from '../support/valid-html.ts';
import { judgeOf, type Said } from '../support/languages.ts';

const file = (path: string) => readFileSync(join(FIXTURE.root, path), 'utf8');
const page = (path: string) => parse(file(join(path, 'index.html')));
const json = (path: string) => JSON.parse(file(path)) as Record<string, unknown>;
const linksOf = (document: HTMLElement) => document.querySelectorAll('main a[href^="/"]');
const main = (path: string) => page(path).querySelector('main')?.textContent.replace(/\s+/g, ' ') ?? '';

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
    const link = document.querySelector('.in-languages a[rel=alternate]');
    expect([link?.getAttribute('href'), link?.getAttribute('lang')]).toEqual([`/${other}/bordspel/2/`, other]);
    expect(
      document.querySelectorAll('link[rel=alternate][hreflang]').map((each) => each.getAttribute('hreflang')),
    ).toEqual(['nl', 'en']);
  });

  test('has links within its own language', () => {
    const pages = ['en/bordspel/2', 'en/bordspel/situations/kaart-gespeeld', 'en/bordspel', 'en/bordspel/2019/4'];
    const links = pages.flatMap((path) =>
      linksOf(page(path)).filter((link) => link.getAttribute('rel') !== 'alternate'),
    );
    const foreign = links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('/en/'));
    expect(foreign).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });
});

describe('which text counts', () => {
  test('is said on every page of a translation, with a link to the same page in the original', () => {
    const pages = ['2019/4', '2019/situations/kaart-gespeeld', '2019/penalties', '2019'];
    for (const path of pages) {
      const said = page(`en/bordspel/${path}`).querySelector('.text-state');
      expect(said?.textContent.trim(), path).toBe('A translation; the Dutch text prevails.');
      expect(said?.querySelector('a')?.getAttribute('href')).toBe(`/nl/bordspel/${path}/`);
      expect(page(`nl/bordspel/${path}`).querySelector('.text-state'), path).toBeNull();
    }
  });

  test('names who adopted a translation, and when', () => {
    expect(page('en/bordspel/2').querySelector('.text-state')?.textContent.trim()).toBe(
      'Official translation, adopted by Bond van Bordspelers on 5 October 2024. Where they differ, the Dutch text prevails.',
    );
  });

  test('is in the data, and for search engines', () => {
    expect(json('api/v1/bordspel/2019/en/book.json')['text']).toEqual({ state: 'convenience', original: 'nl' });
    expect(json('api/v1/bordspel/2019/rules.json')['text']).toEqual({ state: 'authentic' });
    expect(json('api/v1/bordspel/2019/en/rules.json')['text']).toEqual({ state: 'convenience', original: 'nl' });
    expect(json('api/v1/bordspel/2024/en/situations/kaart-gespeeld.json')['text']).toEqual({
      state: 'official',
      adopted: { by: 'Bond van Bordspelers', on: '2024-10-05' },
      original: 'nl',
    });
    const about = (path: string) => page(path).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(about('en/bordspel')).toContain(
      '"translationOfWork":{"@type":"CreativeWork","url":"https://example.org/nl/bordspel/","inLanguage":"nl"}',
    );
    expect(about('nl/bordspel')).not.toContain('translationOfWork');
  });
});

describe('what nobody has translated', () => {
  test('is shown in the original, and marked with its language', () => {
    const head = page('en/bordspel/7').querySelector('h1');
    expect([head?.textContent.trim(), head?.getAttribute('lang')]).toEqual(['Toezicht', 'nl']);
  });

  test('is marked clause by clause', () => {
    const [first, second] = ['a', 'b'].map((id) => page('en/bordspel/9').getElementById(id)?.querySelector('.prose'));
    expect([first?.textContent.trim(), first?.querySelector('[lang]')]).toEqual([
      'Each card too many costs two points.',
      null,
    ]);
    expect(second?.querySelector('[lang="nl"]')?.textContent).toContain('Een gevallen kaart gaat terug in de hand.');
  });

  test('is not marked in the original', () => {
    const marked = page('nl/bordspel/7')
      .querySelectorAll('main [lang]')
      // An address has no language.
      .filter((each) => each.getAttribute('lang') !== 'zxx' && !each.closest('.in-languages'));
    expect(marked.length).toBe(0);
  });
});

describe('every text of a page', () => {
  const judge = judgeOf(join(TWO_LANGUAGES, 'content', 'bordspel'), 'nl', 'en');
  const pages = (language: string) =>
    readdirSync(join(FIXTURE.root, language, 'bordspel'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('index.html'))
      .map((path) => join(language, 'bordspel', dirname(path)));

  test.each(['nl', 'en'])('of %s stands in an element that says its language', (language) => {
    const said = pages(language).flatMap((path) => saidOn(page(path)).map((each) => ({ path, ...each })));
    const wrong = said.flatMap(({ path, ...each }) => {
      const words = judge(each);
      return words.length === 0 ? [] : [`${path}: “${each.text.trim()}” is not ${each.lang}: ${words.join(', ')}`];
    });
    expect(wrong).toEqual([]);
    expect(said.length).toBeGreaterThan(1000);
  });

  test('in the other language is found by its words, wherever it stands', () => {
    expect(judge({ text: 'Against: de overtreder', lang: 'en' })).toContain('overtreder');
    expect(judge({ text: 'The offender', lang: 'nl' })).toContain('offender');
    expect(judge({ text: 'de overtreder', lang: 'nl' })).toEqual([]);
    const dutch = pages('en').flatMap((path) => saidOn(page(path)).filter(({ lang }) => lang === 'nl'));
    expect(new Set(dutch.map(({ text }) => text.trim())).size).toBeGreaterThan(30);
  });

  test('says it for the reader alone: nothing of it is left in titles, attributes or data for others', () => {
    const files = readdirSync(FIXTURE.root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(html|json|md|txt)$/.test(path),
    );
    const left = files.filter((path) => {
      const own = /^search-index\/|\/(?:texts|training|training\/book)\.json$|\/tables\/\w+\.json$/.test(path);
      return !own && hasTags(file(path).replace(/<script [^>]*application\/json[^]*?<\/script>/g, ''));
    });
    expect(left).toEqual([]);
  });

  test('and the name of a page is in the language of what it names', () => {
    const titles = ['7', '2', '2019/situations/te-laat'].map((path) =>
      page(`en/bordspel/${path}`).querySelector('title'),
    );
    expect(titles.map((title) => [title?.getAttribute('lang'), title?.text])).toEqual([
      ['nl', 'Rule 7: Toezicht · Board Game'],
      [undefined, 'Rule 2: Following suit · Board Game'],
      ['nl', 'Iemand komt te laat · Board Game'],
    ]);
  });
});

/** Every text that is seen or read aloud. */
function saidOn(document: HTMLElement): readonly Said[] {
  const found: Said[] = [];
  const walk = (element: HTMLElement, lang: string): void => {
    // The name of a page is made of parts, and has one language.
    if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE'].includes(element.tagName)) return;
    const own = element.getAttribute('lang') ?? lang;
    for (const node of element.childNodes) {
      if (node instanceof HTMLElement) walk(node, own);
      else if (node instanceof TextNode && node.text.trim() !== '') found.push({ text: node.text, lang: own });
    }
  };
  walk(document, '');
  return found;
}

describe('the site', () => {
  test(`has valid HTML on ${THOROUGH ? 'every page' : 'the fullest page of each type'}`, async () => {
    const pages = THOROUGH ? pagesOf(FIXTURE) : fullestOfEachType(FIXTURE);
    expect(pages.length).toBeGreaterThan(20);
    expect(few(await faultsIn(pages))).toEqual([]);
  });

  test('has no link that leads nowhere, on a page or in a widget', () => {
    const linked = linkedPages(FIXTURE);
    expect(few(deadLinks(FIXTURE, linked))).toEqual([]);
    expect([...linked.values()].flatMap(({ fromElsewhere }) => fromElsewhere)).toEqual([]);
  });

  test('lists its data, with absolute addresses that lead to files and pages', () => {
    const addresses = file('api/v1/index.json').match(/(?<=")https:[^"?<]+/g) ?? [];
    expect(addresses).toContain(`${HOST}/api/v1/bordspel/2024/en/book.json`);
    expect(addresses).toContain(`${HOST}/en/bordspel/2019/situations/kaart-gespeeld/`);
    const paths = addresses.map((address) => address.slice(HOST.length + 1).replace(/\/$/, '/index.html'));
    expect(few(paths.filter((path) => !existsSync(join(FIXTURE.root, path))))).toEqual([]);
  });

  test('names on every page the data that it is made from', () => {
    const wrong = pagesOf(FIXTURE)
      .filter(({ redirect }) => !redirect)
      .flatMap(({ url, document }) => {
        const links = document.querySelectorAll('link[rel=alternate][type="application/json"]');
        const named = links.map((link) => link.getAttribute('href') ?? '');
        return named.length > 0 && named.every((href) => existsSync(join(FIXTURE.root, href))) ? [] : [url];
      });
    expect(few(wrong)).toEqual([]);
    const of = (path: string) =>
      page(path)
        .querySelectorAll('link[type="application/json"]')
        .map((link) => link.getAttribute('href'));
    expect(of('en/bordspel/situations/kaart-gespeeld')).toEqual([
      '/api/v1/bordspel/2024/en/situations/kaart-gespeeld.json',
      '/api/v1/bordspel/2024/en/book.json',
    ]);
    expect(of('nl/bordspel/2019/4')).toEqual(['/api/v1/bordspel/2019/book.json']);
    expect(of('nl')).toEqual(['/api/v1/index.json']);
  });

  test('has every rule, situation and ruling of an edition, and its terms, as Markdown beside the page', () => {
    const dated = ({ path, redirect }: { readonly path: string; readonly redirect: boolean }) =>
      !redirect && /^\w+\/[^/]+\/\d{4}\/(?:\d+|terms|(?:situations|rulings)\/[^/]+)\/$/.test(path);
    const pages = pagesOf(FIXTURE).filter(dated);
    expect(pages.length).toBeGreaterThan(20);
    for (const { document, path } of pages) {
      const [link] = document.querySelectorAll('link[type="text/markdown"]');
      expect(link?.getAttribute('href'), path).toBe(`/${path}index.md`);
      const text = file(`${path}index.md`);
      expect(text).toContain(`${HOST}/${path}`);
      const links = [...text.matchAll(/https:\/\/example\.org\/([^\s)?#]*)/g)].map(([, to = '']) => to);
      const missing = links.filter((to) => !existsSync(join(FIXTURE.root, to.replace(/\/$/, '/index.html'))));
      expect(missing, path).toEqual([]);
    }
    const current = page('en/bordspel/2').querySelector('link[type="text/markdown"]');
    expect(current?.getAttribute('href')).toBe('/en/bordspel/2024/2/index.md');
  });

  test('tells assistants first what it is not, then where everything is', () => {
    const text = file('llms.txt');
    expect(text.split('\n').slice(2, 3)).toEqual([
      expect.stringMatching(/^> This is not the official text:.*Never decide/),
    ]);
    const addresses = text.match(/https:\/\/example\.org\/[^\s)?]*/g) ?? [];
    const paths = addresses.map((address) => address.slice(HOST.length + 1).replace(/\/$/, '/index.html'));
    expect(paths.length).toBeGreaterThan(5);
    expect(few(paths.filter((path) => !existsSync(join(FIXTURE.root, path))))).toEqual([]);
  });

  test('has data that fit their schemas, in every language at their place', () => {
    expect(dataFilesOf(FIXTURE).some((path) => path.startsWith('bordspel/2024/en/situations/'))).toBe(true);
    expect(few(schemaFaults(FIXTURE))).toEqual([]);
    expect(few(misplaced(FIXTURE, (book) => ({ solospil: 'da', zweidame: 'de' })[book] ?? 'nl'))).toEqual([]);
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

describe('what was called otherwise', () => {
  test('is found from its former page, at the book’s address and at that of its edition', () => {
    for (const edition of ['', '2024/']) {
      const link = page(`en/bordspel/${edition}rulings/verzaakt`).querySelector('main a');
      expect(link?.getAttribute('href')).toBe(`/en/bordspel/${edition}rulings/niet-bekend/`);
    }
  });

  test('is where an older edition leads to, with the case that the reader is at', () => {
    const link = page('en/bordspel/2019/rulings/verzaakt').querySelector('.superseded a');
    expect([link?.getAttribute('href'), link?.hasAttribute('data-same')]).toEqual([
      '/en/bordspel/rulings/niet-bekend/',
      true,
    ]);
    // Where the edition in force has nothing of the kind, the case would be one of something else.
    expect(page('en/bordspel/2019/5').querySelector('.superseded a')?.hasAttribute('data-same')).toBe(false);
  });

  test('has an anchor of its former name within the clause', () => {
    for (const path of ['nl/bordspel/3', 'en/bordspel/2024/3']) {
      expect(page(path).getElementById('volgorde')?.closest('.clause')?.id).toBe('b');
    }
  });

  test('says so in the data, and what had no other name says nothing', () => {
    const { facts } = json('api/v1/bordspel/2024/situations/kaart-gespeeld.json') as { facts: { id: string }[] };
    expect(facts.find(({ id }) => id === 'bekend')).toMatchObject({ aliases: ['kleur-bekend'] });
    expect(facts.find(({ id }) => id === 'op-beurt')).not.toHaveProperty('aliases');
  });
});

describe('what older editions have on a page', () => {
  test.each([
    ['6', 'b', 'Rule 4B (last in the 2019 edition)', '/en/bordspel/2019/4/#b'],
    ['laws', '7', '7 · Wie te laat komt (last in the 2019 edition)', '/en/bordspel/2019/laws/#7'],
    ['terms', 'roemgeld', 'roemgeld (last in the 2019 edition)', '/en/bordspel/2019/terms/#roemgeld'],
  ])('%s: says at the old place of %s where it last stood', (path, id, says, href) => {
    const link = page(`en/bordspel/${path}`).getElementById(id)?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([says, href]);
    expect(page(`en/bordspel/2024/${path}`).getElementById(id)).toBeNull();
  });
});

describe('the search', () => {
  test('has an index for each language, and lists each book in each', () => {
    expect(json('search-index/bordspel/2024.json')).toMatchObject({ language: 'nl', title: 'Bordspel' });
    expect(json('search-index/bordspel/2024.en.json')).toMatchObject({ language: 'en', title: 'Board Game' });
    const books = JSON.parse(file('search-index/books.json')) as { language: string; path: string; words?: string }[];
    const ours = books.filter(({ path }) => path.includes('/bordspel/'));
    expect(ours.map(({ language, path, words }) => [language, path, words])).toEqual([
      ['nl', 'nl/bordspel/', undefined],
      ['en', 'en/bordspel/', 'en'],
    ]);
  });

  test('has the full text of each language', () => {
    expect(existsSync(join(FIXTURE.root, 'pagefind/nl/pagefind-entry.json'))).toBe(true);
    expect(existsSync(join(FIXTURE.root, 'pagefind/en/pagefind-entry.json'))).toBe(true);
  });
});

describe('the start', () => {
  test.each(['nl', 'en'])('offers the book in the language of the page, once: %s', (language) => {
    const cards = page(language).querySelectorAll('.books h2 a[href*=bordspel]');
    expect(cards.map((link) => link.getAttribute('href'))).toEqual([`/${language}/bordspel/`]);
  });

  test('leads to the other languages', () => {
    const [shown, ...others] = pagesOf(FIXTURE)
      .filter(({ path }) => path === '')
      .flatMap(asShown);
    expect(others.length).toBe(3);
    for (const each of [shown, ...others]) {
      const tongues = each?.document.querySelectorAll('.tongues a') ?? [];
      expect(tongues.map((link) => link.getAttribute('href'))).toEqual(['/nl/', '/da/', '/de/', '/en/']);
    }
  });
});
