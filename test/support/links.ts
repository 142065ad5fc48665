/** Where the links of a built site lead: those of its pages, and those in the data of its widgets. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf, pagesOf, type Build, type Page } from './site.ts';

/** Where a page may contain addresses. */
const PLACES = [
  ['a', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['use', 'href'],
  ['form', 'action'],
] as const;

/** By the file of each page, the places on it. */
export type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids of every page. */
export function placesOn(build: Build): Places {
  return new Map(
    pagesOf(build).map((page) => [page.file, new Set(page.document.querySelectorAll('[id]').map((each) => each.id))]),
  );
}

/** Every broken link, with its page and the reason. */
export function deadLinks(build: Build, places: Places): readonly string[] {
  const dead = new Set<string>();
  for (const page of pagesOf(build)) {
    for (const address of [...linksOf(page), ...addressesInWidgets(page, build)]) {
      const reason = whyDead(address, page, build, places);
      if (reason !== undefined) dead.add(`${page.url} → ${address}: ${reason}`);
    }
  }
  return [...dead];
}

/** Resources that pages load from other hosts; links to them do not count. */
export function takenFromElsewhere(build: Build): readonly string[] {
  return pagesOf(build).flatMap((page) =>
    PLACES.filter(([tag]) => tag !== 'a').flatMap(([tag, attribute]) =>
      page.document
        .querySelectorAll(`${tag}[${attribute}]`)
        .filter((each) => !['canonical', 'alternate'].includes(each.getAttribute('rel') ?? ''))
        .map((each) => each.getAttribute(attribute) ?? '')
        .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address))
        .map((address) => `${page.url} takes ${address}`),
    ),
  );
}

function linksOf(page: Page): readonly string[] {
  return PLACES.flatMap(([tag, attribute]) =>
    page.document.querySelectorAll(`${tag}[${attribute}]`).map((each) => each.getAttribute(attribute) ?? ''),
  );
}

/** Addresses in the data that widgets are given: whole strings, and links in pieces of HTML. */
export function addressesInWidgets(page: Page, { base }: Build): readonly string[] {
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

/** Why an address on a page is broken; undefined if it is not. */
export function whyDead(address: string, page: Page, build: Build, places: Places): string | undefined {
  if (/^(?:https?|mailto|data):/i.test(address)) return undefined;
  const url = new URL(address, `http://site${page.url}`);
  const file = fileOf(build, url.pathname);
  if (file === undefined) return 'outside the base path';
  if (!existsSync(file)) return 'no such page';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor !== '' && places.get(file)?.has(anchor) === false) return 'no such place on the page';
  return undefined;
}
