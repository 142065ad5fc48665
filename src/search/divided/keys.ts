/** Under which keys the things of a divided index are put away, and in which piece a key is. */
import { bareArticle } from '#model/article.ts';
import { stemOf } from '#search/stem.ts';
import { partsOfNumber } from '#search/number.ts';
import type { Keyed } from './data.ts';

/** What is looked up by a key; each kind has pieces of its own. */
export type Kind = keyof Keyed;

/** `stem kaart`, `letters ^ka`, `number 17`. */
export type Key<K extends Kind = Kind> = `${K} ${string}`;

/** Under which all forms of a word stand. @param word folded. */
export function stemKey(word: string): Key<'stem'> {
  return `stem ${stemOf(word)}`;
}

/** Under which the words with these letters stand. @param letters a run, or what is left of a word (letters.ts). */
export function lettersKey(letters: string): Key<'letters'> {
  return `letters ${letters}`;
}

/** All words that say little are together: there are as many as the dictionaries have. */
export const LIGHT: Key<'light'> = 'light ';

/** The keys of a number, as a query or a book writes it: its first figures; a rule may have none. */
export function numberKeys(parts: readonly string[]): readonly Key<'number'>[] {
  return [`number ${parts.find((part) => /^\d/.test(part)) ?? ''}`];
}

/** The key of a number that a book prints. */
export function printedKeys(number: string): readonly Key<'number'>[] {
  return numberKeys(partsOfNumber(number));
}

/** An article is found while it is being typed: by its first figure. */
export function articleKey(article: string): Key<'number'> {
  return `number §${bareArticle(article).charAt(0)}`;
}

/** What stands before the blank in a key. */
export function kindOf(key: Key): Kind {
  return key.slice(0, key.indexOf(' ')) as Kind;
}

/** The name of the piece that has a key, of so many of its kind, at least 1: `stem-17`. */
export function pieceOf(key: Key, pieces: number): string {
  return `${kindOf(key)}-${String(hashOf(key) % pieces)}`;
}

/** 32 bits of a text (FNV-1a; Fowler, Noll and Vo, 1991). */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Its low bits are its weakest, and the rest of a division is taken of them.
  return (hash ^ (hash >>> 15)) >>> 0;
}
