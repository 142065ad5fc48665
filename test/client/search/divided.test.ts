/** What is found of a book whose index is divided, where pieces of it do not come. */
import { beforeEach, expect, test, vi } from 'vitest';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { divide } from '#search/divided/divide.ts';
import type { Place } from '#client/search/place.ts';
import { fixtureEdition, library } from '../../support/fixture.ts';

const edition = fixtureEdition('slagspel');
const divided = divide(indexDataOf(edition, library), deepDataOf(edition, library), 0);
if (!divided) throw new Error('nothing was divided');
const FOLDER = `/search-index/slagspel/${edition.id}`;
const files = new Map<string, string>([
  [`${FOLDER}.json`, JSON.stringify(divided.head)],
  ...[...divided.pieces].map(([name, piece]): [string, string] => [
    `${FOLDER}/${divided.head.divided.folder}/${name}.json`,
    JSON.stringify(piece),
  ]),
]);
const place: Place = {
  base: '/',
  language: 'nl',
  edition: { book: 'slagspel', edition: edition.id, at: '/nl/slagspel/' },
};

beforeEach(() => vi.unstubAllGlobals());

test.each([
  ['is missing', () => new Response('no', { status: 404 })],
  ['is cut', (text: string) => new Response(text.slice(0, text.length / 2))],
  ['is another page', () => new Response('<!doctype html><title>Log in</title>')],
])('a piece that %s fails the search, and the same search finds once it is there', async (_, broken) => {
  vi.resetModules();
  let isBroken = true;
  vi.stubGlobal('fetch', (url: string) => {
    const text = files.get(url) ?? '';
    return Promise.resolve(isBroken && url.includes('/stem-') ? broken(text) : new Response(text));
  });
  const { loadFor } = await import('#client/search/indexes.ts');
  const { foundIn } = await import('#client/search/found.ts');
  const search = async () => (await foundIn(await loadFor('ontdujking', place, false), 'ontdujking')).found;
  await expect(search()).rejects.toThrow();
  isBroken = false;
  expect((await search()).matches[0]?.path).toBe('terms/#ontduiking');
});
