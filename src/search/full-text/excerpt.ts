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

/** Pagefind escapes the two angle brackets and nothing else. */
function plain(part: string): string {
  return part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
