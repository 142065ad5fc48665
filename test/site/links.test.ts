import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { addressesInWidgets, deadLinks, placesOn, takenFromElsewhere, whyDead } from '../support/links.ts';
import { fileOf, filesBelow, pagesOf, SITE, SITE_BELOW } from '../support/site.ts';

describe.each([
  ['at the root of a host', SITE],
  ['below a path', SITE_BELOW],
])('a site %s', (_, build) => {
  const pages = pagesOf(build);
  const places = placesOn(build);

  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(1);
  });

  it('has no link that leads nowhere, on a page or inside a widget', () => {
    expect(few(deadLinks(build, places))).toEqual([]);
  });

  it('has widgets whose links are among those looked at', () => {
    const addresses = pages.flatMap((page) => addressesInWidgets(page, build));
    expect(addresses.length).toBeGreaterThan(0);
  });

  it('takes nothing from another host', () => {
    expect(few(takenFromElsewhere(build))).toEqual([]);
  });

  it('has permanent addresses in its data that lead to its pages', () => {
    for (const path of filesBelow(join(build.root, 'api'), 'rules.json')) {
      const text = readFileSync(join(build.root, 'api', path), 'utf8');
      for (const [, address = ''] of text.matchAll(/"url":"([^"]+)"/g)) {
        const page = pages[0];
        expect(page && whyDead(address, page, build, places), address).toBeUndefined();
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
    // What is published of a table is read by the replay of records (test/client/replay/); its situation has the page.
    .map((line) => line.replace(/@[0-9a-f]{10}$/, ''))
    .filter((line) => {
      const [path = '', anchor] = line.split('#');
      const file = fileOf(SITE, `/${languages.get(path.split('/')[0] ?? '') ?? ''}/${path}/`);
      const page = pagesOf(SITE).find((each) => each.file === file);
      return !page || (anchor !== undefined && !page.document.getElementById(anchor));
    });
  expect(few(missing)).toEqual([]);
});
