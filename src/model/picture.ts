/**
 * The pictures that a book may choose for a phase of its game: line drawings without words, which say nothing
 * that the text beside them does not. Each is a file in src/components/pictures/.
 */
export const pictureNames = [
  /** Seats around a table. */
  'table',
  /** A screen across a table, with its flap. */
  'screen',
  /** A bridge board with the four hands in it. */
  'board',
  /** A trick: four cards, one of which wins. */
  'trick',
  'closed-trick',
  'dropped-card',
  'trump-block',
  /** A track of squares with a way home, and a pawn. */
  'track',
  /** Folders with sorted cards. */
  'folders',
  /** Melded cards in a row, and those that are laid away. */
  'layout',
  'score-sheet',
  'casebook',
] as const;
export type PictureName = (typeof pictureNames)[number];
