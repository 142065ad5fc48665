/** The file of an edition's index, without its ending: below `search-index/`. */
export interface IndexOf {
  readonly book: string;
  readonly edition: string;
  /** The language of a translation; absent for the words that the book itself has. */
  readonly words?: string;
}

/** `troefcall/2020-2021`, in English `troefcall/2020-2021.en`. */
export function indexName({ book, edition, words }: IndexOf): string {
  return `${book}/${edition}${words === undefined ? '' : `.${words}`}`;
}
