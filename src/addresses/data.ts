/** The addresses of the data for other sites, below `/api/v1/`. */

/** An edition in one language; `words` is the language of a translation. */
export interface DataPlace {
  readonly book: string;
  readonly edition: string;
  readonly words?: string;
}

/** The folder of the data, from the start of the site. */
export const DATA_FOLDER = 'api/v1/';

/** The same page as Markdown, beside its HTML. */
export function markdownOf(page: string): string {
  return `${page}index.md`;
}

export interface DataUrls {
  /** The list of everything. */
  readonly index: string;
  schema(name: string): string;
  /** A whole edition in one language. */
  book(place: DataPlace): string;
  rules(place: DataPlace): string;
  situation(place: DataPlace, id: string): string;
}

/** @param base with a slash at its end: `/`, `/arbiter/` or `https://example.org/arbiter/`. */
export function dataUrls(base: string): DataUrls {
  const root = base + DATA_FOLDER;
  const folder = ({ book, edition, words }: DataPlace) =>
    `${root}${book}/${edition}/${words === undefined ? '' : `${words}/`}`;
  return {
    index: `${root}index.json`,
    schema: (name) => `${root}schema/${name}.json`,
    book: (place) => `${folder(place)}book.json`,
    rules: (place) => `${folder(place)}rules.json`,
    situation: (place, id) => `${folder(place)}situations/${id}.json`,
  };
}
