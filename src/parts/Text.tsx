import type { MarkedText } from '#views/marked-text.ts';

/** A text; where an abbreviation stands in it, the build has made HTML of it with the definition at hand. */
export function Text({ of: { text, html } }: { readonly of: MarkedText }) {
  return html === undefined ? <>{text}</> : <span dangerouslySetInnerHTML={{ __html: html }} />;
}
