/** The part of a text in which words were found. */
import { wordsOf, type Word } from '#search/fold.ts';
import type { Mark, MarkedText } from '#search/types.ts';

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

/** So much of a word as typed, from its start, stands in its other forms: praten and praat, delen and gedeeld. */
const IN_COMMON = 0.4;

/**
 * Whether what is marked is what was asked for. For a word that it does not know, Pagefind takes any word that begins
 * like it: "legplankje" for "legitimatie".
 */
export function isAbout(query: string, { text, marks }: MarkedText): boolean {
  const asked = wordsOf(query).map(({ word }) => word);
  const isAsked = ({ word }: Word) => asked.some((each) => isForm(word, each));
  return marks.length > 0 && marks.every(([from, to]) => wordsOf(text.slice(from, to)).some(isAsked));
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
