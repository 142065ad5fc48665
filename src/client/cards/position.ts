/** Positions a card beside a word in the text. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
  /** The greatest height that fits there. */
  readonly maxHeight: number;
}

const GAP = 6;
const EDGE = 8;

/**
 * Below the word if there is room, else on the larger side, and always within the screen. All in pixels from
 * the screen's top left corner.
 */
export function positionBeside(word: Rectangle, card: Size, screen: Size): Spot {
  const below = screen.height - EDGE - (word.bottom + GAP);
  const above = word.top - GAP - EDGE;
  const isBelow = card.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(card.height, maxHeight);
  return {
    left: Math.max(EDGE, Math.min(word.left, screen.width - EDGE - card.width)),
    top: isBelow ? word.bottom + GAP : word.top - GAP - height,
    maxHeight,
  };
}
