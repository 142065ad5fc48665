import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { fileOf, filesBelow, pagesOf, SITE, SITE_BELOW, type Build, type Page } from '../support/site.ts';

/** Where an address can stand in a page. */
const PLACES = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['use', 'href'],
  ['form', 'action'],
] as const;

describe.each([
  ['at the root of a host', SITE],
  ['below a path', SITE_BELOW],
])('a site %s', (_, build) => {
  const pages = pagesOf(build);
  const ids = new Map(
    pages.map((page) => [page.file, new Set(page.document.querySelectorAll('[id]').map((each) => each.id))]),
  );

  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(1);
  });

  it('has no link that leads nowhere, on a page or inside a widget', () => {
    const dead = new Set<string>();
    for (const page of pages) {
      for (const address of [...linksOf(page), ...addressesInWidgets(page, build)]) {
        const reason = whyDead(address, page, build, ids);
        if (reason !== undefined) dead.add(`${page.url} → ${address}: ${reason}`);
      }
    }
    expect(few([...dead])).toEqual([]);
  });

  it('has widgets whose links are among those looked at', () => {
    const addresses = pages.flatMap((page) => addressesInWidgets(page, build));
    expect(addresses.length).toBeGreaterThan(0);
  });

  it('takes nothing from another host', () => {
    const foreign = pages.flatMap((page) =>
      PLACES.filter(([tag]) => tag !== 'a').flatMap(([tag, attribute]) =>
        page.document
          .querySelectorAll(`${tag}[${attribute}]`)
          .filter((each) => each.getAttribute('rel') !== 'canonical')
          .map((each) => each.getAttribute(attribute) ?? '')
          .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address))
          .map((address) => `${page.url} takes ${address}`),
      ),
    );
    expect(few(foreign)).toEqual([]);
  });

  it('has permanent addresses in its data that lead to its pages', () => {
    for (const path of filesBelow(join(build.root, 'api'), 'rules.json')) {
      const text = readFileSync(join(build.root, 'api', path), 'utf8');
      for (const [, address = ''] of text.matchAll(/"url":"([^"]+)"/g)) {
        const page = pages[0];
        expect(page && whyDead(address, page, build, ids), address).toBeUndefined();
      }
    }
  });
});

it('every published id has a page in its edition', () => {
  const list = join('content', 'permalinks.txt');
  expect(existsSync(list), list).toBe(true);
  const languages = new Map(
    pagesOf(SITE).flatMap((page) => {
      const [language, book] = page.url.split('/').filter(Boolean);
      return language !== undefined && book !== undefined ? [[book, language]] : [];
    }),
  );
  const missing = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => {
      const [path = '', anchor] = line.split('#');
      const file = fileOf(SITE, `/${languages.get(path.split('/')[0] ?? '') ?? ''}/${path}/`);
      const page = pagesOf(SITE).find((each) => each.file === file);
      return !page || (anchor !== undefined && !page.document.getElementById(anchor));
    });
  expect(few(missing)).toEqual([]);
});

function linksOf(page: Page): readonly string[] {
  return PLACES.flatMap(([tag, attribute]) =>
    page.document.querySelectorAll(`${tag}[${attribute}]`).map((each) => each.getAttribute(attribute) ?? ''),
  );
}

/** Addresses in the data that widgets are given: whole strings, and links in pieces of HTML. */
function addressesInWidgets(page: Page, { base }: Build): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith(base) && /^\/[\w./#?=&%-]+$/.test(value)) found.push(value);
      for (const [, address = ''] of value.matchAll(/ href="([^"]+)"/g)) found.push(address);
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  for (const data of page.document.querySelectorAll('script[type="application/json"]'))
    walk(JSON.parse(data.innerHTML));
  // What the questions of a situation fetch is a part of its page.
  const fetched = join(dirname(page.file), 'texts.json');
  if (existsSync(fetched)) walk(JSON.parse(readFileSync(fetched, 'utf8')));
  return found;
}

function whyDead(
  address: string,
  page: Page,
  build: Build,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (/^(?:https?|mailto|data):/i.test(address)) return undefined;
  const url = new URL(address, `http://site${page.url}`);
  const file = fileOf(build, url.pathname);
  if (file === undefined) return 'outside the base path';
  if (!existsSync(file)) return 'no such page';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor !== '' && ids.get(file)?.has(anchor) === false) return 'no such place on the page';
  return undefined;
}
