/** Texts of an edition with the definitions of its abbreviations at hand. */
import { markText, type Abbreviation } from '#wording/abbreviations.ts';

export interface MarkedText {
  readonly text: string;
  /** Where an abbreviation of the glossary stands in the text: the same text, with its definition. */
  readonly html?: string;
}

/** The text, with HTML beside it where an abbreviation stands in it. */
export function markedText(text: string, abbreviations: readonly Abbreviation[]): MarkedText {
  const html = markText(text, abbreviations);
  return html === undefined ? { text } : { text, html };
}
