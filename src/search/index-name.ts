import type { DataPlace } from '#addresses/data.ts';

/**
 * The file of an edition's index, without its ending, below `search-index/`: `troefcall/2020-2021`, or in
 * English `troefcall/2020-2021.en`.
 */
export function indexName({ book, edition, words }: DataPlace): string {
  return `${book}/${edition}${words === undefined ? '' : `.${words}`}`;
}
