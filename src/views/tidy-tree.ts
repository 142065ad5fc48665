/**
 * Lays out a tree to the right of its first node: the first child stands level with its parent, the others
 * below, each as high as it can without touching what is already there. So the root is the corner at the top
 * left, no line crosses another, and every line has at most two bends. (Reingold and Tilford, "Tidier
 * drawings of trees", 1981; nodes differ in size, as in van der Ploeg, "Drawing non-layered tidy trees in
 * linear time", 2014. These trees are small, so that every node is compared with every other.)
 */

/** A size; all lengths are in the same unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A node with what it shows. */
export interface TidyNode<Shown extends Size, Label extends Size> {
  readonly shown: Shown;
  readonly children: readonly { readonly label: Label; readonly to: TidyNode<Shown, Label> }[];
}
/** A placed thing, with its middle at x, y. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface TidyDrawing<Shown extends Size, Label extends Size> extends Size {
  readonly boxes: readonly (Shown & Spot)[];
  /** The line from a node to a child, with its label on it. */
  readonly lines: readonly (Label & Spot & { readonly points: readonly Spot[] })[];
}

/** Between a node and the upright line to its children, and on both sides of a label. */
const STUB = 10;
/** Between what stands one above the other. */
const GAP = 10;
/** Between labels, which have no frame: with less they would read as one paragraph. */
const LABEL_GAP = 24;
/** Around the whole drawing, with room for what hangs over the corner of a box. */
const MARGIN = 12;

/** The drawing of a tree, as narrow and as high as its nodes make it. */
export function tidyTree<Shown extends Size, Label extends Size>(
  root: TidyNode<Shown, Label>,
): TidyDrawing<Shown, Label> {
  const { boxes, lines, taken } = laidOut(root, columnsOf(root), 0);
  const down = MARGIN - Math.min(...taken.map(({ top }) => top));
  const lower = <Thing extends Spot>(thing: Thing): Thing => ({ ...thing, y: thing.y + down });
  return {
    width: Math.max(...taken.map(({ right }) => right)) + MARGIN,
    height: Math.max(...taken.map(({ bottom }) => bottom)) + down + MARGIN,
    boxes: boxes.map(lower),
    lines: lines.map((line) => ({ ...lower(line), points: line.points.map(lower) })),
  };
}

/**
 * The same drawing as high as its room, with what stands one above the other further apart: at most `most`
 * times as far.
 */
export function asHighAs<Shown extends Size, Label extends Size>(
  drawing: TidyDrawing<Shown, Label>,
  room: number,
  most: number,
): TidyDrawing<Shown, Label> {
  const { boxes, lines } = drawing;
  const things = [...boxes, ...lines];
  const top = Math.min(...things.map(({ y }) => y));
  const lower = things.filter(({ y }) => y > top);
  const times = Math.min(most, ...lower.map(({ y, height }) => (room - MARGIN - height / 2 - top) / (y - top)));
  if (lower.length === 0 || times <= 1) return drawing;
  const moved = <Thing extends Spot>(thing: Thing): Thing => ({
    ...thing,
    y: Math.round(top + (thing.y - top) * times),
  });
  const bottoms = things.map((thing) => moved(thing).y + thing.height / 2);
  return {
    ...drawing,
    height: Math.max(...bottoms) + MARGIN,
    boxes: boxes.map(moved),
    lines: lines.map((line) => ({ ...moved(line), points: line.points.map(moved) })),
  };
}

/** An area that nothing else may touch. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isLabel?: boolean;
}
type Laid<Shown extends Size, Label extends Size> = Pick<TidyDrawing<Shown, Label>, 'boxes' | 'lines'> & {
  readonly taken: readonly Area[];
};

/** The nodes of one depth, and the labels of the lines to the next: they begin at one edge. */
interface Column {
  readonly left: number;
  readonly width: number;
  readonly labels: number;
  /** Where the next begins. */
  readonly end: number;
}

function columnsOf(root: TidyNode<Size, Size>): readonly Column[] {
  const columns: Column[] = [];
  let left = MARGIN;
  for (let nodes = [root]; nodes.length > 0; nodes = nodes.flatMap(({ children }) => children.map(({ to }) => to))) {
    const width = widest(nodes.map(({ shown }) => shown));
    const labels = left + width + STUB + (nodes.some(({ children }) => children.length > 1) ? STUB : 0);
    const end = labels + widest(nodes.flatMap(({ children }) => children.map(({ label }) => label))) + STUB;
    columns.push({ left, width, labels, end });
    left = end;
  }
  return columns;
}

/** A node and all below it, with its own middle at y = 0. */
function laidOut<Shown extends Size, Label extends Size>(
  { shown, children }: TidyNode<Shown, Label>,
  columns: readonly Column[],
  depth: number,
): Laid<Shown, Label> {
  const column = columns[depth];
  if (!column) throw new Error('a node is deeper than its tree');
  const { left, width, labels: label, end: next } = column;
  const right = left + width;
  const boxes: (Shown & Spot)[] = [{ ...shown, width, x: left + width / 2, y: 0 }];
  const lines: (Label & Spot & { readonly points: readonly Spot[] })[] = [];
  const taken: Area[] = [areaOf(left, right, 0, shown.height)];
  let y = 0;
  for (const [index, child] of children.entries()) {
    const below = laidOut(child.to, columns, depth + 1);
    const areas = [...below.taken, { ...areaOf(label, next, 0, child.label.height), isLabel: true }];
    // The first child is level with its parent.
    if (index > 0) y = Math.max(y, lowest(areas, taken));
    const lower = <Thing extends Spot>(thing: Thing): Thing => ({ ...thing, y: thing.y + y });
    boxes.push(...below.boxes.map(lower));
    lines.push({ ...child.label, x: label + child.label.width / 2, y, points: elbow(right, next, y) });
    lines.push(...below.lines.map((line) => ({ ...lower(line), points: line.points.map(lower) })));
    taken.push(...areas.map((area) => ({ ...area, top: area.top + y, bottom: area.bottom + y })));
  }
  // Nothing else comes between a node and its children.
  if (children.length > 0) taken.push({ left: right, right: next, top: 0, bottom: y });
  return { boxes, lines, taken };
}

/** From a node at y = 0 to a child, with the bends halfway between the node and the labels. */
function elbow(from: number, to: number, y: number): readonly Spot[] {
  if (y === 0) return [spot(from, 0), spot(to, 0)];
  return [spot(from, 0), spot(from + STUB, 0), spot(from + STUB, y), spot(to, y)];
}

/** How far things must move down so as to be a gap below everything that they would touch. */
function lowest(things: readonly Area[], taken: readonly Area[]): number {
  let down = -Infinity;
  for (const thing of things) {
    for (const other of taken) {
      if (thing.left >= other.right || other.left >= thing.right) continue;
      down = Math.max(down, other.bottom + (thing.isLabel && other.isLabel ? LABEL_GAP : GAP) - thing.top);
    }
  }
  return down;
}

function areaOf(left: number, right: number, y: number, height: number): Area {
  return { left, right, top: y - height / 2, bottom: y + height / 2 };
}

function widest(things: readonly Size[]): number {
  return Math.max(0, ...things.map(({ width }) => width));
}

function spot(x: number, y: number): Spot {
  return { x, y };
}
