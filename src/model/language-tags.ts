/**
 * Texts that say in themselves what language they are in. In a translation, what nobody has translated stands
 * in the original's words; put into a sentence, on a chip or in a title, it takes its language along. It is
 * said with Unicode's tag characters (The Unicode Standard, 23.9): nobody sees them, no author can write them
 * (library/characters.ts), and comparisons of languages ignore them. They are for our own use only: a page
 * has elements with `lang` in their place (site/tagged-html.ts, parts/tagged-markup.ts), and whatever else is
 * given out is `untagged`.
 */
import { languages, type Language } from './language.ts';

/** A stretch of a text, and its language where that is not the one of what it stands in. */
export interface Piece {
  readonly text: string;
  readonly lang?: Language;
}

/**
 * A language as a text says it: the sign of a tag and its letters; behind the words, the sign that cancels
 * it.
 */
const BEGIN = '\u{E0001}';
const END = '\u{E007F}';
const TO_TAG = 0xe0000;
const TAG = /\u{E0001}([\u{E0061}-\u{E007A}]{2})|\u{E007F}/gu;

/** The text in its language. */
export function tagged(text: string, language: Language): string {
  const letters = [...language].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + TO_TAG)).join('');
  return `${BEGIN}${letters}${text}${END}`;
}

/** Whether a text says of a part of it what language that is in. */
export function hasTags(text: string): boolean {
  return text.includes(BEGIN) || text.includes(END);
}

/** The words alone. */
export function untagged(text: string): string {
  return hasTags(text) ? text.replace(TAG, '') : text;
}

/** The language that a text begins in, where it says so. */
export function languageAtStart(text: string): Language | undefined {
  return text.startsWith(BEGIN) ? piecesOf(text)[0]?.lang : undefined;
}

/**
 * The text cut where its language changes; empty pieces are left out, and what is within another piece is
 * told by itself.
 */
export function piecesOf(text: string): readonly Piece[] {
  const open: (Language | undefined)[] = [];
  const pieces: Piece[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const lang = open.at(-1);
    if (to > from) pieces.push({ text: text.slice(from, to), ...(lang === undefined ? {} : { lang }) });
  };
  for (const { 0: tag, 1: letters, index } of text.matchAll(TAG)) {
    cut(index);
    from = index + tag.length;
    if (letters === undefined) open.pop();
    else open.push(languageOf(letters));
  }
  cut(text.length);
  return pieces;
}

/**
 * The parts of a text that was cut somewhere, in their order: each says its own languages, as the whole did.
 */
export function eachTagged(parts: readonly string[]): readonly string[] {
  const open: string[] = [];
  return parts.map((part) => {
    const before = open.join('');
    for (const [tag] of part.matchAll(TAG)) {
      if (tag === END) open.pop();
      else open.push(tag);
    }
    return before + part + END.repeat(open.length);
  });
}

/**
 * A text by its tags: what each of them begins, or `undefined` where one ends, and the words between them.
 */
export function replaceTags(text: string, mark: (begins: Language | undefined) => string): string {
  return text.replace(TAG, (_, letters: string | undefined) =>
    mark(letters === undefined ? undefined : languageOf(letters)),
  );
}

/** What is to be put into a text that says its language as a whole: in its own, if it has any words. */
export function besides(text: string, words: string): string {
  if (!text.startsWith(BEGIN) || !/\p{L}/u.test(untagged(words))) return words;
  return `${END}${words}${text.slice(0, beforeWords(text))}`;
}

/** How much of a text comes before its first word. */
export function beforeWords(text: string): number {
  return /^(?:\u{E0001}[\u{E0061}-\u{E007A}]{2}|\u{E007F})*/u.exec(text)?.[0].length ?? 0;
}

function languageOf(letters: string): Language | undefined {
  const tag = [...letters].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? TO_TAG) - TO_TAG)).join('');
  return languages.find((each) => each === tag);
}
