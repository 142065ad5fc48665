/** The rows of the page: every book that the site lists or the device has, and its state. */
import type { Kept, Offer, OfferedPack, Progress } from '#offline/packs.ts';
import type { PackId } from '#offline/release.ts';
import type { ListedBook } from './setting.ts';

/** The download that is running, if any: the device takes one at a time. */
export type RunningDownload =
  | { readonly kind: 'keeping'; readonly id: PackId; readonly progress: Progress | undefined }
  | { readonly kind: 'renewing'; readonly progress: Progress | undefined };

/** The state of a book: absent, downloading, or stored. Sizes are bytes. */
export type BookState =
  /** Its size; undefined when the server cannot be reached, so that it cannot be stored now. */
  | { readonly kind: 'not'; readonly size: number | undefined }
  | { readonly kind: 'coming'; readonly progress: Progress | undefined }
  /** `edition`: as stored on the device. */
  | { readonly kind: 'here'; readonly size: number; readonly editions: OfferedPack['editions'] };

/** A book, and its state on this device. */
export interface Row {
  readonly book: ListedBook;
  readonly standing: BookState;
}

/** The listed books in their order, followed by those that are only on the device. */
export function rowsOf(books: readonly ListedBook[], offer: Offer, under: RunningDownload | undefined): readonly Row[] {
  const known = new Set(books.map(({ id }) => id));
  const others = offer.kept.packs
    .filter(({ id, book }) => book !== undefined && !known.has(id))
    .map(({ id, title }): ListedBook => ({ id, title, accent: '', edition: '', href: '' }));
  return [...books, ...others].map((book) => ({ book, standing: bookStateOf(book.id, offer, under) }));
}

function bookStateOf(id: PackId, { kept, server }: Offer, under: RunningDownload | undefined): BookState {
  if (under?.kind === 'keeping' && under.id === id) return { kind: 'coming', progress: under.progress };
  const here = kept.packs.find((pack) => pack.id === id);
  if (here) return { kind: 'here', size: here.size, editions: here.editions };
  return { kind: 'not', size: server?.packs.find((pack) => pack.id === id)?.toFetch };
}

/** The books of those listed that are on the device. */
export function booksHere(books: readonly ListedBook[], { packs }: Kept): readonly ListedBook[] {
  return books.filter(({ id }) => packs.some((pack) => pack.id === id));
}
