/** Which clause is in view. */

export interface ClauseBox {
  readonly id: string;
  /** Pixels from the screen's top. */
  readonly top: number;
  readonly bottom: number;
}

export interface View {
  /** Of the screen, in pixels. */
  readonly height: number;
  /** How much of its top is covered by the plate with the rule's name. */
  readonly covered?: number;
  /** The clause that has the focus, or a control within it. */
  readonly focused?: string | undefined;
  /** The clause in the address's hash. */
  readonly target?: string | undefined;
}

/** Less than a line of text. */
const SLIVER = 24;

/**
 * The clause in view: the focused one, else the one in the address, else the topmost; undefined if none is on
 * the screen. One that was scrolled away does not count.
 */
export function clauseInView(
  clauses: readonly ClauseBox[],
  { height, covered = 0, focused, target }: View,
): string | undefined {
  const seen = clauses.filter(({ top, bottom }) => bottom >= covered + SLIVER && top <= height - SLIVER);
  const named = (id: string | undefined) => seen.find((clause) => clause.id === id);
  return (named(focused) ?? named(target) ?? seen[0])?.id;
}
