/** The files that the pages of one book are made of. */
import { FROZEN } from './frozen.ts';
import type { ContentFile } from './placed.ts';
import { SITE_FILE } from './settings.ts';

const ADDRESSES = 'content/permalinks.txt';
/** Files of other books that a book's pages need: titles, and terms for shared concepts. */
const OF_OTHERS = /^content\/[^/]+\/(?:book\.yaml|[^/]+\/(?:words\/[^/]+\/)?(?:book|terms)\.yaml)$/;

/** Whether a file is the book's own. */
export function isOfBook(file: string, book: string): boolean {
  return file.startsWith(`content/${book}/`) || file.startsWith(`content/${FROZEN}/${book}/`);
}

/** Whether a file is read for the pages of a book. */
export function isForBook(file: string, book: string): boolean {
  return isOfBook(file, book) || file === ADDRESSES || file === SITE_FILE || OF_OTHERS.test(file);
}

/** The files to check for one book: its own, and its lines in the list of addresses. */
export function filesOfBook(files: readonly ContentFile[], book: string): readonly ContentFile[] {
  return files.flatMap((file) => {
    if (file.file !== ADDRESSES) return isOfBook(file.file, book) ? [file] : [];
    const own = file.text.split('\n').map((line) => (line.startsWith(`${book}/`) ? line : ''));
    return [{ ...file, text: own.join('\n') }];
  });
}
