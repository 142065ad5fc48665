/** Queries that are a number: of a rule, one of its clauses or a law article, however it is spelled. */
import { queryWords } from '#i18n/query.ts';
import { fold } from './fold.ts';
import { foldedSet } from './folded-set.ts';
import { readNumberWord } from './number-words.ts';
import { typingErrors } from './typing-errors.ts';

/**
 * The parts of the number that a query is, in order, in small letters: `§ 4,2 a` → 4, 2, a; `Regel 31d` → 31,
 * d; `art. 27B1(a)` → 27, b, 1, a; `H5` → h, 5. Undefined for a query that is words.
 */
export function readNumber(query: string): readonly string[] | undefined {
  const text = fold(query).replace(/#/g, ' ');
  if (!/^[a-z0-9\s§.,:;()[\]/–-]+$/.test(text)) return undefined;
  const written = text.match(/\d+|[a-z]+/g) ?? [];
  const isAsked = written.some((part) => NUMBER_WORDS.has(part));
  const parts = written
    .filter((part, at) => !NUMBER_WORDS.has(part) && !(at === 0 && isMisspelled(part)))
    .filter((part) => !(isAsked && ORDINAL_ENDINGS.has(part)))
    // "Regel dreizehn" is a number; "zeven" by itself is a card.
    .map((part) => (isAsked ? String(readNumberWord(part) ?? part) : part))
    .map((part) => (CHAPTER_WORDS.has(part) ? 'h' : part));
  const letterFirst = /^[a-z]$/.test(parts[0] ?? '');
  // "Artikel 100" is a number, whether it exists or not; "1500" by itself is points.
  if (isAsked && parts.length > 0 && parts.every((part) => /^\d+$/.test(part))) return parts;
  // "R17" is rule 17; in "S8" and "H5" the letter belongs to the number.
  if (parts[0] === 'r' && isNumber(parts.slice(1))) return parts.slice(1);
  return isNumber(letterFirst ? parts.slice(1) : parts) ? parts : undefined;
}

/** The parts of a number as a book prints it: `4.2`, `5B`, `30B1(b)(ii)`. */
export function partsOfNumber(number: string): readonly string[] {
  return fold(number).match(/\d+|[a-z]+/g) ?? [];
}

/** What people write before or within a number: rule, article, clause, paragraph, law. */
const NUMBER_WORDS = inAnyLanguage('provision');

/** What makes a number an ordinal. */
const ORDINAL_ENDINGS = inAnyLanguage('ordinals');

/** Whether a word is one of those but for one letter, or without its vowels: "regl", "artikl", "rgl". */
function isMisspelled(word: string): boolean {
  const long = [...NUMBER_WORDS].filter((right) => right.length >= 5 && right !== word);
  const isSkeleton = word.length >= 3 && long.some((right) => right.replace(/[aeiouy]/g, '') === word);
  return isSkeleton || (word.length >= 4 && long.some((right) => typingErrors(word, right, 1) === 1));
}

/** A chapter's preamble is numbered by its chapter (H5). */
const CHAPTER_WORDS = inAnyLanguage('chapter');

/**
 * Up to two digits, as rules and articles have, then letters (or small Roman numerals) and digits in turn.
 */
function isNumber(parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  return /^\d{1,2}$/.test(first) && rest.every((part) => /^(?:\d{1,2}|[a-z](?:i{1,3}|iv|v)?|i{2,3}|iv)$/.test(part));
}

function inAnyLanguage(purpose: 'provision' | 'chapter' | 'ordinals'): ReadonlySet<string> {
  return foldedSet(Object.values(queryWords).map((words) => words[purpose]));
}
