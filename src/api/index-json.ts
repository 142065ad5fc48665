/** The list of everything as data: `/api/v1/index.json`. */
import { dataUrls } from '#addresses/data.ts';
import { urlsOf } from '#addresses/urls.ts';
import { booksInAll, wordsOf } from '#library/in-language.ts';
import type { Edition, Library, LoadedBook } from '#library/types.ts';
import { defined } from '#model/defined.ts';
import { formats, type IndexJson } from './format.ts';
import { houseJson } from './house/json.ts';
import { ownWordsOf } from '#wording/own-words.ts';
import { textStateJson } from './text-state.ts';

type BookEntry = IndexJson['books'][number];
type EditionEntry = BookEntry['editions'][number];

/**
 * @param base where the site is, with a slash at its end: `/arbiter/`, or absolute where that is known.
 * @param built the day, YYYY-MM-DD.
 */
export function indexJson(library: Library, base: string, built: string): IndexJson {
  const data = dataUrls(base);
  return {
    version: 1,
    built,
    licence: { software: 'MIT' },
    schemas: Object.fromEntries(Object.keys(formats).map((name) => [name, data.schema(name)])),
    case: '<address of a situation>?<fact>=<option>&<fact>=<number>',
    books: library.books.map((book) => bookEntry(book, library, base)),
  };
}

function bookEntry({ id, book, editions, current }: LoadedBook, library: Library, base: string): BookEntry {
  const inLanguages = booksInAll(library).flatMap((each) => (each.id === id ? each.editions : []));
  return {
    id,
    game: book.game,
    authority: defined(book.authority),
    language: book.language,
    ...houseJson(current, base),
    editions: editions.map((edition) => {
      const each = edition.languages.flatMap(
        (language) => inLanguages.find((one) => one.id === edition.id && one.book.language === language) ?? [],
      );
      return editionEntry(edition, each, base);
    }),
  };
}

function editionEntry({ id, meta, current, ahead }: Edition, each: readonly Edition[], base: string): EditionEntry {
  return {
    id,
    title: meta.title,
    ...defined({ from: meta.from, official: meta.official }),
    current,
    ahead,
    languages: each.map((edition) => languageEntry(edition, base)),
  };
}

function languageEntry(edition: Edition, base: string): EditionEntry['languages'][number] {
  const { language, title } = edition.book;
  const urls = urlsOf({ base, language, book: edition.bookId, edition: edition.id });
  const data = dataUrls(base);
  const place = { book: edition.bookId, edition: edition.id, ...wordsOf(edition) };
  return {
    language,
    text: textStateJson(edition).text,
    ...defined({ words: ownWordsOf(edition) }),
    title,
    url: urls.book,
    book: data.book(place),
    rules: data.rules(place),
    situations: edition.situations.map((situation) => ({
      id: situation.id,
      title: situation.data.title,
      url: urls.situation(situation.id),
      data: data.situation(place, situation.id),
    })),
  };
}
