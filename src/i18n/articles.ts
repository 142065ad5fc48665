/** How running text and somebody who searches name the articles of a law, in small letters. */
export interface ArticleWords {
  /** Before one article, beside `§`. */
  readonly one: readonly string[];
  /** Before several, beside `§§`. */
  readonly many: readonly string[];
  /** Between the last two of a list. */
  readonly and: readonly string[];
  /** Between the ends of a range. */
  readonly range: readonly string[];
  /** Behind an article, before the book that it is part of. */
  readonly of: readonly string[];
  /** What is typed before an article. */
  readonly typed: readonly string[];
}
