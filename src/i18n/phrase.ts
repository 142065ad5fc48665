/** The words that values are said with. */
export interface PhraseWords {
  /** The answer "I don't know", as on its button. */
  readonly unknown: string;
  /** An unknown answer in a case; `{ask}` is the question. */
  readonly unknownSays: string;
  /** `{from}` and `{to}`, both included. */
  readonly range: string;
  /** `{n}` and everything above it. */
  readonly orMore: string;
  /** `{n}` and everything below it. */
  readonly orLess: string;
  /** Between the last two of several alternatives: `{list} of {last}`. */
  readonly either: string;
}
