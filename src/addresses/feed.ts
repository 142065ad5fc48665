/** Where a book's feed of changes stands, from the site's base path on. It is a file, and no page. */
export function feedPath(language: string, book: string): string {
  return `${language}/${book}/changes.xml`;
}
