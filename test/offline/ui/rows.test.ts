import { expect, test } from 'vitest';
import type { KeptPack, Offer, OfferedPack } from '#offline/packs.ts';
import { booksHere, rowsOf, totalOf } from '#offline/ui/rows.ts';
import type { ListedBook } from '#offline/ui/setting.ts';

const kept = (id: string, unpacked = 2_000_000): KeptPack => {
  const [, book] = id.split('/');
  return {
    ...{ id, language: 'nl', ...(book === undefined ? {} : { book }), title: id, editions: [], path: '' },
    ...{ fetched: 300_000, unpacked, files: 1, sha256: id, kept: 1 },
  };
};
const offered = (id: string): OfferedPack => ({
  ...kept(id),
  ...{ here: undefined, unwanted: false, toFetch: 350_000, toStore: 2_500_000 },
});
const listed = (id: string): ListedBook => ({ id, title: id, accent: 'clubs', edition: 'editie 1', href: `/${id}/` });
const books = [listed('nl/a'), listed('nl/b'), listed('nl/c')];
const offer: Offer = {
  kept: { release: { id: 'r', day: '2026-11-01' }, packs: [kept('nl', 500_000), kept('nl/b')] },
  server: { id: 'r', day: '2026-11-01', packs: [offered('nl/a'), offered('nl/b')] },
  newer: false,
  storage: undefined,
};

test('a book is here, can be fetched with its sizes, or cannot be fetched now', () => {
  expect(rowsOf(books, offer, undefined).map(({ standing }) => standing)).toEqual([
    { kind: 'not', bytes: { toFetch: 350_000, toStore: 2_500_000 } },
    { kind: 'here', size: 2_000_000, editions: [] },
    { kind: 'not', bytes: undefined },
  ]);
});

test('while it comes a book shows how far it is, and the others stay as they are', () => {
  const progress = { fetched: 1, toFetch: 2, stored: 0, toStore: 2 };
  const rows = rowsOf(books, offer, { kind: 'keeping', id: 'nl/a', progress });
  expect(rows[0]?.standing).toEqual({ kind: 'coming', progress });
  expect(rows[1]?.standing.kind).toBe('here');
});

test('a book that the site lists no more is still shown as long as it is on the device, so that it can be removed', () => {
  const gone = { ...offer, kept: { ...offer.kept, packs: [...offer.kept.packs, kept('de/old')] } };
  expect(rowsOf(books, gone, undefined).map(({ book }) => book.id)).toEqual(['nl/a', 'nl/b', 'nl/c', 'de/old']);
});

test('what books share counts as room on the device, and is no book', () => {
  expect(totalOf(offer.kept)).toBe(2_500_000);
  expect(rowsOf(books, offer, undefined)).toHaveLength(3);
  expect(booksHere(books, offer.kept).map(({ id }) => id)).toEqual(['nl/b']);
});

test('without a network nothing can be fetched, and what is here is still here', () => {
  const rows = rowsOf(books, { ...offer, server: undefined }, undefined);
  expect(rows.map(({ standing }) => standing.kind)).toEqual(['not', 'here', 'not']);
  expect(rows.every(({ standing }) => standing.kind !== 'not' || standing.bytes === undefined)).toBe(true);
});
