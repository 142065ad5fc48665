/** The search of a book that is so large that its index comes in pieces: of those only what a query needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { divide } from '#search/divided/divide.ts';
import type { DeepData, IndexData } from '#search/index-data.ts';
import { namesFiles } from '#search/index-files.ts';
import { SITE } from '../support/site.ts';
import { searcher } from './searcher.ts';
import { visit } from './visitor.ts';

const [BOOK, EDITION] = ['troefcall', '2020-2021'];
const FILE = `search-index/${BOOK}/${EDITION}`;
const parsed = (file: string) => JSON.parse(readFileSync(join(SITE.root, file), 'utf8')) as unknown;
const [whole, deep] = [parsed(`${FILE}.json`) as IndexData, parsed(`${FILE}.deep.json`) as DeepData];
// A real book, divided as a larger one would be.
const divided = divide(whole, deep, 0);
if (!divided) throw new Error('nothing was divided');
const files = new Map(
  [...namesFiles({ book: BOOK, name: EDITION, whole, deep, divided })].map(({ path, data }) => [
    `/${path}`,
    JSON.stringify(data),
  ]),
);

it('finds by number, by word and by what happened, and leads there', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    const asked = new Set<string>();
    await page.route('**/search-index/troefcall/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.add(pathname);
      await route.fulfill({
        status: files.has(pathname) ? 200 : 404,
        contentType: 'application/json',
        body: files.get(pathname) ?? '',
      });
    });
    await visitor.open('nl/troefcall/17/');
    const search = await searcher(visitor);
    const first = () => search.dialog.getByRole('option').first();
    for (const [query, name] of [
      ['26b', /^26B/],
      ['ontduiking', /^Ontduiking/],
      ['ontdujking', /^Ontduiking/],
      ['verkeerde kaart', /verkeerd/i],
    ] as const) {
      await search.types(query);
      expect(await first().innerText(), query).toMatch(name);
    }
    expect(asked.has(`/${FILE}.deep.json`)).toBe(false);
    expect(asked.size).toBeLessThan(files.size / 4);
    await search.types('26b');
    await first().click();
    await page.waitForURL(/\/nl\/troefcall\/26\/#b$/);
  });
});
