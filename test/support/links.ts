/** Where the links of a built site lead: those of its pages, and those in the data of its widgets. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
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

/** What a page names, and what it can be named by. */
export interface Linked {
  readonly page: Page;
  /** The ids on it. */
  readonly places: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Addresses in the data that its widgets are given: whole strings, and links in pieces of HTML. */
  readonly inWidgets: readonly string[];
  /** Resources that it loads from other hosts; links to them do not count. */
  readonly fromElsewhere: readonly string[];
}

/** By the file of each page. */
export type LinkedPages = ReadonlyMap<string, Linked>;

/** Reads every page once and keeps nothing of it but these: a worker cannot hold all of them parsed. */
export function linkedPages(build: Build): LinkedPages {
  return new Map(
    pagesOf(build).map((page) => {
      const document = parse(page.html);
      const linked: Linked = {
        page,
        places: new Set(document.querySelectorAll('[id]').map((each) => each.id)),
        links: linksOf(document),
        inWidgets: addressesInWidgets(document, page.file, build),
        fromElsewhere: takenFromElsewhere(document),
      };
      return [page.file, linked];
    }),
  );
}

/** Every broken link, with its page and the reason. */
export function deadLinks(build: Build, pages: LinkedPages): readonly string[] {
  const dead = new Set<string>();
  for (const { page, links, inWidgets } of pages.values()) {
    for (const address of [...links, ...inWidgets]) {
      const reason = whyDead(address, page, build, pages);
      if (reason !== undefined) dead.add(`${page.url} → ${address}: ${reason}`);
    }
  }
  return [...dead];
}

function linksOf(document: HTMLElement): readonly string[] {
  return PLACES.flatMap(([tag, attribute]) =>
    document.querySelectorAll(`${tag}[${attribute}]`).map((each) => each.getAttribute(attribute) ?? ''),
  );
}

function takenFromElsewhere(document: HTMLElement): readonly string[] {
  return PLACES.filter(([tag]) => tag !== 'a').flatMap(([tag, attribute]) =>
    document
      .querySelectorAll(`${tag}[${attribute}]`)
      .filter((each) => !['canonical', 'alternate'].includes(each.getAttribute('rel') ?? ''))
      .map((each) => each.getAttribute(attribute) ?? '')
      .filter((address) => /^(?:[a-z]+:)?\/\//i.test(address)),
  );
}

function addressesInWidgets(document: HTMLElement, file: string, { base }: Build): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith(base) && /^\/[\w./#?=&%-]+$/.test(value)) found.push(value);
      for (const [, address = ''] of value.matchAll(/ href="([^"]+)"/g)) found.push(address);
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  for (const data of document.querySelectorAll('script[type="application/json"]')) walk(JSON.parse(data.innerHTML));
  // What the questions of a situation fetch is a part of its page.
  const fetched = join(dirname(file), 'texts.json');
  if (existsSync(fetched)) walk(JSON.parse(readFileSync(fetched, 'utf8')));
  return found;
}

/** Why an address on a page is broken; undefined if it is not. */
export function whyDead(address: string, page: Page, build: Build, pages: LinkedPages): string | undefined {
  if (/^(?:https?|mailto|data):/i.test(address)) return undefined;
  const url = new URL(address, `http://site${page.url}`);
  const file = fileOf(build, url.pathname);
  if (file === undefined) return 'outside the base path';
  if (!existsSync(file)) return 'no such page';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor !== '' && pages.get(file)?.places.has(anchor) === false) return 'no such place on the page';
  return undefined;
}
