/**
 * The drawings that a clause may have, each with the slots for words in the clause's language, in the order
 * of `labels`. Each is a file in src/components/drawings/ (test/components/drawings.test.ts).
 */
export const drawings = {
  /** A table from above with a screen from corner to corner and four seats. */
  'table-screen': ['screen', 'north', 'east', 'south', 'west'],
  /** The same table: a tray in the hatch of the screen, and the tricks on both sides of it. */
  tray: ['hatch', 'tray', 'one', 'other'],
  /** A table from above, the caller in front: a block in the middle, then in the corner to the left. */
  'trump-block': ['first', 'then', 'caller'],
  /** A stretch of track with a start square, and the way home that leaves it. */
  'way-home': ['home', 'start', 'forwards', 'backwards'],
  /** A number of steps split over two pawns: the first comes home with some, the second takes the others. */
  'split-steps': ['home', 'some', 'others', 'mine', 'partner'],
  /**
   * The folder on top, one end of it towards each of two seats; next to it the pile, the lowest number on
   * top.
   */
  folders: ['north', 'south', 'lowest'],
  /** A row of half-covered cards: those of won tricks upright, the others across. */
  'trick-row': ['won', 'lost', 'player'],
  /**
   * Four seats around a table, one of them in front, and to whom the turn goes from there: letters, then who
   * sits there.
   */
  seats: ['front letter', 'left letter', 'opposite letter', 'right letter', 'front', 'left', 'opposite', 'right'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DrawingName = keyof typeof drawings;

/**
 * How many letters have room in each of these places, in the same order: a longer word would run over the
 * edge of the drawing, or into what is beside it.
 */
export const roomIn: Readonly<Record<DrawingName, readonly number[]>> = {
  'table-screen': [16, 20, 9, 20, 9],
  tray: [8, 12, 8, 8],
  'trump-block': [2, 2, 24],
  'way-home': [10, 18, 10, 20],
  'split-steps': [12, 10, 10, 16, 28],
  folders: [19, 19, 13],
  'trick-row': [12, 16, 24],
  seats: [2, 2, 2, 2, 24, 16, 24, 16],
};

/** The names, in the order above. */
export const drawingNames = Object.keys(drawings) as readonly DrawingName[];

/** The drawing that a text names, if there is one. */
export function drawingNamed(name: string | undefined): DrawingName | undefined {
  return drawingNames.find((each) => each === name);
}
