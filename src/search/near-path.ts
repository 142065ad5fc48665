/** Finds the pages of a book whose addresses are most similar to one that does not exist. */
import { pathTo } from '#addresses/pages.ts';
import type { IndexData } from './index-data.ts';
import { typingErrors } from './typing-errors.ts';

export interface NearPage {
  /** Below the edition's address: `situations/kap/`. */
  readonly path: string;
  readonly number?: string;
  readonly title: string;
}

/** An address that has less of the other's right is no help. */
const ALIKE = 0.55;
/** Factor for pages in another folder than the requested one. */
const OTHER_FOLDER = 0.8;
/** A name that was cut off, or typed no further than so many letters. */
const BEGUN = 0.8;
const SHORTEST_BEGUN = 4;

/**
 * At most `count` pages, the nearest first. `path` is the part of the requested address after the book and
 * the edition: `situation/kapp/`, `177`.
 */
export function nearPaths(path: string, pages: readonly NearPage[], count: number): readonly NearPage[] {
  const parts = path
    .toLowerCase()
    .split(/[/#?]+/)
    .filter(Boolean);
  const asked = parts.at(-1);
  if (asked === undefined) return [];
  const folder = parts.length > 1 ? parts[0] : undefined;
  return pages
    .map((page) => {
      const [first, last = first] = page.path.split(/[/#]+/).filter(Boolean);
      const fits = folder === undefined || alike(folder, first ?? '') >= ALIKE;
      return { page, likeness: alike(asked, last ?? '') * (fits ? 1 : OTHER_FOLDER) };
    })
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Every page of a book that has a name. */
export function pagesIn({ rules, situations, rulings, terms }: IndexData): readonly NearPage[] {
  return [
    ...rules.map(({ slug, number, label, title }) => ({
      path: pathTo({ kind: 'rule', id: slug }),
      number: label ?? number,
      title,
    })),
    ...situations.map(({ id, title }) => ({ path: pathTo({ kind: 'situation', id }), title })),
    ...rulings.map(({ id, verdict }) => ({ path: pathTo({ kind: 'ruling', id }), title: verdict })),
    ...terms.map(({ id, term }) => ({ path: pathTo({ kind: 'term', id }), title: term })),
  ];
}

/** Similarity of two names, 0 to 1: by letters, and by shared words in any order. */
function alike(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1);
  const letters = 1 - Math.min(typingErrors(a, b, Math.ceil(longest / 2)), longest) / longest;
  const [some, others] = [new Set(a.split('-')), new Set(b.split('-'))];
  const shared = [...some].filter((each) => others.has(each)).length;
  const begun = a.length >= SHORTEST_BEGUN && b.startsWith(a) && a !== b ? BEGUN : 0;
  return Math.max(letters, begun, (2 * shared) / (some.size + others.size));
}
