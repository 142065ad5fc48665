import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#addresses/pages.ts';
import { few } from '../support/few.ts';
import { deadLinks, linkedPages, whyDead } from '../support/links.ts';
import { fileOf, filesBelow, pagesOf, SITE } from '../support/site.ts';

const linked = linkedPages(SITE);

describe('the site', () => {
  const pages = pagesOf(SITE);

  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(1);
  });

  it('has no link that leads nowhere, on a page or inside a widget', () => {
    expect(few(deadLinks(SITE, linked))).toEqual([]);
  });

  it('has widgets whose links are among those looked at', () => {
    const addresses = [...linked.values()].flatMap(({ inWidgets }) => inWidgets);
    expect(addresses.length).toBeGreaterThan(0);
  });

  it('takes nothing from another host', () => {
    const taken = [...linked.values()].flatMap(({ page, fromElsewhere }) =>
      fromElsewhere.map((address) => `${page.url} takes ${address}`),
    );
    expect(few(taken)).toEqual([]);
  });

  it('has permanent addresses in its data that lead to its pages', () => {
    for (const path of filesBelow(join(SITE.root, 'api'), 'rules.json')) {
      const text = readFileSync(join(SITE.root, 'api', path), 'utf8');
      for (const [, address = ''] of text.matchAll(/"url":"([^"]+)"/g)) {
        const page = pages[0];
        expect(page && whyDead(address, page, SITE, linked), address).toBeUndefined();
      }
    }
  });
});

it('every published id has a page in its edition, and every published answer a situation that asks for it', () => {
  const list = join('content', 'permalinks.txt');
  expect(existsSync(list), list).toBe(true);
  const languages = new Map(
    pagesOf(SITE).flatMap((page) => {
      const [language, book] = page.url.slice(SITE.base.length).split('/').filter(Boolean);
      return language !== undefined && book !== undefined ? [[book, language]] : [];
    }),
  );
  const missing = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    // What is published of a table is read by the replay of records (test/client/replay/); its situation has
    // the page.
    .map((line) => line.replace(/@[0-9a-f]{10}$/, ''))
    .filter((line) => {
      const [address = '', answer] = line.split('?');
      const [path = '', anchor] = address.replace(/\/$/, '').split('#');
      const file = fileOf(SITE, `${SITE.base}${languages.get(path.split('/')[0] ?? '') ?? ''}/${path}/`);
      const page = file === undefined ? undefined : linked.get(file);
      if (!page || (anchor !== undefined && !page.places.has(anchor))) return true;
      return answer !== undefined && !asksFor(answer, path);
    });
  expect(few(missing)).toEqual([]);
});

it('every dated page of one thing is among the published ids', () => {
  const listed = new Set(readFileSync(join('content', 'permalinks.txt'), 'utf8').split('\n'));
  const pages = pagesOf(SITE).filter(({ dated, redirect, type }) => {
    // What other sites show of a page is there as long as the page is.
    if (!dated || redirect || type === 'not-found' || type.startsWith('embedded')) return false;
    return PAGES[type].path.includes('*');
  });
  expect(pages.length).toBeGreaterThan(0);
  const unlisted = pages
    .map(({ url }) => url.slice(SITE.base.length).replace(/^[^/]+\/|\/$/g, ''))
    .filter((path) => !listed.has(path));
  expect(few(unlisted)).toEqual([]);
});

interface Asking {
  readonly situation: string;
  readonly facts: readonly {
    readonly id: string;
    readonly options?: readonly { readonly id: string }[];
    readonly min?: number;
    readonly max?: number;
  }[];
}

/** What the situations of an edition ask, as its data say. */
const asking = new Map<string, readonly Asking[]>();
function situationsOf(edition: string): readonly Asking[] {
  const folder = join(SITE.root, 'api', 'v1', edition, 'situations');
  const known =
    asking.get(edition) ??
    filesBelow(folder, '.json').map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Asking);
  asking.set(edition, known);
  return known;
}

/** @param path an edition's, or a situation's in it. */
function asksFor(answer: string, path: string): boolean {
  const [book = '', edition = '', , situation] = path.split('/');
  const [fact = '', value] = answer.split('=');
  const [from, to] = (value ?? '').split(/[.]{2}|[/]/).map(Number);
  return situationsOf(`${book}/${edition}`)
    .filter((each) => situation === undefined || each.situation === situation)
    .flatMap(({ facts }) => facts.filter(({ id }) => id === fact))
    .some(
      ({ options, min, max }) =>
        value === undefined ||
        (options === undefined ? min === from && max === to : options.some(({ id }) => id === value)),
    );
}
