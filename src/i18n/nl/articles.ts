/** How running text and search queries name the articles of a law, in lower case. */
export const words = {
  /** Before one article, in addition to `§`. */
  one: ['artikel', 'art.'],
  /** Before several, in addition to `§§`. */
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
