/** The books that packs are made of: each in each language that it has words in. */
import { booksInAll, editionsIn } from '#library/in-language.ts';
import type { Library } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';
import type { PackedBook } from './places.ts';

/** In the order of the library, a book in its own language first. Titles are without marks of language. */
export function packedBooksOf(library: Library): readonly PackedBook[] {
  return booksInAll(library).map((loaded) => ({
    language: loaded.book.language,
    book: loaded.id,
    original: loaded.original === undefined,
    title: untagged(loaded.book.title),
    editions: editionsIn(loaded).map(({ id, meta }) => ({
      id,
      title: untagged(meta.title),
      ...(meta.from === undefined ? {} : { from: meta.from }),
      current: id === loaded.current.id,
    })),
  }));
}
