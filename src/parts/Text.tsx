import type { MarkedText } from '#views/marked-text.ts';

/** A text; with abbreviations it is HTML from the build, including their definitions. */
export function Text({ of: { text, html } }: { readonly of: MarkedText }) {
  return html === undefined ? <>{text}</> : <span dangerouslySetInnerHTML={{ __html: html }} />;
}
