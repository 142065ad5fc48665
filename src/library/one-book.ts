/** The files that the pages of one book are made of. */
import { partsOfOn } from '#model/index.ts';
import { FROZEN } from './frozen.ts';
import { houseFile, houseIn } from './house/house-file.ts';
import type { ContentFile } from './placed.ts';
import { SITE_FILE } from './settings.ts';

const ADDRESSES = 'content/permalinks.txt';
/** Files of other books that a book's pages need: titles, house rules, and terms for shared concepts. */
const OF_OTHERS = /^content\/[^/]+\/(?:(?:book|house)\.yaml|[^/]+\/(?:words\/[^/]+\/)?(?:book|terms)\.yaml)$/;

/**
 * The books whose files one is made of: itself and, where it is made by house rules, the one that they stand
 * on.
 * @param houses the files of house rules, or all files.
 */
export function booksIn(houses: readonly ContentFile[], book: string): readonly string[] {
  const house = houses.flatMap((file) => (houseIn(file.file) === book ? (houseFile(file) ?? []) : []))[0];
  return house?.data ? [book, partsOfOn(house.data.on).book] : [book];
}

/** Whether a file is one of these books' own. */
function isOfBook(file: string, books: readonly string[]): boolean {
  return books.some((book) => file.startsWith(`content/${book}/`) || file.startsWith(`content/${FROZEN}/${book}/`));
}

/** Whether a file is read for the pages of a book that is made of these, see `booksIn`. */
export function isForBook(file: string, books: readonly string[]): boolean {
  return isOfBook(file, books) || file === ADDRESSES || file === SITE_FILE || OF_OTHERS.test(file);
}

/**
 * The files to check for one book: those of the books that it is made of, and their lines in the list of
 * addresses.
 */
export function filesOfBook(files: readonly ContentFile[], books: readonly string[]): readonly ContentFile[] {
  return files.flatMap((file) => {
    if (file.file !== ADDRESSES) return isOfBook(file.file, books) ? [file] : [];
    const isOwn = (line: string) => books.some((book) => line.startsWith(`${book}/`));
    const own = file.text.split('\n').map((line) => (isOwn(line) ? line : ''));
    return [{ ...file, text: own.join('\n') }];
  });
}
