/** Texts of an edition with the definitions of its abbreviations at hand. */
import { markText, type Abbreviation } from '#wording/abbreviations.ts';

export interface MarkedText {
  readonly text: string;
  /** The same text as HTML with definitions, if it contains abbreviations of the glossary. */
  readonly html?: string;
}

/** The text, with HTML added if it contains abbreviations. */
export function markedText(text: string, abbreviations: readonly Abbreviation[]): MarkedText {
  const html = markText(text, abbreviations);
  return html === undefined ? { text } : { text, html };
}
