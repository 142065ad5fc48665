/** Queries for a book: all of its names and words, prefixes of them, and with typos. */
import { foldedWords } from '#search/fold.ts';
import { entriesOf } from '#search/entries.ts';
import type { DeepData, IndexData } from '#search/index-data.ts';
import { seeded } from '../bench/random-table.ts';

export interface Typed {
  /** Every title, name and number. */
  readonly names: readonly string[];
  /** Every word. */
  readonly words: readonly string[];
  /** Words and names that are being typed. */
  readonly begun: readonly string[];
  /** Words and names with one letter wrong, and with two. */
  readonly slipped: readonly string[];
}

/** The same for the same book. */
export function typedIn(data: IndexData, deep: DeepData): Typed {
  const random = seeded(1);
  const below = (limit: number): number => Math.floor(random() * limit);
  const entries = entriesOf(data, deep);
  const names = [
    ...new Set(entries.flatMap(({ title, number, names: own = [] }) => [title, ...own, ...(number ? [number] : [])])),
  ];
  const words = [...new Set(entries.flatMap(({ texts }) => texts.flatMap(({ text }) => foldedWords(text))))];
  const long = [...words, ...names].filter(({ length }) => length > 3);
  const slip = (text: string): string => {
    const at = below(text.length);
    const letter = 'abcdefghijklmnopqrstuvwxyz'[below(26)] ?? '';
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
    switch (below(4)) {
      case 0:
        return before + after;
      case 1:
        return before + letter + here + after;
      case 2:
        return before + letter + after;
      default:
        return before + after.slice(0, 1) + here + after.slice(1);
    }
  };
  return {
    names,
    words,
    begun: long.map((text) => text.slice(0, 2 + below(text.length - 2))),
    slipped: long.flatMap((text) => [slip(text), ...(text.length > 6 ? [slip(slip(text))] : [])]),
  };
}
