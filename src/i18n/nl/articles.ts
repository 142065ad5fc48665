/** How running text and somebody who searches name the articles of a law, in small letters. */
export const words = {
  /** Before one article, beside `§`. */
  one: ['artikel', 'art.'],
  /** Before several, beside `§§`. */
  many: ['artikelen'],
  /** Between the last two of a list. */
  and: ['en', 'of'],
  /** Between the ends of a range. */
  range: ['t/m', 'tot en met'],
  /** Behind an article, before the book that it is part of. */
  of: ['van'],
  /** What is typed before an article. */
  typed: ['artikelen', 'artikel', 'art', 'arts'],
};
