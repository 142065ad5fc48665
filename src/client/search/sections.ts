/** The hits as one list with headings, in display order. */
import type { IndexedBook } from '#search/index-data.ts';
import type { Found, Hit } from '#search/types.ts';
import type { Place } from './place.ts';

export type SectionId = 'tools' | 'numbers' | 'matches' | 'nearest' | 'text';
export interface Section {
  readonly id: SectionId;
  readonly hits: readonly Hit[];
}

/**
 * The sections that have hits. The full text comes last because it arrives last, so that nothing moves. Hits
 * of other sections are left out of it.
 */
export function sectionsOf(found: Found, text: readonly Hit[]): readonly Section[] {
  const { tools, numbers, matches, nearest } = found;
  const shown = new Set([...numbers, ...matches, ...nearest].map(keyOf));
  const sections: readonly Section[] = [
    { id: 'tools', hits: tools },
    { id: 'numbers', hits: numbers },
    { id: 'matches', hits: matches },
    { id: 'nearest', hits: nearest },
    { id: 'text', hits: text.filter((hit) => !shown.has(keyOf(hit))) },
  ];
  return sections.filter(({ hits }) => hits.length > 0);
}

/** The sections up to the hit with this key; empty when it is not among them. */
export function upTo(sections: readonly Section[], key: string): readonly Section[] {
  const at = sections.findIndex(({ hits }) => hits.some((hit) => keyOf(hit) === key));
  return sections.slice(0, at + 1).map((section, index) => {
    const last = index < at ? section.hits.length : section.hits.findIndex((hit) => keyOf(hit) === key) + 1;
    return { id: section.id, hits: section.hits.slice(0, last) };
  });
}

/** The shown hits in their order, followed by the new ones, each in its section. */
export function continued(standing: readonly Section[], all: readonly Section[]): readonly Section[] {
  if (standing.length === 0) return all;
  const shown = new Set(hitsOf(standing).map(keyOf));
  const others = all
    .map(({ id, hits }) => ({ id, hits: hits.filter((hit) => !shown.has(keyOf(hit))) }))
    .filter(({ hits }) => hits.length > 0);
  const longer = standing.map(({ id, hits }) => ({
    id,
    hits: [...hits, ...(others.find((each) => each.id === id)?.hits ?? [])],
  }));
  return [...longer, ...others.filter(({ id }) => !standing.some((each) => each.id === id))];
}

/** Identifies a hit. */
export function keyOf({ book, edition, path }: Hit): string {
  return `${book}/${edition}/${path}`;
}

/**
 * The address of a hit: within the page's own edition below the address that this page uses; of a panel,
 * within the page.
 */
export function hrefOf(hit: Hit, { base, edition: own }: Place, books: readonly IndexedBook[]): string {
  if (isPanel(hit)) return hit.path;
  if (hit.book === own?.book && hit.edition === own.edition) return own.at + hit.path;
  const book = books.find((each) => each.book === hit.book);
  return base + (book?.path ?? '') + hit.path;
}

/** Whether a hit is a panel of the page itself. */
export function isPanel({ path }: Hit): boolean {
  return path.startsWith('#');
}

/** The hits of all sections, in order. */
export function hitsOf(sections: readonly Section[]): readonly Hit[] {
  return sections.flatMap(({ hits }) => hits);
}

/** Whether its hits match, rather than being only similar. */
export function isFound({ id }: Section): boolean {
  return id !== 'nearest';
}
