/** The hits as one list with headings, in the order in which they are shown. */
import type { IndexedBook } from '../index-data.ts';
import type { Found, Hit } from '../types.ts';
import type { Place } from './place.ts';

export type SectionId = 'numbers' | 'matches' | 'nearest' | 'text';
export interface Section {
  readonly id: SectionId;
  readonly hits: readonly Hit[];
}

/**
 * The sections that have hits. The text comes last because it comes late: nothing that stands there already moves.
 * What another section shows is left out of it.
 */
export function sectionsOf(found: Found, text: readonly Hit[]): readonly Section[] {
  const { numbers, matches, nearest } = found;
  const shown = new Set([...numbers, ...matches, ...nearest].map(keyOf));
  const sections: readonly Section[] = [
    { id: 'numbers', hits: numbers },
    { id: 'matches', hits: matches },
    { id: 'nearest', hits: nearest },
    { id: 'text', hits: text.filter((hit) => !shown.has(keyOf(hit))) },
  ];
  return sections.filter(({ hits }) => hits.length > 0);
}

/** What tells a hit from all others. */
export function keyOf({ book, edition, path }: Hit): string {
  return `${book}/${edition}/${path}`;
}

/** Where a hit leads: within the page's own edition at the address that the page has it at. */
export function hrefOf(hit: Hit, { base, edition: own }: Place, books: readonly IndexedBook[]): string {
  if (hit.book === own?.book && hit.edition === own.edition) return own.at + hit.path;
  const book = books.find((each) => each.book === hit.book);
  return base + (book?.path ?? '') + hit.path;
}

/** The hits of all sections, in order. */
export function hitsOf(sections: readonly Section[]): readonly Hit[] {
  return sections.flatMap(({ hits }) => hits);
}

/** Whether its hits are what was asked for, and not only like it. */
export function isFound({ id }: Section): boolean {
  return id !== 'nearest';
}
