import type { IndexJson } from './format.ts';

/** Whether any book of a site restates a text that goes first. */
export function isRestated({ books }: IndexJson): boolean {
  return books.some(({ editions }) =>
    editions.some(({ languages }) => languages.some(({ words }) => words !== undefined)),
  );
}
