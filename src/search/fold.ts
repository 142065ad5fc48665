/**
 * Spelling set aside: capitals, diacritics, and the two ways in which each of these letters is written.
 * ø, ö and oe are one; so are ü and ue, æ, ä, å, ae and aa, ß and ss, ij and y.
 */

/** A word of a text, folded, with its position in the text as written (UTF-16 units, `to` exclusive). */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

interface Letter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

/** What people leave out who write "didnt" and "youre": the apostrophe where two words are joined. */
const JOINING = /(?<=\p{L}\p{M}*)['’](?=(?:t|d|m|re|ve|ll)(?![\p{L}\d]))/giu;

/** The text as it is compared: `Kulørsvigt` → `kulorsvigt`, `Überstechen` → `uberstechen`, `vrij` → `vry`. */
export function fold(text: string): string {
  return plain(text.replace(JOINING, ''))
    .replace(/a[ae]+/g, 'a')
    .replace(/([ou])e+/g, '$1')
    .replace(/ij/g, 'y');
}

/** The folded words of a text in their order: runs of letters and digits. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** The same words with their positions in the text. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let letters: Letter[] = [];
  const close = (): void => {
    const [first] = letters;
    const last = letters.at(-1);
    if (first && last) {
      words.push({ word: letters.map(({ letter }) => letter).join(''), from: first.from, to: last.to });
    }
    letters = [];
  };
  for (const each of lettersOf(text)) {
    if (/[a-z0-9]/.test(each.letter)) letters.push(each);
    else close();
  }
  close();
  return words;
}

/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', œ: 'o', æ: 'a', ß: 'ss', đ: 'd', ð: 'd', ł: 'l', þ: 'th' };

/** A letter and those that may follow it as a spelling of the same sound. */
const SWALLOWED: Readonly<Record<string, string>> = { a: 'ae', o: 'e', u: 'e' };

function lettersOf(text: string): readonly Letter[] {
  const letters: Letter[] = [];
  const joining = new Set([...text.matchAll(JOINING)].map(({ index }) => index));
  let from = 0;
  for (const sign of text) {
    const to = from + sign.length;
    if (!joining.has(from)) for (const letter of plain(sign)) join(letters, { letter, from, to });
    from = to;
  }
  return letters;
}

/** Without capitals and diacritics; nothing is left of a mark that only belongs to the sign before it. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower
    .replace(/[øœæßđðłþ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

function join(letters: Letter[], next: Letter): void {
  const last = letters.at(-1);
  if (last && SWALLOWED[last.letter]?.includes(next.letter)) {
    letters[letters.length - 1] = { ...last, to: next.to };
  } else if (last?.letter === 'i' && next.letter === 'j') {
    letters[letters.length - 1] = { letter: 'y', from: last.from, to: next.to };
  } else {
    letters.push(next);
  }
}
