/** Into which packs a file of the site goes. */
import type { PackedEdition, PackId } from '#offline/release.ts';
import { PACKS_FOLDER } from '#offline/release.ts';
import { languages, type Language } from '#model/language.ts';

/** A book in a language. */
export interface PackedBook {
  readonly language: Language;
  readonly book: string;
  /** Whether it was written in that language. */
  readonly original: boolean;
  readonly title: string;
  readonly editions: readonly PackedEdition[];
}

/**
 * Files that pages do not request, with those that do. Everything else goes into packs: an omission here
 * costs bytes but breaks no page.
 */
export const LEFT_OUT: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /^api\//, why: 'data for other sites; pages only link to it' },
  { pattern: /\.md$|^llms\.txt$/, why: 'what assistants read; pages only link to it' },
  { pattern: /\/embed\/index\.html$|^embed\.js$/, why: 'what other sites show of it' },
  { pattern: /^previews\//, why: 'pictures that chats fetch' },
  // Browsers ask for one of two on every page (Firefox for that of an iPhone's home screen); for the others
  // when they install.
  { pattern: /^icons\/(?!(?:[^/]+\/)?(?:any-192|touch-180)\.png$)/, why: 'icons that a device draws when it installs' },
  { pattern: /^(?:_headers|\.htaccess|\.nojekyll)$/, why: 'read by hosts' },
  { pattern: /^(?:robots\.txt|sitemap[^/]*\.xml)$/, why: 'read by search engines' },
  { pattern: /^[^/]+\/[^/]+\/changes\.xml$/, why: 'read by feed readers' },
  { pattern: new RegExp(`^(?:${PACKS_FOLDER}|sw\\.js$)`), why: 'packs and their worker' },
];

/** The packs that contain a file; empty for an excluded one. @param path from the site's root. */
export function placesOf(path: string, books: readonly PackedBook[]): readonly PackId[] {
  if (LEFT_OUT.some(({ pattern }) => pattern.test(path))) return [];
  const [first = '', second = '', third = ''] = path.split('/');
  if (first === 'icons' && third !== '')
    return books.filter(({ book }) => book === second).map(({ language, book }) => `${language}/${book}`);
  const book = books.find((each) => each.language === first && each.book === second && third !== '');
  if (book) return [`${book.language}/${book.book}`];
  const shared: readonly string[] = [...new Set(books.map(({ language }) => language))];
  const language = first === 'pagefind' ? second : first === 'search-index' ? indexLanguage(path, books) : first;
  return language !== undefined && isLanguage(language) ? shared.filter((each) => each === language) : shared;
}

/**
 * Whose index of names it is: `search-index/troefcall/2020-2021.en.deep.json`; undefined for what all share.
 */
function indexLanguage(path: string, books: readonly PackedBook[]): string | undefined {
  const [, id, file] = path.split('/');
  if (file === undefined) return undefined;
  const words = languages.find((language) => file.split('.').slice(1).includes(language));
  return words ?? books.find(({ book, original }) => book === id && original)?.language;
}

function isLanguage(word: string): boolean {
  return (languages as readonly string[]).includes(word);
}
