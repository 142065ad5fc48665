import { expect, test } from 'vitest';
import { bytesOf } from '#offline/offer.ts';
import type { KeptPack, Offer, OfferedPack } from '#offline/packs.ts';
import { booksHere, rowsOf } from '#offline/ui/rows.ts';
import type { ListedBook } from '#offline/ui/setting.ts';

const kept = (id: string, size = 200_000): KeptPack => {
  const [, book] = id.split('/');
  return {
    ...{ id, language: 'nl', ...(book === undefined ? {} : { book }), title: id, editions: [], path: '' },
    ...{ size, sha256: id, kept: 1 },
  };
};
const offered = (id: string): OfferedPack => ({
  ...kept(id),
  ...{ here: undefined, unwanted: false, toFetch: 350_000 },
});
const listed = (id: string): ListedBook => ({ id, title: id, accent: 'clubs', edition: 'editie 1', href: `/${id}/` });
const books = [listed('nl/a'), listed('nl/b'), listed('nl/c')];
const offer: Offer = {
  kept: { release: { id: 'r', day: '2026-11-01' }, packs: [kept('nl', 50_000), kept('nl/b')] },
  server: { id: 'r', day: '2026-11-01', packs: [offered('nl/a'), offered('nl/b')] },
  newer: false,
  storage: undefined,
};

test('a book is here, can be fetched with its size, or cannot be fetched now', () => {
  expect(rowsOf(books, offer, undefined).map(({ standing }) => standing)).toEqual([
    { kind: 'not', size: 350_000 },
    { kind: 'here', size: 200_000, editions: [] },
    { kind: 'not', size: undefined },
  ]);
});

test('while it comes a book shows how far it is, and the others stay as they are', () => {
  const progress = { fetched: 1, toFetch: 2 };
  const rows = rowsOf(books, offer, { kind: 'keeping', id: 'nl/a', progress });
  expect(rows[0]?.standing).toEqual({ kind: 'coming', progress });
  expect(rows[1]?.standing.kind).toBe('here');
});

test('a book that the site lists no more is still shown as long as it is on the device, so that it can be removed', () => {
  const gone = { ...offer, kept: { ...offer.kept, packs: [...offer.kept.packs, kept('de/old')] } };
  expect(rowsOf(books, gone, undefined).map(({ book }) => book.id)).toEqual(['nl/a', 'nl/b', 'nl/c', 'de/old']);
});

test('what books share counts as room on the device, and is no book', () => {
  expect(bytesOf(offer.kept.packs)).toBe(250_000);
  expect(rowsOf(books, offer, undefined)).toHaveLength(3);
  expect(booksHere(books, offer.kept).map(({ id }) => id)).toEqual(['nl/b']);
});

test('without a network nothing can be fetched, and what is here is still here', () => {
  const rows = rowsOf(books, { ...offer, server: undefined }, undefined);
  expect(rows.map(({ standing }) => standing.kind)).toEqual(['not', 'here', 'not']);
  expect(rows.every(({ standing }) => standing.kind !== 'not' || standing.size === undefined)).toBe(true);
});
