/** The books that this device was known to have: it outlasts their packs, which the site may delete. */
import { device } from '#client/storage.ts';
import type { Kept } from '#offline/packs.ts';

/** Storage key; the ids are separated by commas. */
const HERE = 'arbiter:offline-here';

export function notedBooks(): readonly string[] {
  return device.read(HERE)?.split(',') ?? [];
}

/** Notes the books that are on the device. */
export function noteKept({ packs }: Kept): void {
  noteBooks(packs.flatMap(({ id, book }) => (book === undefined ? [] : [id])));
}

/** Removes a book from the note, once the reader has been told that it is gone. */
export function forgetNoted(id: string): void {
  noteBooks(notedBooks().filter((book) => book !== id));
}

function noteBooks(ids: readonly string[]): void {
  device.write(HERE, ids.length > 0 ? ids.join(',') : undefined);
}
