import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asHighAs, tidyTree, type Size, type Spot, type TidyNode } from '#views/tidy-tree.ts';

type Node = TidyNode<Size, Size>;
const size = fc.record({ width: fc.integer({ min: 20, max: 300 }), height: fc.integer({ min: 16, max: 140 }) });
const { tree } = fc.letrec<{ tree: Node; children: Node['children'] }>((tie) => ({
  tree: fc.record({ shown: size, children: tie('children') }),
  children: fc.oneof(
    { maxDepth: 4 },
    fc.constant([]),
    fc.array(fc.record({ label: size, to: tie('tree') }), { minLength: 1, maxLength: 4 }),
  ),
}));

interface Line {
  readonly from: Spot;
  readonly to: Spot;
}

describe('a tidy tree', () => {
  it('keeps its boxes and labels apart and within its edges', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { width, height, boxes, lines } = tidyTree(root);
        const things = [...boxes, ...lines];
        for (const each of things) {
          expect(each.x - each.width / 2).toBeGreaterThanOrEqual(0);
          expect(each.y - each.height / 2).toBeGreaterThanOrEqual(0);
          expect(each.x + each.width / 2).toBeLessThanOrEqual(width);
          expect(each.y + each.height / 2).toBeLessThanOrEqual(height);
        }
        expect(pairs(things).filter(([one, other]) => overlap(one, other))).toEqual([]);
      }),
    );
  });

  it('has lines that are upright or level, cross no other and no box, and have two bends or none', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { boxes, lines } = tidyTree(root);
        const pieces = lines.map(({ points }) =>
          points.slice(1).map((to, index): Line => ({ from: points[index] ?? to, to })),
        );
        for (const line of pieces.flat()) {
          expect(line.from.x === line.to.x || line.from.y === line.to.y).toBe(true);
          for (const box of boxes) expect(overlap(box, areaOf(line))).toBe(false);
        }
        for (const [one, other] of pairs(pieces)) {
          // Lines from the same box share their beginning.
          if (one[0]?.from.x === other[0]?.from.x && one[0]?.from.y === other[0]?.from.y) continue;
          expect(one.some((piece) => other.some((each) => meet(piece, each)))).toBe(false);
        }
        expect(lines.every(({ points }) => points.length === 2 || points.length === 4)).toBe(true);
      }),
    );
  });

  it('begins everything of one depth at one edge', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { boxes } = tidyTree(root);
        const lefts = new Set(boxes.map(({ x, width }) => x - width / 2));
        expect(lefts.size).toBe(depthOf(root));
      }),
    );
  });

  it('has a line and a half between labels that stand one above the other', () => {
    fc.assert(
      fc.property(tree, (root) => {
        for (const [one, other] of pairs(tidyTree(root).lines)) {
          if (Math.abs(one.x - other.x) >= (one.width + other.width) / 2) continue;
          expect(Math.abs(one.y - other.y) - (one.height + other.height) / 2).toBeGreaterThanOrEqual(24 - 0.01);
        }
      }),
    );
  });

  it('begins at the left, level with its first child and above all others', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { boxes, lines } = tidyTree(root);
        const [first, second] = boxes;
        expect(boxes.every((box) => box.x >= (first?.x ?? Infinity))).toBe(true);
        if (second) expect(second.y).toBe(first?.y);
        expect(lines.every(({ y }) => y >= (first?.y ?? Infinity))).toBe(true);
      }),
    );
  });
});

describe('a tidy tree that fills its room', () => {
  it('is at most as high, with its things in the same order and no nearer to each other', () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 4000 }), (root, room) => {
        const before = tidyTree(root);
        const after = asHighAs(before, room, 1.75);
        expect(after.height).toBeLessThanOrEqual(Math.max(before.height, room) + 1);
        expect(after.width).toBe(before.width);
        const things = [...after.boxes, ...after.lines];
        expect(Math.max(...things.map(({ y, height }) => y + height / 2))).toBeLessThanOrEqual(after.height);
        const was = pairs([...before.boxes, ...before.lines]);
        for (const [at, [one, other]] of pairs(things).entries()) {
          const [first, second] = was[at] ?? [one, other];
          expect(Math.abs(other.y - one.y)).toBeGreaterThanOrEqual(Math.abs(second.y - first.y) - 1);
        }
      }),
    );
  });
});

function pairs<Thing>(things: readonly Thing[]): (readonly [Thing, Thing])[] {
  return things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other] as const));
}

function overlap(one: Size & Spot, other: Size & Spot): boolean {
  const apart = (a: number, b: number, sizes: number) => Math.abs(a - b) >= sizes / 2 - 0.01;
  return !(apart(one.x, other.x, one.width + other.width) || apart(one.y, other.y, one.height + other.height));
}

function areaOf({ from, to }: Line): Size & Spot {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** Whether two lines have a point in common. */
function meet(one: Line, other: Line): boolean {
  const [a, b] = [areaOf(one), areaOf(other)];
  return Math.abs(a.x - b.x) <= (a.width + b.width) / 2 && Math.abs(a.y - b.y) <= (a.height + b.height) / 2;
}

function depthOf({ children }: Node): number {
  return 1 + Math.max(0, ...children.map(({ to }) => depthOf(to)));
}
