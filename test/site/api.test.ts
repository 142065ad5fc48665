import { describe, expect, it } from 'vitest';
import { dataFilesOf, misplaced, schemaFaults, withoutDmn } from '../support/api.ts';
import { few } from '../support/few.ts';
import { libraryAt } from '../support/library.ts';
import { SITE } from '../support/site.ts';

describe('the data of the site', () => {
  it('fits the schemas that the site serves, file by file', () => {
    expect(dataFilesOf(SITE).length).toBeGreaterThan(1);
    expect(few(schemaFaults(SITE))).toEqual([]);
  });

  it('stands where its own book, edition and situation say, with the hash of its table', () => {
    expect(few(misplaced(SITE, languageOf))).toEqual([]);
  });

  it('has beside every situation its table as DMN', () => {
    expect(few(withoutDmn(SITE))).toEqual([]);
  });
});

/** A club's book of house rules has the language of the book below. */
function languageOf(book: string): string {
  const found = libraryAt('.').books.find(({ id }) => id === book);
  if (!found) throw new Error(`no book ${book}`);
  return found.book.language;
}
