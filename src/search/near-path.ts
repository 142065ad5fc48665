/** Finds the pages of a book whose addresses are most similar to one that does not exist. */
import { pathTo } from '#addresses/pages.ts';
import { untagged } from '#model/language-tags.ts';
import { fold, foldedWords } from './fold.ts';
import type { OpenFuzzyWords } from './fuzzy-words.ts';
import type { IndexData } from './index-data.ts';
import { shown } from './shown.ts';
import type { MarkedText } from './types.ts';
import { openVocabulary, type Vocabulary } from './vocabulary.ts';

export interface NearPage {
  /** Below the edition's address: `situations/kap/`. */
  readonly path: string;
  readonly number?: string;
  readonly title: MarkedText;
}

/** An address that has less of the other's right is no help. */
const ALIKE = 0.55;
/** Factor for pages in another folder than the requested one. */
const OTHER_FOLDER = 0.8;
/** Factor for pages whose title is similar, and not their address. */
const TITLE = 0.9;
/** A number counts like a word of so many letters. */
const NUMBER = 6;

/**
 * At most `count` pages, the nearest first. Each part of an address is compared with the names of the pages,
 * word by word as the search does it.
 * @param path the part of the requested address after the book and the edition: `situation/kapp/`, `177`
 */
export function nearPaths(
  path: string,
  pages: readonly NearPage[],
  count: number,
  openFuzzyWords: OpenFuzzyWords,
): readonly NearPage[] {
  const named = pages.map((page) => {
    const [folder = '', id = folder] = page.path.split(/[/#]+/).filter(Boolean).map(fold);
    return { page, folder, id: foldedWords(id), title: foldedWords(page.title.text) };
  });
  const folders = new Set(named.flatMap(({ folder, page }) => (isInFolder(page) ? [folder] : [])));
  const parts = path.split(/[/#?]+/).filter(Boolean);
  const asked = parts.filter((part) => !folders.has(fold(part))).map(foldedWords);
  const vocabulary = openVocabulary(
    [...new Set([...folders, ...named.flatMap(({ id, title }) => [...id, ...title])])],
    openFuzzyWords,
  );
  const folderWords = parts.length > 1 ? foldedWords(parts[0] ?? '') : [];
  return named
    .map(({ page, folder, id, title }) => {
      const alike = Math.max(
        ...asked.map((words) => Math.max(likeness(words, id, vocabulary), TITLE * likeness(words, title, vocabulary))),
      );
      const fits = folderWords.length === 0 || likeness(folderWords, [folder], vocabulary) >= ALIKE;
      return { page, likeness: alike * (fits ? 1 : OTHER_FOLDER) };
    })
    .filter(({ likeness: each }) => each >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Every page of a book that has a name. */
export function pagesIn({ rules, situations, rulings, terms }: IndexData): readonly NearPage[] {
  return [
    ...rules.map(({ slug, number, label, title }) => ({
      path: pathTo({ kind: 'rule', id: slug }),
      number: untagged(label ?? number),
      title: shown(title),
    })),
    ...situations.map(({ id, title }) => ({ path: pathTo({ kind: 'situation', id }), title: shown(title) })),
    ...rulings.map(({ id, verdict }) => ({ path: pathTo({ kind: 'ruling', id }), title: shown(verdict) })),
    ...terms.map(({ id, term }) => ({ path: pathTo({ kind: 'term', id }), title: shown(term) })),
  ];
}

/** `situations/kap/` and `terms/#kap` are in a folder, `17/` is not. */
function isInFolder({ path }: NearPage): boolean {
  return /\/./.test(path);
}

/** Similarity of two names, 0 to 1: the share of their letters in words that the other name has too. */
function likeness(some: readonly string[], others: readonly string[], vocabulary: Vocabulary): number {
  const fits = (asked: string, word: string): number => {
    if (/\d/.test(asked) && /\d/.test(word)) return withinNumber(asked, word);
    return vocabulary.like(asked).get(vocabulary.placeOf(word) ?? -1) ?? 0;
  };
  const best = (each: readonly number[]): number => Math.max(0, ...each);
  const shared =
    sum(some.map((word) => weightOf(word) * best(others.map((other) => fits(word, other))))) +
    sum(others.map((other) => weightOf(other) * best(some.map((word) => fits(word, other)))));
  return shared / Math.max(1, sum([...some, ...others].map(weightOf)));
}

function weightOf(word: string): number {
  return /\d/.test(word) ? NUMBER : word.length;
}

/** How well a number fits that is a part of the other: `17` of `177` and `17a`. */
function withinNumber(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.includes(short) ? short.length / long.length : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
