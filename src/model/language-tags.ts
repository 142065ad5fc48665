/**
 * Texts that carry their own language. In a translation, whatever is not translated is shown in the
 * original's words; put into a sentence, on a chip or in a title, they keep their language. It is encoded
 * with Unicode's tag characters (The Unicode Standard, 23.9): they are invisible, authors cannot write them
 * (library/characters.ts), and collation ignores them. They are internal: pages have elements with `lang`
 * instead (site/tagged-html.ts, parts/tagged-markup.ts), and all other output is `untagged`.
 */
import { languages, type Language } from './language.ts';

/** A part of a text, with its language if it differs from the surrounding text's. */
export interface Piece {
  readonly text: string;
  readonly lang?: Language;
}

/** A language tag: the tag character and its letters before the words, and the cancel tag after them. */
const BEGIN = '\u{E0001}';
const END = '\u{E007F}';
const TO_TAG = 0xe0000;
const TAG = /\u{E0001}([\u{E0061}-\u{E007A}]{2})|\u{E007F}/gu;

/** The text in its language. */
export function tagged(text: string, language: Language): string {
  const letters = [...language].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + TO_TAG)).join('');
  return `${BEGIN}${letters}${text}${END}`;
}

/** Whether a text contains language tags. */
export function hasTags(text: string): boolean {
  return text.includes(BEGIN) || text.includes(END);
}

/** The words alone. */
export function untagged(text: string): string {
  return hasTags(text) ? text.replace(TAG, '') : text;
}

/** The tagged language at the start of a text, if any. */
export function languageAtStart(text: string): Language | undefined {
  return text.startsWith(BEGIN) ? piecesOf(text)[0]?.lang : undefined;
}

/** Splits a text where its language changes; empty pieces are left out, and nested pieces are separate. */
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

/** The parts of a tagged text that was split: each gets the tags that were open in the whole. */
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

/** Words to insert into a text that is tagged as a whole: outside its tags, unless they have no letters. */
export function besides(text: string, words: string): string {
  if (!text.startsWith(BEGIN) || !/\p{L}/u.test(untagged(words))) return words;
  return `${END}${words}${text.slice(0, beforeWords(text))}`;
}

/** The offset of a text's first word. */
export function beforeWords(text: string): number {
  return /^(?:\u{E0001}[\u{E0061}-\u{E007A}]{2}|\u{E007F})*/u.exec(text)?.[0].length ?? 0;
}

function languageOf(letters: string): Language | undefined {
  const tag = [...letters].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? TO_TAG) - TO_TAG)).join('');
  return languages.find((each) => each === tag);
}
