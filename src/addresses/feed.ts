/** The path of a book's feed of changes below the site's base. It is a file, not a page. */
export function feedPath(language: string, book: string): string {
  return `${language}/${book}/changes.xml`;
}
