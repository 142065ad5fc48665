/** The book of Troefcall at its current address, as its pages see it; and that of Bridge, for what only it has. */
import { chipWords } from '#wording/chip-words.ts';
import { packs } from '#i18n/packs.ts';
import { loadLibrary } from '#library/load.ts';
import type { Edition } from '#library/types.ts';
import { urlsOf } from '#addresses/urls.ts';

const { books } = loadLibrary(process.cwd());

export const edition = editionOf('troefcall');
export const bridge = editionOf('bridge');
export const words = packs.nl.pages;
export const urls = urlsOf({ base: '/', language: 'nl', book: 'troefcall' });
export const chips = chipWords(edition.book, edition.facts);

export function ruling(id: string) {
  const found = edition.rulings.find((each) => each.id === id);
  if (!found) throw new Error(`Troefcall has no ruling ${id}`);
  return found;
}
export function situation(id: string) {
  const found = edition.situations.find((each) => each.id === id);
  if (!found) throw new Error(`Troefcall has no situation ${id}`);
  return found;
}
function editionOf(id: string): Edition {
  const book = books.find((each) => each.id === id);
  if (!book) throw new Error(`content/ has no book ${id}`);
  return book.current;
}
