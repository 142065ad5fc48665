/** The part of a text in which words were found. */
import { foldedWords, wordsOf, type Word } from '#search/fold.ts';
import { isGeneral } from '#search/general-words.ts';
import { stemOf } from '#search/stem.ts';
import { isStopWord } from '#search/stop-words.ts';
import type { Mark, MarkedText } from '#search/types.ts';

/**
 * Parses an excerpt of Pagefind into text and marks. It is HTML, `de <mark>beurt</mark> &lt;…`, in which only
 * `<mark>` is markup; anything else that looks like a tag stays text.
 */
export function markedExcerpt(html: string): MarkedText {
  let text = '';
  const marks: Mark[] = [];
  // Every other part is between <mark> and </mark>.
  html.split(/<mark>(.*?)<\/mark>/s).forEach((part, index) => {
    const from = text.length;
    text += plain(part);
    if (index % 2 === 1) marks.push([from, text.length]);
  });
  return { text, marks };
}

/**
 * Minimum share of a typed word's start that its other forms have in common: praten and praat, delen and
 * gedeeld.
 */
const IN_COMMON = 0.4;

/**
 * Whether the marked words are what was searched. For an unknown word, Pagefind takes any word with a common
 * prefix: "legplankje" for "legitimatie".
 */
export function isAbout(query: string, { text, marks }: MarkedText): boolean {
  const asked = wordsOf(query).map(({ word }) => word);
  const isAsked = ({ word }: Word) => asked.some((each) => isForm(word, each));
  return marks.length > 0 && marks.every(([from, to]) => wordsOf(text.slice(from, to)).some(isAsked));
}

/** Minimum share of the informative words that a text must contain. */
const TELLING = 0.5;

/**
 * Whether a text has enough of the query. Pagefind ignores unknown words and matches the others: for a
 * forgotten password it finds every clause with a forgotten card.
 */
export function hasTellingWords(query: string, content: string): boolean {
  const telling = foldedWords(query).filter((word) => word.length > 2 && !isStopWord(word) && !isGeneral(word));
  const words = [...new Set(foldedWords(content))];
  const found = telling.filter((asked) => {
    const stem = stemOf(asked);
    return words.some((word) => word.includes(stem) || stemOf(word) === stem);
  });
  return found.length >= TELLING * telling.length;
}

function isForm(word: string, asked: string): boolean {
  // Little words have no other forms.
  if (asked.length < 4) return word.startsWith(asked);
  return word.includes(asked.slice(0, Math.ceil(IN_COMMON * asked.length)));
}

/** Pagefind escapes the two angle brackets and nothing else. */
function plain(part: string): string {
  return part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
