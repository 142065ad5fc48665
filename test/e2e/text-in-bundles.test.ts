/** The full text of a library that is so large that a language has several bundles. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { writeSearchIndex } from '../../scripts/search-index.ts';
import { searcher } from './searcher.ts';
import { visit, type Visitor } from './visitor.ts';

const BOOK = 'nl/troefcall/';
const TEXT = 'In de tekst';
/** Three stand in one place each, and not all in the same bundle; the last nowhere. */
const QUERIES = ['vloeiende beweging', 'netjes midden', 'twee kaarten tegelijk', 'mobiele telefoon'];

const site = mkdtempSync(join(tmpdir(), 'arbiter-bundles-'));
beforeAll(async () => {
  // The real books, divided as larger ones would be.
  await writeSearchIndex(loadLibrary('.'), site, 150);
}, 60_000);
afterAll(() => {
  rmSync(site, { recursive: true });
});

it('is found in all of them as in one', async () => {
  const found = async (visitor: Visitor): Promise<readonly (readonly string[])[]> => {
    await visitor.open(BOOK);
    const search = await searcher(visitor);
    const all = [];
    for (const query of QUERIES) {
      await search.types(query);
      const hits = await search.under(TEXT).evaluateAll((each) => each.map((hit) => hit.getAttribute('href') ?? ''));
      all.push(hits.toSorted());
    }
    return all;
  };
  await visit({}, async (visitor) => {
    const whole = await found(visitor);
    expect(whole.map((hits) => hits.length)).toEqual([1, 1, 1, 0]);
    const asked = await divided(visitor);
    expect(await found(visitor)).toEqual(whole);
    const searched = new Set(asked.flatMap((path) => /\/nl\/(\d+)\/index\//.exec(path)?.[1] ?? []));
    expect(searched.size, asked.join(' ')).toBeGreaterThan(2);
  });
});

it('is said not to be all there where one of them does not come, until it does', async () => {
  await visit({ expects: /ERR_FAILED|Failed to (?:fetch|load)/ }, async (visitor) => {
    await divided(visitor);
    await visitor.context.route('**/pagefind/nl/2/**', (route) => route.abort());
    await visitor.open(BOOK);
    const search = await searcher(visitor);
    await search.types('vloeiende beweging');
    await search.dialog.getByText('is niet de hele tekst').first().waitFor();
    expect(await search.under(TEXT).count()).toBe(1);
    await visitor.context.unroute('**/pagefind/nl/2/**');
    await divided(visitor);
    await search.types('beweging vloeiende');
    expect(await search.under(TEXT).count()).toBe(1);
    await expect.poll(() => search.dialog.getByText('niet de hele tekst').filter({ visible: true }).count()).toBe(0);
  });
});

/** Hands out the bundles instead of the site's own. @returns the paths that are asked for, as they are. */
async function divided({ context }: Visitor): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route('**/pagefind/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(site, pathname);
    asked.push(pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
  });
  return asked;
}
