/** The part of a text in which words were found. */
import { wordsOf } from '../fold.ts';
import type { Mark, MarkedText } from '../types.ts';

/**
 * An excerpt of Pagefind's as text and marks. It comes as HTML, `de <mark>beurt</mark> &lt;…`, in which nothing but
 * `<mark>` is markup; whatever else looks like a tag stays text.
 */
export function markedExcerpt(html: string): MarkedText {
  let text = '';
  const marks: Mark[] = [];
  // Every other part stands between <mark> and </mark>.
  html.split(/<mark>(.*?)<\/mark>/s).forEach((part, index) => {
    const from = text.length;
    text += plain(part);
    if (index % 2 === 1) marks.push([from, text.length]);
  });
  return { text, marks };
}

/** How much of a word as typed its other forms have in common with it: praten and praat, lopen and loop. */
const IN_COMMON = 0.4;

/**
 * Whether what is marked is what was asked for. For a word that it does not know, Pagefind takes any word that begins
 * like it: the "leg" in "legplankje" for "legitimatie".
 */
export function isAbout(query: string, { text, marks }: MarkedText): boolean {
  const asked = wordsOf(query).map(({ word }) => word);
  const isAsked = (word: string) => asked.some((each) => inCommon(each, word) >= IN_COMMON * each.length);
  return (
    marks.length > 0 && marks.every(([from, to]) => wordsOf(text.slice(from, to)).some(({ word }) => isAsked(word)))
  );
}

/** How many letters two words begin with alike. */
function inCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Pagefind escapes the two angle brackets and nothing else. */
function plain(part: string): string {
  return part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
