/**
 * What search engines and chats get of a site that knows its host: the fixture book of two editions and two
 * languages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { few } from '../support/few.ts';
import { libraryAt } from '../support/library.ts';
import { fileOf, pagesOf, type Page } from '../support/site.ts';
import { CONTENT, FIXTURE, HOST } from '../support/fixture-site.ts';

const file = (path: string) => readFileSync(join(FIXTURE.root, path), 'utf8');
const meta = ({ document }: Page, name: string) =>
  document
    .querySelectorAll('meta')
    .find((each) => [each.getAttribute('property'), each.getAttribute('name')].includes(name))
    ?.getAttribute('content') ?? '';
const canonicalOf = ({ document }: Page) => document.querySelector('link[rel=canonical]')?.getAttribute('href');
/** The edition of each book that its undated addresses show. */
const IN_FORCE = new Map<string, string>(libraryAt(CONTENT).books.map(({ id, current }) => [id, current.id]));

const shown = () => pagesOf(FIXTURE).filter(({ redirect, type }) => !redirect && type !== 'not-found');

describe('the map of the site', () => {
  const urls = () => [...file('sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

  test('is named by robots.txt, and by its index', () => {
    expect(file('robots.txt')).toContain(`Sitemap: ${HOST}/sitemap-index.xml`);
    expect(file('sitemap-index.xml')).toContain(`${HOST}/sitemap-0.xml`);
  });

  test('has every page whose own address counts, once, and no other', () => {
    const counting = shown()
      .filter((page) => canonicalOf(page) === HOST + page.url && meta(page, 'robots') !== 'noindex')
      .map(({ url }) => HOST + url);
    expect(urls().toSorted()).toEqual(counting.toSorted());
    expect(counting.length).toBeGreaterThan(50);
  });

  test('has superseded pages at their date, and of the edition in force none that is dated', () => {
    const listed = urls();
    expect(listed).toContain(`${HOST}/nl/bordspel/2019/rulings/verzaakt/`);
    expect(listed).toContain(`${HOST}/nl/bordspel/2019/cases/niet-bekend-in-de-finale/`);
    expect(listed).toContain(`${HOST}/en/bordspel/rulings/voor-de-beurt/`);
    expect(listed.filter((url) => url.includes('/bordspel/2024/'))).toEqual([]);
  });

  test('has nothing that has moved, has gone, or is not to be listed', () => {
    const listed = urls();
    for (const path of ['rulings/verzaakt/', 'situations/te-laat/', 'cases/niet-bekend-in-de-finale/', 'book/']) {
      expect(existsSync(fileOf(FIXTURE, `/nl/bordspel/${path}`) ?? ''), path).toBe(true);
      expect(listed).not.toContain(`${HOST}/nl/bordspel/${path}`);
    }
    expect(listed.filter((url) => url.includes('404'))).toEqual([]);
  });

  test('names each language of a page', () => {
    const [, entry = ''] =
      /<url>(<loc>https:\/\/example\.org\/en\/bordspel\/2\/<\/loc>[^]*?)<\/url>/.exec(file('sitemap-0.xml')) ?? [];
    expect([...entry.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])).toEqual([
      ['nl', `${HOST}/nl/bordspel/2/`],
      ['en', `${HOST}/en/bordspel/2/`],
    ]);
  });
});

describe('a page', () => {
  test('of the edition in force names its address without a date; one of an older edition names itself', () => {
    const wrong = shown().filter((page) => {
      const [, language, book = '', edition = ''] = page.url.split('/');
      const inForce =
        edition === IN_FORCE.get(book)
          ? page.url.replace(`/${language}/${book}/${edition}/`, `/${language}/${book}/`)
          : page.url;
      return meta(page, 'robots') !== 'noindex' && canonicalOf(page) !== HOST + inForce;
    });
    expect(few(wrong.map(({ url }) => url))).toEqual([]);
  });

  test('that is a ruling has a title, a description and a picture that is there, by absolute addresses', () => {
    const rulings = shown().filter(({ type }) => type === 'ruling' || type === 'case');
    expect(rulings.length).toBeGreaterThan(10);
    for (const page of rulings) {
      expect(meta(page, 'og:title').length, page.url).toBeGreaterThan(3);
      expect(meta(page, 'og:description').length, page.url).toBeGreaterThan(10);
      expect(meta(page, 'og:url'), page.url).toMatch(/^https:\/\/example\.org\/(?:nl|da|de|en)\//);
      const picture = new URL(meta(page, 'og:image'));
      expect([picture.origin, existsSync(join(FIXTURE.root, picture.pathname))], page.url).toEqual([HOST, true]);
      expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    }
  });

  test('says where it stands and what it is, in data that its policy has no part in', () => {
    const page = shown().find(({ url }) => url === '/en/bordspel/cases/voor-zijn-beurt-uitgekomen/');
    const script = page?.document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '{}';
    const { '@graph': graph } = JSON.parse(script) as { '@graph': Record<string, unknown>[] };
    expect(graph.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'Article']);
    expect(graph[1]).toMatchObject({ headline: 'Led out of turn', datePublished: '2025-02-01', inLanguage: 'en' });
    const broken = shown().filter(({ document }) =>
      document.querySelectorAll('script[type="application/ld+json"]').some(({ innerHTML }) => {
        const links = [...innerHTML.matchAll(/"(?:item|url)":"([^"]*)"/g)].map(([, url = '']) => url);
        return (
          (JSON.parse(innerHTML) as object) === null ||
          links.some((url) => {
            const { origin, pathname } = new URL(url);
            return origin === HOST && !existsSync(fileOf(FIXTURE, pathname) ?? '');
          })
        );
      }),
    );
    expect(few(broken.map(({ url }) => url))).toEqual([]);
  });
});
